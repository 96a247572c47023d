import type { Rank, Solving } from '../room.ts';
import { better, judge } from './exact.ts';
import type { Move } from './notation.ts';
import type { View } from './rules.ts';
import { drawnBy, report, solve } from './solve.ts';
import { after, withoutPast } from './turn.ts';

/** Won, lost or undecided for the one who decides, with the number of decisions until the end, this one included. */
const rank: Rank = ({ view, seat, moves }) => {
  const state = view as View;
  const here = withoutPast(state);
  const listed = moves as readonly Move[];
  const { values } = judge(
    seat,
    listed.map((move) => after(here, move)),
    solve(state.extraTip, drawnBy(state)),
  );
  return listed
    .flatMap((move, index) => {
      const value = values[index];
      return value === undefined ? [] : [{ move, ...value }];
    })
    .sort(better);
};

export const solving: Solving = { report, rank };
