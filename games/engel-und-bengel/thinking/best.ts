import type { Move } from '../move.ts';

/** The move of most worth; the first of several. */
export function bestOf(moves: readonly Move[], worths: readonly number[]): Move {
  const best = moves[worths.indexOf(Math.max(...worths))];
  if (best === undefined) throw new RangeError('engel-und-bengel: nothing to choose from');
  return best;
}
