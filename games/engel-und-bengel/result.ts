import type { GameResult } from '@spieleabend/kernel';
import type { State } from './state.ts';

/** The seats with the most points, as a set. */
export function leadersOf(points: readonly number[]): number {
  const most = Math.max(...points);
  return points.reduce((set, own, seat) => (own === most ? set | (1 << seat) : set), 0);
}

/**
 * The final ranking by points; who has equally many shares a rank (EB-5.2, EB-5.3, C-4). The tie-break `board` is named where one more face
 * was played and not all who had been tied are first now.
 */
export function resultOf({ points, round }: State): GameResult {
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  const decided = (round.tied & ~leadersOf(points)) !== 0;
  return { ranks, scores: points, tieBreak: decided ? 'board' : null };
}
