import { countBits } from '@spieleabend/kernel';
import { MINUS_FIELDS, TOWERS } from './data/sheets.ts';
import { after, movesAt, worthAtOnce } from './landing.ts';
import { countOf, type Marks, minusOf } from './marks.ts';
import { EVERY_ROW, type Move, PAIR_ROW, type Row } from './move.ts';
import { fittingIn, type Plan, waitingAt } from './plan.ts';
import type { House } from './solve.ts';

/** What a decision brings at once. */
export function gainOf(marks: Marks, move: Move, house: House): number {
  return move.type === 'minus' ? (MINUS_FIELDS[house.minus][minusOf(marks)] ?? 0) : worthAtOnce(marks, move.row);
}

/**
 * The points that the next calls bring on average to somebody who looks so many calls ahead and no further; `beyond` says how he feels about
 * what he is left with then.
 */
export function pointsSoon(
  plan: Plan,
  house: House,
  called: number,
  marks: Marks,
  calls: number,
  beyond: (called: number, marks: Marks) => number,
): number {
  const left = TOWERS - countBits(called);
  if (left === 1) return 0;
  if (calls === 0) return beyond(called, marks);
  let sum = 0;
  for (let tower = 1; tower <= TOWERS; tower++) {
    const bit = 1 << (tower - 1);
    if ((called & bit) !== 0) continue;
    const worth = movesAt(plan, marks, tower, house.mustTakeBest).map(
      (move) =>
        gainOf(marks, move, house) + pointsSoon(plan, house, called | bit, after(marks, move), calls - 1, beyond),
    );
    sum += Math.max(...worth);
  }
  return sum / left;
}

/**
 * What the next call could bring in each row, all rows taken together, as if one witch could land in all of them: what somebody hopes for who
 * does not calculate. Beginning a pair is worth `pairBegun` to him. After the last call there is nothing to hope for.
 */
export function hopeFor(plan: Plan, called: number, marks: Marks, pairBegun: number): number {
  let hope = 0;
  let left = 0;
  for (let tower = 1; tower <= TOWERS; tower++) {
    if (((called >> (tower - 1)) & 1) === 1) continue;
    left++;
    const waiting = waitingAt(plan, marks, tower);
    for (const row of EVERY_ROW) if ((waiting & fittingIn(plan, marks, row)) !== 0) hope += worthTo(row);
  }
  return left === 1 ? 0 : hope / left;

  function worthTo(row: Row): number {
    return row === PAIR_ROW && countOf(marks, PAIR_ROW) === 0 ? pairBegun : worthAtOnce(marks, row);
  }
}
