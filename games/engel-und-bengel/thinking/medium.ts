import type { Chooser } from '@spieleabend/kernel';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import { bestOf } from './best.ts';
import { makeRoom } from './rests.ts';
import { leftOf, worthOfMoves } from './seen.ts';

/** What a die is worth by being kept, in points. */
const KEPT = 1;

/** Plays his own turn well, black rows included, and forgets who comes after him. */
export const ownTurn: Chooser<Move, View> = ({ view, moves }) => {
  makeRoom();
  const rest = leftOf(view);
  const won = worthOfMoves(view, moves, (left) => rest.points - left.points - KEPT * (rest.free - left.free));
  return bestOf(moves, won);
};
