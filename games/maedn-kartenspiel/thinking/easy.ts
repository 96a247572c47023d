import type { Chooser } from '@spieleabend/kernel';
import { worthOf } from '../bot.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';

/** One move of so many is overlooked. */
const OVERLOOKED = 6;
/** What it is worth to him that somebody else loses a point. */
const SPITE = 0;

/** A beginner has eyes for his own rows only, whomever he robs on the way, and now and then overlooks a move. */
export const shortSighted: Chooser<Move, View> = ({ view, seat, moves, random }) => {
  const seen = moves.filter(() => random.below(OVERLOOKED) > 0);
  const options = seen.length > 0 ? seen : moves;
  const worths = options.map((move) => worthOf(move, view, seat, SPITE));
  const choice = options[worths.indexOf(Math.max(...worths))];
  if (choice === undefined) throw new RangeError('maedn-kartenspiel: nothing to choose from');
  return choice;
};
