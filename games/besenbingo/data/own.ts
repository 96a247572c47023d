import { err, ok } from '@spieleabend/kernel';
import * as z from 'zod/mini';
import { readForm } from '../../own-data.ts';
import type { OwnData } from '../../room.ts';
import type { OwnSheetsError } from '../refusal.ts';
import { at } from '../sheet.ts';
import { nameOf, SIDE, SQUARES, type Square } from '../square.ts';
import { ROW_LENGTHS, SHEETS, TOWER_NUMBERS } from './sheets.ts';
import { COMBINATIONS, COPILOTS, type Combination, WITCHES } from './witches.ts';

const [WITCH_FIELDS, COPILOT_FIELDS, BOTH_FIELDS] = ROW_LENGTHS;

/** A square: the number of a tower, or a witch and her copilot. */
const Printed = z.literal([...TOWER_NUMBERS, ...COMBINATIONS]);

/** A sheet as it is printed (BB-1.1 to BB-1.3). */
const Sheet = z.readonly(
  z.strictObject({
    /** The field: four rows from the top (4) to the bottom (1), each from the left (a) to the right (d). */
    field: list(list(Printed, SIDE), SIDE),
    /** Row 1 of the bar, left to right. */
    witches: list(z.enum(WITCHES), WITCH_FIELDS),
    /** Row 2 of the bar, left to right. */
    copilots: list(z.enum(COPILOTS), COPILOT_FIELDS),
    /** Row 3 of the bar, left to right: combinations that are on the field. */
    combinations: list(z.literal(COMBINATIONS), BOTH_FIELDS),
    /** The pair row: first the witch, then the copilot of a combination that is not on the field. */
    pair: z.literal(COMBINATIONS),
  }),
);

/** The nine sheets of an owner; sheet 1 is the first. */
const OwnSheets = z.readonly(z.strictObject({ sheets: list(Sheet, SHEETS.length) }));

export type Sheet = z.output<typeof Sheet>;

function list<Item extends z.ZodMiniType>(item: Item, length: number) {
  return z.readonly(z.array(item).check(z.length(length)));
}

/** Owners' sheets: their format, ours in it, and the check. */
export const own: OwnData = {
  schema: z.toJSONSchema(OwnSheets, { io: 'input', override: ({ jsonSchema }) => delete jsonSchema.readOnly }),
  example: { sheets: SHEETS },
  check(json) {
    const read = readForm(OwnSheets, json, 'BB-1.3');
    if (!read.ok) return read;
    const { sheets } = read.value;
    const errors = [...sheets.flatMap((sheet, index) => sheetErrors(sheet, index + 1)), ...sameSheets(sheets)];
    return errors.length === 0 ? ok(read.value) : err(errors);
  },
};

/** What is wrong with a sheet whose form is right; `number` counts from 1, as on the table. */
function sheetErrors(sheet: Sheet, number: number): readonly OwnSheetsError[] {
  const path = `sheets[${number - 1}]`;
  return [...fieldErrors(sheet, path, { sheet: number }), ...barErrors(sheet, path, { sheet: number })];
}

interface Where {
  readonly sheet: number;
}

/** BB-1.1, BB-1.2: towers and witches like the two colours of a chessboard, each tower and each combination once. */
function fieldErrors(sheet: Sheet, path: string, where: Where): readonly OwnSheetsError[] {
  const squares = [...Array(SQUARES).keys()];
  const isTower = (square: Square): boolean => typeof at(sheet, square) === 'number';
  const isDark = (square: Square): boolean => (square + Math.floor(square / SIDE)) % 2 === 0;
  // Whichever way round needs fewer corrections is the one that was meant.
  const onDark = squares.filter((square) => isTower(square) === isDark(square)).length >= SQUARES / 2;
  return squares.flatMap((square): readonly OwnSheetsError[] => {
    const printed = at(sheet, square);
    const place = { ...where, square: nameOf(square) };
    const here = `${path}.field[${SIDE - 1 - Math.floor(square / SIDE)}][${square % SIDE}]`;
    if (isTower(square) !== (isDark(square) === onDark)) {
      return [{ code: isTower(square) ? 'not-a-witch' : 'not-a-tower', rule: 'BB-1.1', path: here, ...place }];
    }
    const first = squares.find((other) => at(sheet, other) === printed);
    if (first === square || first === undefined) return [];
    const twice = { path: here, ...place, other: nameOf(first) };
    return typeof printed === 'number'
      ? [{ code: 'tower-twice', rule: 'BB-1.1', ...twice, tower: printed }]
      : [{ code: 'combination-twice', rule: 'BB-1.2', ...twice, combination: printed }];
  });
}

/** BB-1.3: row 3 shows what is on the field, each combination once; the pair is not on the field. */
function barErrors(sheet: Sheet, path: string, where: Where): readonly OwnSheetsError[] {
  const onField = (combination: Combination): boolean => sheet.field.some((row) => row.includes(combination));
  const inRow = sheet.combinations.flatMap((combination, index): readonly OwnSheetsError[] => {
    const wrong = { rule: 'BB-1.3', path: `${path}.combinations[${index}]`, ...where, combination } as const;
    if (!onField(combination)) return [{ code: 'not-on-field', ...wrong }];
    return sheet.combinations.indexOf(combination) < index ? [{ code: 'combination-again', ...wrong }] : [];
  });
  if (!onField(sheet.pair)) return inRow;
  return [...inRow, { code: 'pair-on-field', path: `${path}.pair`, rule: 'BB-1.3', ...where, combination: sheet.pair }];
}

/** BB-1.1: the nine are different. */
function sameSheets(sheets: readonly Sheet[]): readonly OwnSheetsError[] {
  const texts = sheets.map(({ field, witches, copilots, combinations, pair }) =>
    JSON.stringify([field, witches, copilots, combinations, pair]),
  );
  return texts.flatMap((text, index): readonly OwnSheetsError[] => {
    const first = texts.indexOf(text);
    if (first === index) return [];
    return [{ code: 'same-sheet', path: `sheets[${index}]`, rule: 'BB-1.1', sheet: index + 1, other: first + 1 }];
  });
}
