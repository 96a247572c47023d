import { MOST_ROLLED } from '../state.ts';
import { type RowRest, restOf } from './rests.ts';
import { lookAhead } from './turn.ts';

/** By pattern: neither points nor the names of the values matter. */
const known = new Map<number, readonly number[]>();

/** How likely a turn that begins with so many dice completes this row, if nothing else matters in it. */
export function chanceToComplete(row: RowRest, dice: number): number {
  let chances = known.get(row.pattern);
  if (chances === undefined) {
    const { rest } = restOf([row]);
    chances = Array.from({ length: MOST_ROLLED + 1 }, (_, size) =>
      size === 0 ? 0 : lookAhead(rest, size, ({ free }) => (free === 0 ? 1 : 0)).roll,
    );
    known.set(row.pattern, chances);
  }
  return chances[Math.min(dice, MOST_ROLLED)] ?? 0;
}
