import type { Chooser } from '@spieleabend/kernel';
import type { Move } from '../move.ts';
import type { RowView, View } from '../view.ts';
import { bestOf } from './best.ts';

/** Completing a row comes before anything else. */
const COMPLETES = 1000;

/**
 * A beginner: takes what he can complete, else puts every die that fits where the fewest boxes are free, and so lays the table for the next player.
 * He rolls again as long as some white row could still be completed, whatever it takes. Of black rows he only knows that their last box
 * costs.
 */
export const careless: Chooser<Move, View> = ({ view, moves }) => {
  const rows = view.face?.rows ?? [];
  return bestOf(
    moves,
    moves.map((move) => {
      if (move.type === 'stop') return 0;
      if (move.type === 'roll')
        return rows.some((row) => row.points > 0 && freeIn(row) <= view.size && freeIn(row) > 0) ? 1 : -1;
      const row = rows[move.row];
      return row === undefined ? 0 : liking(row);
    }),
  );
};

function liking(row: RowView): number {
  const free = freeIn(row);
  if (row.points < 0) return free === 1 ? row.points : -1;
  return free === 1 ? COMPLETES + row.points : 10 - free;
}

function freeIn({ boxes }: RowView): number {
  return boxes.filter(({ die }) => die === null).length;
}
