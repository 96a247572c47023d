import type { ChanceSpec, Outcome } from '@spieleabend/kernel';

/** An outcome as far as it has been typed in, place by place; null where it is still open. */
export type Draft = readonly (number | null)[];

/** Nothing typed in yet; a die that is not thrown lies there already. */
export function emptyDraft(spec: ChanceSpec): Draft {
  if (spec.kind === 'draw') return new Array<null>(spec.take).fill(null);
  return spec.dice.map((faces) => (faces.length === 1 ? (faces[0] ?? null) : null));
}

/** Whether a place is filled by the rules, because its die stays. */
export function isFixed(spec: ChanceSpec, place: number): boolean {
  return spec.kind === 'dice' && spec.dice[place]?.length === 1;
}

/** What may stand at a place: the faces of its die, or the things that are not used up by the other places. */
export function offered(spec: ChanceSpec, draft: Draft, place: number): readonly number[] {
  if (spec.kind === 'dice') return [...new Set(spec.dice[place])];
  const others = draft.filter((_, at) => at !== place);
  return [...spec.counts.keys()].filter(
    (thing) => others.filter((other) => other === thing).length < (spec.counts[thing] ?? 0),
  );
}

/** The place to fill next: the first open one behind `place`, else the first open one at all, else null. */
export function nextOpen(draft: Draft, place: number): number | null {
  const open = [...draft.keys()].filter((at) => draft[at] === null);
  return open.find((at) => at > place) ?? open[0] ?? null;
}

/** The outcome once every place is filled, else null. */
export function complete(draft: Draft): Outcome | null {
  const filled = draft.filter((thing) => thing !== null);
  return filled.length === draft.length ? filled : null;
}
