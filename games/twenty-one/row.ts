import { FIELDS } from './data/sheets.ts';
import { atMost, type Digits, digitOf, equals, only, zeros } from './digits.ts';
import type { Material } from './material.ts';

/** A row of a sheet: 0 is a free field, 1 to 6 the value entered, 7 a strike. */
export type Row = Digits;

export const EMPTY: Row = 0;
const STRUCK = 7;

export function isFull(row: Row): boolean {
  return zeros(row) === 0;
}

/** The colours whose dice fit: their field is free and the value is not above its limit (TO-3.2). */
export function fitting(row: Row, limits: Digits, dice: Digits): number {
  return zeros(row) & atMost(dice, limits);
}

/** The row with these colours entered; they fit. */
export function enter(row: Row, colours: number, dice: Digits): Row {
  return row | only(dice, colours);
}

/** The row with its leftmost free field struck (TO-3.4). The row is not full. */
export function strike(row: Row, order: readonly number[]): Row {
  let at = 0;
  while (at < FIELDS - 1 && digitOf(row, order[at] ?? 0) !== 0) at++;
  return row | (STRUCK << (4 * (order[at] ?? 0)));
}

/** How many fields hold exactly their limit (TO-3.3). */
export function hitsOf(row: Row, limits: Digits): number {
  let hits = 0;
  for (let set = equals(row, limits); set !== 0; set &= set - 1) hits++;
  return hits;
}

/** What a row scores: the values entered, and the bonus for its hits (TO-4.2, TO-5.2). */
export function pointsOf(row: Row, place: number, material: Material): number {
  let points = material.bonus[hitsOf(row, material.limits[place] ?? 0)] ?? 0;
  for (let colour = 0; colour < FIELDS; colour++) {
    const field = digitOf(row, colour);
    if (field !== STRUCK) points += field;
  }
  return points;
}

/** What a field of a row shows: a value, a strike, or null for a free field. */
export type Mark = number | 'x' | null;

/** The marks of a row, left to right. */
export function marksOf(row: Row, order: readonly number[]): readonly Mark[] {
  return order.map((colour) => {
    const field = digitOf(row, colour);
    return field === STRUCK ? 'x' : field === 0 ? null : field;
  });
}

/** The row that shows these marks. */
export function rowOf(marks: readonly Mark[], order: readonly number[]): Row {
  let row = EMPTY;
  for (const [at, colour] of order.entries()) {
    const mark = marks[at] ?? 0;
    row |= (mark === 'x' ? STRUCK : mark) << (4 * colour);
  }
  return row;
}
