import type { GameResult } from './game.ts';
import { err, ok, type Result } from './result.ts';
import type { TableEvent } from './table-event.ts';

/** How a game came to its end: by its rules, because all others have resigned, or by agreement and without a result. */
export type Ending = 'rules' | 'resigned' | 'aborted';

/** What table events have made of the seats. Immutable, JSON-plain. */
export interface Seating {
  /** The seats for which a bot plays now, although a person sits there; ascending. */
  readonly bots: readonly number[];
  /** The seats that have resigned, the first one first; a bot plays their part to the end. */
  readonly resigned: readonly number[];
  /** The end outside the rules, or null. */
  readonly ended: Exclude<Ending, 'rules'> | null;
}

export const ALL_PLAY: Seating = { bots: [], resigned: [], ended: null };

/** Why a table event cannot be. */
export interface SeatingError {
  readonly code: 'no-seat' | 'already-bot' | 'not-bot' | 'already-resigned';
  readonly seat: number;
}

/** The seating after a table event at a table with so many seats, or why it cannot be. Games that are over take none. */
export function reseat(seating: Seating, event: TableEvent, seats: number): Result<Seating, SeatingError> {
  if (event.type === 'abort') return ok({ ...seating, ended: 'aborted' });
  const { type, seat } = event;
  const { bots, resigned } = seating;
  if (seat >= seats) return err({ code: 'no-seat', seat });
  if (resigned.includes(seat)) return err({ code: 'already-resigned', seat });
  if (type === 'time') return ok(seating);
  if (type === 'bot') {
    if (bots.includes(seat)) return err({ code: 'already-bot', seat });
    return ok({ ...seating, bots: [...bots, seat].sort((a, b) => a - b) });
  }
  if (type === 'back' && !bots.includes(seat)) return err({ code: 'not-bot', seat });
  const others = bots.filter((bot) => bot !== seat);
  if (type === 'back') return ok({ ...seating, bots: others });
  const gone = [...resigned, seat];
  return ok({ bots: others, resigned: gone, ended: gone.length >= Math.max(1, seats - 1) ? 'resigned' : null });
}

/** The result of a game that ended outside its rules, before it is told who resigned: all are equal, and nobody has points. */
export function levelResult(seats: number): GameResult {
  const all = (value: number) => new Array<number>(seats).fill(value);
  return { ranks: all(1), scores: all(0), tieBreak: null };
}

/** The same result with those who resigned behind all others, the first to go last. Points stay as they are. */
export function behindTheOthers(result: GameResult, resigned: readonly number[]): GameResult {
  if (resigned.length === 0) return result;
  const stayed = result.ranks.filter((_, seat) => !resigned.includes(seat));
  const ranks = result.ranks.map((rank, seat) => {
    const when = resigned.indexOf(seat);
    if (when >= 0) return result.ranks.length - when;
    return 1 + stayed.filter((other) => other < rank).length;
  });
  return { ...result, ranks };
}
