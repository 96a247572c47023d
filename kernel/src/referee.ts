import type { ChanceSpec, Outcome } from './chance.ts';
import { type Entry, parseEntry } from './entry.ts';
import type { Game } from './game.ts';
import { ALL_PLAY, reseat, type Seating } from './seating.ts';
import type { Session } from './session.ts';
import { parseTableEvent } from './table-event.ts';

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
 * The seats whose people may tell an outcome, of the seats that people sit on: those who may know it. What only bots may know, also those
 * that play for somebody, is told by anybody, for somebody has to draw their cards.
 */
export function tellers(
  readers: readonly number[] | null,
  people: readonly number[],
  { bots, resigned }: Pick<Seating, 'bots' | 'resigned'> = ALL_PLAY,
): readonly number[] {
  if (readers === null) return people;
  const knowing = people.filter((seat) => readers.includes(seat) && !bots.includes(seat) && !resigned.includes(seat));
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
 * (the moves of bots, also of those that play for somebody) goes with it. Null where nothing can be corrected. `byItself`: whether nobody
 * made this decision.
 */
export function correctLast<S, M, V>(
  session: Session<S, M, V>,
  byItself: (seat: number, move: string) => boolean,
): { readonly session: Session<S, M, V>; readonly times: number } | null {
  let current = session;
  for (let times = 1; ; times++) {
    const shorter = current.correct();
    if (!shorter.ok) return null;
    const followed = takenOut(current, shorter.value).every(
      ({ entry, isBot }) => entry.type === 'move' && (isBot || byItself(entry.seat, entry.text)),
    );
    current = shorter.value;
    if (!followed || !current.log.some((text) => !text.startsWith('!'))) return { session: current, times };
  }
}

/** The decisions and outcomes that a correction has taken out, each with whether a bot decided in the place of somebody. Table events stay. */
function takenOut(before: Session, after: Session): { readonly entry: Entry; readonly isBot: boolean }[] {
  const kept = after.log;
  const differs = before.log.findIndex((text, index) => text !== kept[index]);
  const out: { entry: Entry; isBot: boolean }[] = [];
  let seating = ALL_PLAY;
  for (const [index, text] of before.log.entries()) {
    const entry = parseEntry(text);
    if (!entry.ok) continue;
    if (entry.value.type === 'table') {
      const event = parseTableEvent(entry.value.text);
      const next = event.ok ? reseat(seating, event.value, before.setup.seats) : event;
      if (next.ok) seating = next.value;
    } else if (index >= differs) {
      const { bots, resigned } = seating;
      const isBot = entry.value.type === 'move' && [...bots, ...resigned].includes(entry.value.seat);
      out.push({ entry: entry.value, isBot });
    }
  }
  return out;
}
