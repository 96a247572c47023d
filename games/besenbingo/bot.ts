import { type Chooser, pick } from '@spieleabend/kernel';
import { worthAtOnce } from './landing.ts';
import type { Marks } from './marks.ts';
import type { Move } from './move.ts';
import { marksOn, type View } from './view.ts';

/** A player who always takes what brings most at once, and of equals any: the player of the sentence that BB-3.3 calls advice. */
export const greedy: Chooser<Move, View> = ({ view, seat, moves, random }) => {
  const sheet = view.sheets[seat];
  return sheet === undefined ? pick(moves, random) : pick(mostAtOnce(marksOn(sheet), moves), random);
};

/** Those of the legal moves that bring most at once. */
export function mostAtOnce(marks: Marks, moves: readonly Move[]): readonly Move[] {
  const worth = moves.map((move) => (move.type === 'minus' ? 0 : worthAtOnce(marks, move.row)));
  const most = Math.max(...worth);
  return moves.filter((_, index) => worth[index] === most);
}
