import type { OwnSheets } from './data/own.ts';
import { BONUS, COLOURS, colourIndex, LETTERS, LIMITS, ROWS, SHEETS } from './data/sheets.ts';
import { type Digits, pack } from './digits.ts';

/** What is printed on the sheets, laid out for the rules; a place is one row of one sheet (`placeOf`). */
export interface Material {
  /** The colours of each place's fields, left to right, as indices into `COLOURS` (TO-1.3). */
  readonly orders: readonly (readonly number[])[];
  /** The limits of each place's fields, by colour (TO-1.2). */
  readonly limits: readonly Digits[];
  /** The bonus for 0 to 6 hits (TO-1.4). */
  readonly bonus: readonly number[];
}

/** The number of row `row` of sheet `sheet`, both counted from 0. */
export function placeOf(sheet: number, row: number): number {
  return LETTERS.length * row + sheet;
}

const BUILT_IN = layOut({ sheets: SHEETS, bonus: BONUS });

/** An owner's sheets are laid out once for all the states that share them. */
const laidOut = new WeakMap<OwnSheets, Material>();

/** The material that is played with: an owner's, or the game's own. */
export function materialOf(own: OwnSheets | null): Material {
  if (own === null) return BUILT_IN;
  const known = laidOut.get(own) ?? layOut(own);
  laidOut.set(own, known);
  return known;
}

interface Printed {
  readonly sheets: Readonly<Record<(typeof LETTERS)[number], readonly string[]>>;
  readonly bonus: readonly number[];
}

function layOut({ sheets, bonus }: Printed): Material {
  const orders = Array.from({ length: ROWS * LETTERS.length }, (_, place) => {
    const colours = sheets[LETTERS[place % LETTERS.length] ?? 'a'][Math.floor(place / LETTERS.length)] ?? '';
    return [...colours].map(colourIndex);
  });
  const limits = orders.map((order) => pack(COLOURS.map((_, colour) => LIMITS[order.indexOf(colour)] ?? 0)));
  return { orders, limits, bonus };
}
