import { ROW_LENGTHS, type Sheet } from './data/sheets.ts';
import { countOf, land, type Marks, PAIR_POINTS, ROW_POINTS, strikeMinus, struckOf } from './marks.ts';
import { EVERY_ROW, LANDINGS, MINUS, MINUS_ONLY, type Move, PAIR_ROW, ROWS, type Row } from './move.ts';
import { fittingIn, type Plan, planOf, waitingAt } from './plan.ts';
import type { BesenbingoRefusal } from './refusal.ts';
import { at, shownBy } from './sheet.ts';
import { firstOf, nameOf, type Square } from './square.ts';

/** What the next field of a row brings at once: the first field of the pair row nothing, its second all (BB-3.3). */
export function worthAtOnce(marks: Marks, row: Row): number {
  if (row !== PAIR_ROW) return ROW_POINTS[row] ?? 0;
  return countOf(marks, PAIR_ROW) === 1 ? PAIR_POINTS : 0;
}

/**
 * The witches that may land and count in a row when this tower is called, as a set: beside it, not yet struck and shown by the row's next
 * field; with the house rule `mustTakeBest` only those that no other row would bring more for at once (BB-3.1 to BB-3.3).
 */
export function landable(plan: Plan, marks: Marks, tower: number, row: Row, mustTakeBest: boolean): number {
  const squares = waitingAt(plan, marks, tower) & fittingIn(plan, marks, row);
  return mustTakeBest && squares !== 0 ? squares & ~betterOff(plan, marks, row) : squares;
}

/** The witches that another row would bring more for at once than this one. */
function betterOff(plan: Plan, marks: Marks, row: Row): number {
  const worth = worthAtOnce(marks, row);
  let squares = 0;
  for (const other of EVERY_ROW) if (worthAtOnce(marks, other) > worth) squares |= fittingIn(plan, marks, other);
  return squares;
}

/** The decisions that a tower leaves a player: a witch and a row that she fits, or else the minus field (BB-3.1 to BB-3.4). */
export function movesAt(plan: Plan, marks: Marks, tower: number, mustTakeBest: boolean): readonly Move[] {
  let moves: Move[] | null = null;
  for (const row of EVERY_ROW) {
    for (let left = landable(plan, marks, tower, row, mustTakeBest); left !== 0; left &= left - 1) {
      const landing = LANDINGS[ROWS.length * firstOf(left) + row] ?? MINUS;
      if (moves === null) moves = [landing];
      else moves.push(landing);
    }
  }
  return moves ?? MINUS_ONLY;
}

/** The marks after a decision that the rules allow. */
export function after(marks: Marks, move: Move): Marks {
  return move.type === 'minus' ? strikeMinus(marks) : land(marks, move.square, move.row);
}

/** Why the rules forbid this decision; null if they allow it. */
export function objection(
  sheet: Sheet,
  marks: Marks,
  tower: number,
  move: Move,
  mustTakeBest: boolean,
): BesenbingoRefusal | null {
  const plan = planOf(sheet);
  if (move.type === 'minus') return objectionToMinus(plan, marks, tower, mustTakeBest);
  const { square, row } = move;
  if (((landable(plan, marks, tower, row, mustTakeBest) >> square) & 1) === 1) return null;
  const printed = at(sheet, square);
  const name = nameOf(square);
  if (typeof printed === 'number') return { code: 'no-witch', rule: 'BB-3.1', square: name };
  if ((((plan.beside[tower] ?? 0) >> square) & 1) === 0)
    return { code: 'not-beside', rule: 'BB-3.1', square: name, tower };
  if (((struckOf(marks) >> square) & 1) === 1) return { code: 'already-landed', rule: 'BB-3.1', square: name };
  if (((fittingIn(plan, marks, row) >> square) & 1) === 0) return misfit(sheet, marks, square, row);
  const best = EVERY_ROW.reduce((best, other) => {
    const fits = ((fittingIn(plan, marks, other) >> square) & 1) === 1;
    return fits && worthAtOnce(marks, other) > worthAtOnce(marks, best) ? other : best;
  }, row);
  return { code: 'better-row', rule: 'BB-3.3', square: name, row: ROWS[row], best: ROWS[best] };
}

/** A minus field only where no witch can land (BB-3.4). */
function objectionToMinus(plan: Plan, marks: Marks, tower: number, mustTakeBest: boolean): BesenbingoRefusal | null {
  const [possible] = movesAt(plan, marks, tower, mustTakeBest);
  if (possible === undefined || possible.type === 'minus') return null;
  return { code: 'must-land', rule: 'BB-3.4', square: nameOf(possible.square), row: ROWS[possible.row] };
}

/** Why a witch does not fit a row: it is full, or its next field shows something else (BB-3.2). */
function misfit(sheet: Sheet, marks: Marks, square: Square, row: Row): BesenbingoRefusal {
  const next = countOf(marks, row);
  const where = { rule: 'BB-3.2', square: nameOf(square), row: ROWS[row] } as const;
  if (next === ROW_LENGTHS[row]) return { code: 'row-full', ...where };
  return { code: 'does-not-fit', ...where, shown: shownBy(sheet, row, next) };
}
