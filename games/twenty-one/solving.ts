import type { Rank, Solving } from '../room.ts';
import type { Move } from './move.ts';
import { courseOf, planFor } from './plans.ts';
import { report } from './solve.ts';
import { codeOf, standingOf } from './standing.ts';
import type { View } from './view.ts';

/** The points that the rest of the row brings on average with each move, its bonus included, to somebody who plays as if alone. */
const rank: Rank = ({ view, seat, moves }) => {
  const seen = view as View;
  const at = standingOf(seen, seat);
  const { values } = planFor({ ...courseOf(seen), seats: 1 }, 0);
  const points = (move: Move): number => {
    if (move.type === 'keep') return values.kept(at.free, at.hits, at.dice);
    if (move.type === 'reroll') return values.rerolled(at.free, at.hits, at.ones);
    return values.entered(at.free, at.hits, codeOf(move, seen, seat, at));
  };
  return (moves as readonly Move[]).map((move) => ({ move, points: points(move) })).sort((a, b) => b.points - a.points);
};

export const solving: Solving = { report, rank };
