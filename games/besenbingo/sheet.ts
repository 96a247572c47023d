import { type Printed, SHEETS, type Sheet } from './data/sheets.ts';
import { type Combination, type Copilot, copilotOf, type Witch, witchOf } from './data/witches.ts';
import type { Row } from './move.ts';
import { SIDE, type Square } from './square.ts';

/** The built-in sheet of this number, from 1. */
export function builtIn(number: number): Sheet {
  const sheet = SHEETS[number - 1];
  if (sheet === undefined) throw new RangeError(`Besenbingo has no sheet ${number}`);
  return sheet;
}

/** What is printed on a square. */
export function at(sheet: Sheet, square: Square): Printed {
  return sheet.field[SIDE - 1 - Math.floor(square / SIDE)]?.[square % SIDE] ?? 0;
}

/** What the field `field` of a row of the bar shows, counted from 0: a witch, a copilot, or both in row 3. */
export function shownBy(sheet: Sheet, row: Row, field: number): Witch | Copilot | Combination {
  switch (row) {
    case 0:
      return sheet.witches[field] ?? 'weather';
    case 1:
      return sheet.copilots[field] ?? 'cat';
    case 2:
      return sheet.combinations[field] ?? sheet.pair;
    case 3:
      return field === 0 ? witchOf(sheet.pair) : copilotOf(sheet.pair);
  }
}
