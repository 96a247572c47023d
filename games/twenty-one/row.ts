import { BONUS, COLOURS, FIELDS, LETTERS, LIMITS, ROWS, SHEETS } from './data/sheets.ts';

/**
 * A row of a sheet as an octal number with one digit a colour, white the lowest: 0 is a free field, 1 to 6 the value entered, 7 a strike.
 * A place is a sheet and one of its rows: `6 × row + sheet`, sheets and rows counted from 0.
 * Sets of colours are bit masks, white the lowest bit.
 */
export type Row = number;

export const EMPTY: Row = 0;
const STRUCK = 7;
const ONE_EACH = 0o111111;

/** The colours of each place, left to right, as indices into `COLOURS`. */
const ORDERS: readonly (readonly number[])[] = places((sheet, row) =>
  [...(SHEETS[LETTERS[sheet] ?? 'a'][row] ?? '')].map((letter) => COLOURS.findIndex((colour) => colour === letter)),
);

/** The limit of each place's fields, by colour. */
const LIMITS_BY_COLOUR: readonly (readonly number[])[] = ORDERS.map((order) =>
  COLOURS.map((_, colour) => LIMITS[order.indexOf(colour)] ?? 0),
);

function places<T>(make: (sheet: number, row: number) => T): readonly T[] {
  const all: T[] = [];
  for (let row = 0; row < ROWS; row++) for (let sheet = 0; sheet < LETTERS.length; sheet++) all.push(make(sheet, row));
  return all;
}

/** The place of row `row` of sheet `sheet`. */
export function placeOf(sheet: number, row: number): number {
  return LETTERS.length * row + sheet;
}

/** The limits of a place's fields, by colour (TO-1.2). */
export function limitsAt(place: number): readonly number[] {
  return LIMITS_BY_COLOUR[place] ?? [];
}

/** The colours of a place's fields, left to right (TO-1.3). */
export function orderAt(place: number): readonly number[] {
  return ORDERS[place] ?? [];
}

/** What stands in the field of a colour: 0 nothing, 1 to 6 a value, 7 a strike. */
export function fieldOf(row: Row, colour: number): number {
  return (row >> (3 * colour)) & 7;
}

export function isFull(row: Row): boolean {
  return ((row | (row >> 1) | (row >> 2)) & ONE_EACH) === ONE_EACH;
}

/** The colours whose dice fit: their field is free and the value is not above its limit (TO-3.2). */
export function fitting(row: Row, place: number, dice: readonly number[]): number {
  const limits = limitsAt(place);
  let fit = 0;
  for (let colour = 0; colour < FIELDS; colour++) {
    if (fieldOf(row, colour) === 0 && (dice[colour] ?? 0) <= (limits[colour] ?? 0)) fit |= 1 << colour;
  }
  return fit;
}

/** The row with these colours entered; they fit. */
export function enter(row: Row, colours: number, dice: readonly number[]): Row {
  let entered = row;
  for (let colour = 0; colour < FIELDS; colour++) {
    if (((colours >> colour) & 1) === 1) entered |= (dice[colour] ?? 0) << (3 * colour);
  }
  return entered;
}

/** The row with its leftmost free field struck (TO-3.4). */
export function strike(row: Row, place: number): Row {
  return row | (STRUCK << (3 * leftmostFree(row, place)));
}

/** The colour of the leftmost free field of a row that is not full. */
export function leftmostFree(row: Row, place: number): number {
  const order = orderAt(place);
  let at = 0;
  while (fieldOf(row, order[at] ?? 0) !== 0) at++;
  return order[at] ?? 0;
}

/** How many fields hold exactly their limit (TO-3.3). */
export function hitsOf(row: Row, place: number): number {
  const limits = limitsAt(place);
  let hits = 0;
  for (let colour = 0; colour < FIELDS; colour++) if (fieldOf(row, colour) === limits[colour]) hits++;
  return hits;
}

/** What a row scores: the values entered, and the bonus for its hits (TO-4.2, TO-5.2). */
export function pointsOf(row: Row, place: number): number {
  let sum = BONUS[hitsOf(row, place)] ?? 0;
  for (let colour = 0; colour < FIELDS; colour++) {
    const field = fieldOf(row, colour);
    if (field !== STRUCK) sum += field;
  }
  return sum;
}

/** What a field of a row shows, left to right: a value, a strike, or null for a free field. */
export type Mark = number | 'x' | null;

/** The marks of a row, left to right. */
export function marksOf(row: Row, place: number): readonly Mark[] {
  return orderAt(place).map((colour) => {
    const field = fieldOf(row, colour);
    return field === STRUCK ? 'x' : field === 0 ? null : field;
  });
}

/** The row that shows these marks. */
export function rowOf(marks: readonly Mark[], place: number): Row {
  let row = EMPTY;
  for (const [at, colour] of orderAt(place).entries()) {
    const mark = marks[at] ?? 0;
    row |= (mark === 'x' ? STRUCK : mark) << (3 * colour);
  }
  return row;
}
