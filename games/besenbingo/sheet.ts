import type { Printed, Sheet } from './data/sheets.ts';
import { SIDE, type Square } from './square.ts';

/** What is printed on a square. */
export function at(sheet: Sheet, square: Square): Printed {
  return sheet.field[SIDE - 1 - Math.floor(square / SIDE)]?.[square % SIDE] ?? 0;
}
