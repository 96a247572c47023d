import { MINUS_FIELDS } from './data/sheets.ts';
import { PAIR_ROW, type Row } from './move.ts';

/**
 * All that a player has struck, as one number of 29 bits: the witches on the field (bit `square`), then how many fields of the witch row
 * (3 bits), the copilot row (3), the row of both (2), the pair row (2) and the minus row (3). They are struck from left to right, so their
 * number says which (BB-1.3).
 */
export type Marks = number;

export const UNMARKED: Marks = 0;

/** Where the count of each row of the bar begins, by row, and how wide it is. */
const SHIFT = [16, 19, 22, 24] as const;
const WIDTH = [7, 7, 3, 3] as const;
const MINUS_SHIFT = 26;
const FIELD = 0xffff;

/** The witches struck, as a set of squares. */
export function struckOf(marks: Marks): number {
  return marks & FIELD;
}

/** How many fields of a row of the bar are struck. */
export function countOf(marks: Marks, row: Row): number {
  return (marks >> SHIFT[row]) & WIDTH[row];
}

/** How many minus fields are struck. */
export function minusOf(marks: Marks): number {
  return marks >> MINUS_SHIFT;
}

/** The marks after a witch has landed and counted in a row; she fits there. */
export function land(marks: Marks, square: number, row: Row): Marks {
  return (marks | (1 << square)) + (1 << SHIFT[row]);
}

/** The marks with the next minus field struck. */
export function strikeMinus(marks: Marks): Marks {
  return marks + (1 << MINUS_SHIFT);
}

/** The marks as they would be without a minus field struck. */
export function withoutMinus(marks: Marks): Marks {
  return marks & ((1 << MINUS_SHIFT) - 1);
}

/** The marks that say this; the counterpart of the functions that read them. */
export function marksOf(struck: number, counts: readonly number[], minus: number): Marks {
  let marks = struck | (minus << MINUS_SHIFT);
  for (const [row, shift] of SHIFT.entries()) marks |= (counts[row] ?? 0) << shift;
  return marks;
}

/** What a struck field counts in the witch, the copilot and the row of both (BB-1.3). */
export const ROW_POINTS = [1, 1, 2] as const;
/** What the pair row counts once both its fields are struck; one of them alone counts nothing (BB-1.3, BB-4.1). */
export const PAIR_POINTS = 5;
const PAIR_LENGTH = 2;

/** The points: every struck field counts what it shows, the pair row 5 or nothing (BB-4.1). */
export function pointsOf(marks: Marks, rising: boolean): number {
  let points = isPairComplete(marks) ? PAIR_POINTS : 0;
  for (let row = 0; row < ROW_POINTS.length; row++) points += (ROW_POINTS[row] ?? 0) * countOf(marks, row as Row);
  const minusFields = rising ? MINUS_FIELDS.rising : MINUS_FIELDS.flat;
  for (let field = 0; field < minusOf(marks); field++) points += minusFields[field] ?? 0;
  return points;
}

/** Whether both fields of the pair row are struck. */
export function isPairComplete(marks: Marks): boolean {
  return countOf(marks, PAIR_ROW) === PAIR_LENGTH;
}
