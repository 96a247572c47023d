import type { ChanceSpec, Outcome } from './chance.ts';
import { parseEntry } from './entry.ts';
import type { Game } from './game.ts';
import type { Session } from './session.ts';

/** A chance event whose outcome people tell: real dice, real cards. */
export interface Awaited {
  readonly spec: ChanceSpec;
  /** The seats that may know the outcome while the game runs; null: everybody. */
  readonly readers: readonly number[] | null;
}

/** The chance event that is due in a state, or null. */
export function awaited<S>(game: Game<S, unknown, unknown>, state: S): Awaited | null {
  const status = game.status(state);
  if (status.type !== 'chance') return null;
  // Who may know a card hangs on whose it is, not on which it is.
  return { spec: status.spec, readers: game.secret?.(state, someOutcome(status.spec)) ?? null };
}

/**
 * The seats whose people may tell an outcome, of the seats that people sit on: those who may know it. What only bots may know is told by
 * anybody, for somebody has to draw their cards.
 */
export function tellers(readers: readonly number[] | null, people: readonly number[]): readonly number[] {
  const knowing = readers === null ? people : people.filter((seat) => readers.includes(seat));
  return knowing.length > 0 ? knowing : people;
}

/** An outcome that is possible. */
function someOutcome(spec: ChanceSpec): Outcome {
  if (spec.kind === 'dice') return spec.dice.map((faces) => faces[0] ?? 0);
  const things = spec.counts.flatMap((count, thing) => new Array<number>(Math.min(count, spec.take)).fill(thing));
  return things.slice(0, spec.take);
}

/**
 * The session without the last thing that people told or decided, and how many corrections that takes: what followed from it by itself
 * (the moves of bots) goes with it. Null where nothing can be corrected. `byItself`: whether nobody made this decision.
 */
export function correctLast<S, M, V>(
  session: Session<S, M, V>,
  byItself: (seat: number, move: string) => boolean,
): { readonly session: Session<S, M, V>; readonly times: number } | null {
  let current = session;
  for (let times = 1; ; times++) {
    const shorter = current.correct();
    if (!shorter.ok) return null;
    const gone = current.log.slice(shorter.value.log.length).map(parseEntry);
    current = shorter.value;
    const followed = gone.every(
      (entry) => entry.ok && entry.value.type === 'move' && byItself(entry.value.seat, entry.value.text),
    );
    if (!followed || current.log.length === 0) return { session: current, times };
  }
}
