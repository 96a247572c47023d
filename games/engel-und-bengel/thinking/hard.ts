import type { Chooser } from '@spieleabend/kernel';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { bestOf } from './best.ts';
import { ENDING, outlook } from './outlook.ts';
import { makeRoom } from './rests.ts';
import { leftOf, worthOfMoves } from './seen.ts';
import type { Worth } from './turn.ts';
import { winningChances } from './winning.ts';

/** Plays to win: his own turn exactly, and what he leaves to the others as experience of many games says. */
export const calculating: Chooser<Move, View> = ({ view, moves }) => {
  const first = moves[0];
  if (first === undefined) throw new RangeError('engel-und-bengel: nothing to choose from');
  if (moves.length === 1) return first;
  makeRoom();
  return bestOf(moves, worthOfMoves(view, moves, standings(view)));
};

/** What it is worth to the active player to end his turn, in chances to win. */
function standings(view: View): Worth {
  const { active, dice, points, debt } = view;
  const rest = leftOf(view);
  const chances = winningChances(view);
  /** Whoever has no dice is skipped (EB-3.1). */
  const next = view.points
    .map((_, at) => dice[(active + 1 + at) % view.seats] ?? 0)
    .find((some, at) => some > 0 && at < view.seats - 1);
  return (left) => {
    const own = (points[active] ?? 0) + rest.points - left.points;
    const after = points.with(active, debt ? own : Math.max(0, own));
    const diceLeft = (dice[active] ?? 0) - (rest.free - left.free);
    const ahead = left.free === 0 ? -ENDING : outlook(left, diceLeft, next ?? diceLeft);
    return chances({ points: after, rest: left, ahead });
  };
}
