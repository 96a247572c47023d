import { COLOURS, type Colour, FIELDS } from './data/sheets.ts';
import { type Digits, digitOf } from './digits.ts';
import type { Material } from './material.ts';
import { type Move, STRIKE_ONLY, SUBSETS, SUBSETS_OR_STRIKE } from './move.ts';
import type { TwentyOneRefusal } from './refusal.ts';
import { enter, fitting, isFull, type Row, strike } from './row.ts';
import { placeOn, rowOn, type Sheet, STRUCK } from './state.ts';

/** The entries that the rules allow on this sheet with these dice: any set that fits, or the strike (TO-3.2, TO-3.4). */
export function entriesFor(sheet: Sheet, dice: Digits, voluntaryStrike: boolean, material: Material): readonly Move[] {
  const fit = fitting(rowOn(sheet), limitsOn(sheet, material), dice);
  if (fit === 0) return STRIKE_ONLY;
  return (voluntaryStrike ? SUBSETS_OR_STRIKE : SUBSETS)[fit] ?? STRIKE_ONLY;
}

/** Why this entry is not allowed on this sheet, naming the first offending die in the order of the notation; null if it is. */
export function objection(
  sheet: Sheet,
  dice: Digits,
  entry: number,
  voluntaryStrike: boolean,
  material: Material,
): TwentyOneRefusal | null {
  const row = rowOn(sheet);
  const fit = fitting(row, limitsOn(sheet, material), dice);
  if (entry === STRUCK) {
    if (fit === 0 || voluntaryStrike) return null;
    return { code: 'must-enter', rule: 'TO-3.4', colour: first(fit) };
  }
  const offending = entry & ~fit;
  if (offending === 0) return null;
  const colour = first(offending);
  const at = COLOURS.indexOf(colour);
  if (digitOf(row, at) !== 0) return { code: 'field-taken', rule: 'TO-3.2', colour };
  const limit = digitOf(limitsOn(sheet, material), at);
  return { code: 'value-above-limit', rule: 'TO-3.2', colour, limit, value: digitOf(dice, at) };
}

/** The limits of a sheet's current row, by colour. */
function limitsOn(sheet: Sheet, material: Material): Digits {
  return material.limits[placeOn(sheet)] ?? 0;
}

/** The first of a set of colours, in the order of the notation. */
function first(colours: number): Colour {
  let at = 0;
  while (at < FIELDS - 1 && ((colours >> at) & 1) === 0) at++;
  return COLOURS[at] ?? 'w';
}

/** The sheet after an entry; a full row is left for the next (TO-4.1, TO-4.3). */
export function write(sheet: Sheet, entry: number, dice: Digits, material: Material): Sheet {
  const row = rowOn(sheet);
  const written: Row = entry === STRUCK ? strike(row, material.orders[placeOn(sheet)] ?? []) : enter(row, entry, dice);
  const rows = sheet.rows.slice();
  rows[sheet.current] = written;
  return { letter: sheet.letter, current: isFull(written) ? sheet.current + 1 : sheet.current, rows };
}
