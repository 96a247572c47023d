import type { Rank, Solving } from '../room.ts';
import { positionOf } from './position.ts';
import { solutionOf } from './solutions.ts';
import { report } from './solve.ts';
import type { View } from './view.ts';

/** The points that each answer to the tower brings on average, now and later; what has been struck before does not count. */
const rank: Rank = ({ view, seat }) => {
  const { sheet, house, called, marks, tower } = positionOf(view as View, seat);
  return solutionOf(sheet, house)
    .rank(called, marks, tower)
    .map(({ move, points }) => ({ move, points }));
};

export const solving: Solving = { report, rank };
