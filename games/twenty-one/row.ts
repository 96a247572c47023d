import { BONUS, COLOURS, colourIndex, FIELDS, LETTERS, LIMITS, ROWS, SHEETS } from './data/sheets.ts';
import { atMost, type Digits, digitOf, equals, only, pack, zeros } from './digits.ts';

/** A row of a sheet: 0 is a free field, 1 to 6 the value entered, 7 a strike. */
export type Row = Digits;

export const EMPTY: Row = 0;
const STRUCK = 7;

/**
 * A place is one row of one sheet: `6 × row + sheet`, both counted from 0. Here are the colours of each place's fields, left to right, as
 * indices into `COLOURS`.
 */
const ORDERS: readonly (readonly number[])[] = Array.from({ length: ROWS * LETTERS.length }, (_, place) => {
  const colours = SHEETS[LETTERS[place % LETTERS.length] ?? 'a'][Math.floor(place / LETTERS.length)] ?? '';
  return [...colours].map(colourIndex);
});

/** The limits of each place's fields, by colour. */
const LIMITS_BY_COLOUR: readonly Digits[] = ORDERS.map((order) =>
  pack(COLOURS.map((_, colour) => LIMITS[order.indexOf(colour)] ?? 0)),
);

/** The place of row `row` of sheet `sheet`. */
export function placeOf(sheet: number, row: number): number {
  return LETTERS.length * row + sheet;
}

/** The limits of a place's fields, by colour (TO-1.2). */
export function limitsAt(place: number): Digits {
  return LIMITS_BY_COLOUR[place] ?? 0;
}

/** The colours of a place's fields, left to right (TO-1.3). */
export function orderAt(place: number): readonly number[] {
  return ORDERS[place] ?? [];
}

export function isFull(row: Row): boolean {
  return zeros(row) === 0;
}

/** The colours whose dice fit: their field is free and the value is not above its limit (TO-3.2). */
export function fitting(row: Row, place: number, dice: Digits): number {
  return zeros(row) & atMost(dice, limitsAt(place));
}

/** The row with these colours entered; they fit. */
export function enter(row: Row, colours: number, dice: Digits): Row {
  return row | only(dice, colours);
}

/** The row with its leftmost free field struck (TO-3.4). The row is not full. */
export function strike(row: Row, place: number): Row {
  const order = orderAt(place);
  let at = 0;
  while (at < FIELDS - 1 && digitOf(row, order[at] ?? 0) !== 0) at++;
  return row | (STRUCK << (4 * (order[at] ?? 0)));
}

/** How many fields hold exactly their limit (TO-3.3). */
export function hitsOf(row: Row, place: number): number {
  let hits = 0;
  for (let set = equals(row, limitsAt(place)); set !== 0; set &= set - 1) hits++;
  return hits;
}

/** What a row scores: the values entered, and the bonus for its hits (TO-4.2, TO-5.2). */
export function pointsOf(row: Row, place: number): number {
  let points = BONUS[hitsOf(row, place)] ?? 0;
  for (let colour = 0; colour < FIELDS; colour++) {
    const field = digitOf(row, colour);
    if (field !== STRUCK) points += field;
  }
  return points;
}

/** What a field of a row shows: a value, a strike, or null for a free field. */
export type Mark = number | 'x' | null;

/** The marks of a row, left to right. */
export function marksOf(row: Row, place: number): readonly Mark[] {
  return orderAt(place).map((colour) => {
    const field = digitOf(row, colour);
    return field === STRUCK ? 'x' : field === 0 ? null : field;
  });
}

/** The row that shows these marks. */
export function rowOf(marks: readonly Mark[], place: number): Row {
  let row = EMPTY;
  for (const [at, colour] of orderAt(place).entries()) {
    const mark = marks[at] ?? 0;
    row |= (mark === 'x' ? STRUCK : mark) << (4 * colour);
  }
  return row;
}
