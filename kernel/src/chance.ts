import type { Random } from './random.ts';

/**
 * A chance event, described so that it can be sampled by any source, weighted, typed in by people with real dice and checked.
 * - `dice`: each die shows one of its faces; faces that stand twice are twice as likely. A die that is not thrown has one face.
 *   `unordered` says that which die shows what has no effect on the game.
 * - `draw`: `take` things are drawn without replacement, in order, from `counts[i]` copies of thing `i`.
 */
export type ChanceSpec =
  | { readonly kind: 'dice'; readonly dice: readonly (readonly number[])[]; readonly unordered?: boolean }
  | { readonly kind: 'draw'; readonly counts: readonly number[]; readonly take: number };

/** The faces shown, die by die, or the things drawn, in order. */
export type Outcome = readonly number[];

/** Lets chance decide. */
export function sample(spec: ChanceSpec, random: Random): Outcome {
  if (spec.kind === 'dice') {
    const faces = new Array<number>(spec.dice.length);
    for (let i = 0; i < faces.length; i++) {
      const die = spec.dice[i] ?? [];
      faces[i] = die[die.length === 1 ? 0 : random.below(die.length)] ?? 0;
    }
    return faces;
  }
  if (spec.take === 1) return [drawOne(spec.counts, random.below(sum(spec.counts)))];
  const left = spec.counts.slice();
  let total = sum(left);
  const drawn: number[] = [];
  for (let n = 0; n < spec.take; n++) {
    const thing = drawOne(left, random.below(total));
    left[thing] = (left[thing] ?? 0) - 1;
    total--;
    drawn.push(thing);
  }
  return drawn;
}

/** The thing at a place among all copies, lined up thing by thing. */
function drawOne(counts: readonly number[], place: number): number {
  let at = place;
  let thing = 0;
  while (at >= (counts[thing] ?? 0)) at -= counts[thing++] ?? 0;
  return thing;
}

/** Whether chance could have decided so: the right number of dice or things, each possible. */
export function admits(spec: ChanceSpec, outcome: Outcome): boolean {
  return probability(spec, outcome) > 0;
}

/** The probability of exactly this outcome, in this order; 0 where it is impossible. */
export function probability(spec: ChanceSpec, outcome: Outcome): number {
  let p = 1;
  if (spec.kind === 'dice') {
    if (outcome.length !== spec.dice.length) return 0;
    for (let i = 0; i < outcome.length; i++) {
      const die = spec.dice[i] ?? [];
      let copies = 0;
      for (const face of die) if (face === outcome[i]) copies++;
      if (copies === 0) return 0;
      p *= copies / die.length;
    }
    return p;
  }
  if (outcome.length !== spec.take) return 0;
  const left = spec.counts.slice();
  let total = sum(left);
  for (const thing of outcome) {
    const copies = left[thing] ?? 0;
    if (copies === 0) return 0;
    p *= copies / total;
    left[thing] = copies - 1;
    total--;
  }
  return p;
}

export interface Weighted {
  readonly outcome: Outcome;
  readonly probability: number;
}

/**
 * Every outcome with its probability; unordered dice as multisets (the faces ascending). Null where there are more than `limit`
 * ordered outcomes.
 */
export function enumerate(spec: ChanceSpec, limit = 100_000): readonly Weighted[] | null {
  let partial: number[][] = [[]];
  const steps = spec.kind === 'dice' ? spec.dice.length : spec.take;
  for (let i = 0; i < steps; i++) {
    const choices = spec.kind === 'dice' ? [...new Set(spec.dice[i])] : spec.counts.keys();
    const longer: number[][] = [];
    for (const choice of choices) {
      for (const done of partial) {
        if (spec.kind === 'draw' && done.filter((d) => d === choice).length >= (spec.counts[choice] ?? 0)) continue;
        longer.push([...done, choice]);
        if (longer.length > limit) return null;
      }
    }
    partial = longer;
  }
  const all = partial.map((outcome) => ({ outcome: outcome as Outcome, probability: probability(spec, outcome) }));
  if (spec.kind !== 'dice' || spec.unordered !== true) return all;
  const multisets = new Map<string, Weighted>();
  for (const { outcome, probability: p } of all) {
    const sorted = [...outcome].sort((x, y) => x - y);
    const key = sorted.join();
    multisets.set(key, { outcome: sorted, probability: (multisets.get(key)?.probability ?? 0) + p });
  }
  return [...multisets.values()];
}

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
