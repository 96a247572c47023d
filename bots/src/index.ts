import type { Rules } from '@spieleabend/games';
import { pick, type Random } from '@spieleabend/kernel';

/** How well a bot plays, the weakest first. `random` takes any legal move; `greedy` is the fair opponent that each game brings along. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

/** All that a bot may know: what its seat sees. A kernel `Look` with its seat will do; a state never comes near it. */
export interface Seen {
  readonly view: unknown;
  readonly seat: number;
}

/** Whether a text names a level. */
export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}

/**
 * The move that a bot makes, in the game's notation. It depends on nothing but the view, the level and the random source: what is hidden
 * is drawn anew before the legal moves are listed. Throws if the seat owes no decision: asking then is the caller's bug.
 */
export function choose({ game, greedy }: Rules, level: Level, { view, seat }: Seen, random: Random): string {
  const moves = game.moves(game.resample(view, seat, random), seat);
  if (moves.length === 0) throw new Error(`${game.id}: seat ${seat} was asked for a move but owes none`);
  return game.makeMove(level === 'random' ? pick(moves, random) : greedy({ view, seat, moves, random }));
}
