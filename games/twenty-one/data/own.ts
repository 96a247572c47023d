import { err, ok } from '@spieleabend/kernel';
import * as z from 'zod/mini';
import { readForm } from '../../own-data.ts';
import type { OwnData } from '../../room.ts';
import type { OwnSheetsError } from '../refusal.ts';
import { BONUS, COLOURS, colourIndex, FIELDS, LETTERS, type Letter, ROWS, SHEETS } from './sheets.ts';

/** The six sheets of an owner's box. The limits are 6 5 4 3 2 1 on every sheet there is (TO-1.2), so only the colours are told. */
const Sheet = z.array(z.string()).check(z.length(ROWS));
const OwnSheets = z.strictObject({
  /** Sheet by sheet, its rows from top to bottom, each the letters of its colours from left to right: `w k r b y g` (TO-1.3). */
  sheets: z.strictObject({ a: Sheet, b: Sheet, c: Sheet, d: Sheet, e: Sheet, f: Sheet }),
  /** The bonus for a row with 0 to 6 hits (TO-1.4). */
  bonus: z._default(z.array(z.int().check(z.gte(0))).check(z.length(BONUS.length)), [...BONUS]),
});
export type OwnSheets = z.output<typeof OwnSheets>;

/** Owners' sheets: their format, ours in it, and the check. */
export const own: OwnData = {
  schema: z.toJSONSchema(OwnSheets, { io: 'input' }),
  example: { sheets: SHEETS, bonus: BONUS },
  check(json) {
    const read = readForm(OwnSheets, json, 'TO-1.1');
    if (!read.ok) return read;
    const errors = [...rowErrors(read.value), ...sameSheets(read.value), ...bonusErrors(read.value)];
    return errors.length === 0 ? ok(read.value) : err(errors);
  },
};

/** TO-1.2: every row has each colour once. */
function rowErrors({ sheets }: OwnSheets): readonly OwnSheetsError[] {
  return LETTERS.flatMap((letter) =>
    sheets[letter].flatMap((row, at) => rowError(row, `sheets.${letter}[${at}]`, { sheet: letter, row: at + 1 })),
  );
}

function rowError(row: string, path: string, where: { sheet: Letter; row: number }): readonly OwnSheetsError[] {
  const stranger = [...row].find((colour) => colourIndex(colour) < 0);
  if (stranger !== undefined) return [{ code: 'not-a-colour', path, rule: 'TO-1.1', ...where, letter: stranger }];
  if (row.length !== FIELDS) return [{ code: 'not-six-fields', path, rule: 'TO-1.1', ...where, fields: row.length }];
  const missing = COLOURS.find((colour) => !row.includes(colour));
  return missing === undefined ? [] : [{ code: 'colour-missing', path, rule: 'TO-1.2', ...where, colour: missing }];
}

/** TO-1.1: no two sheets are alike. */
function sameSheets({ sheets }: OwnSheets): readonly OwnSheetsError[] {
  return LETTERS.flatMap((letter, at) => {
    const twin = LETTERS.slice(0, at).find((other) => sheets[other].join() === sheets[letter].join());
    if (twin === undefined) return [];
    return [{ code: 'same-sheet', path: `sheets.${letter}`, rule: 'TO-1.1', sheet: letter, other: twin }];
  });
}

/** TO-1.4: no hit brings nothing, six bring 21, and no further hit brings less. */
function bonusErrors({ bonus }: OwnSheets): readonly OwnSheetsError[] {
  return bonus.flatMap((points, hits): readonly OwnSheetsError[] => {
    const path = `bonus[${hits}]`;
    const end = hits === 0 ? 0 : hits === FIELDS ? 21 : null;
    if (end !== null && points !== end) return [{ code: 'bonus-end', path, rule: 'TO-1.4', hits, points, wanted: end }];
    const falls = points < (bonus[hits - 1] ?? 0);
    return falls ? [{ code: 'bonus-falls', path, rule: 'TO-1.4', hits, points }] : [];
  });
}
