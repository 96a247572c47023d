import { err, ok } from '@spieleabend/kernel';
import * as z from 'zod/mini';
import { readForm } from '../../own-data.ts';
import type { OwnData } from '../../room.ts';
import type { OwnSheetsError } from '../refusal.ts';
import { at } from '../sheet.ts';
import { nameOf, SIDE, SQUARE_NAMES, SQUARES, type Square } from '../square.ts';
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

/** What is wrong with a sheet whose form is right; `sheet` counts from 1. As long as towers and witches are mixed up, nothing else is told. */
function sheetErrors(printed: Sheet, sheet: number): readonly OwnSheetsError[] {
  const path = `sheets[${sheet - 1}]`;
  const mixedUp = checkerboardErrors(printed, path, sheet);
  return mixedUp.length > 0 ? mixedUp : [...twiceErrors(printed, path, sheet), ...barErrors(printed, path, sheet)];
}

const EVERY_SQUARE: readonly Square[] = SQUARE_NAMES.map((_, square) => square);

function pathOf(sheetPath: string, square: Square): string {
  return `${sheetPath}.field[${SIDE - 1 - Math.floor(square / SIDE)}][${square % SIDE}]`;
}

/** BB-1.1: towers and witches stand like the two colours of a chessboard. Whichever way round needs fewer corrections was meant. */
function checkerboardErrors(printed: Sheet, path: string, sheet: number): readonly OwnSheetsError[] {
  const isTower = (square: Square): boolean => typeof at(printed, square) === 'number';
  const isDark = (square: Square): boolean => (square + Math.floor(square / SIDE)) % 2 === 0;
  const towersOnDark = EVERY_SQUARE.filter((square) => isTower(square) === isDark(square)).length >= SQUARES / 2;
  return EVERY_SQUARE.filter((square) => isTower(square) !== (isDark(square) === towersOnDark)).map((square) => ({
    code: isTower(square) ? 'not-a-witch' : 'not-a-tower',
    rule: 'BB-1.1',
    path: pathOf(path, square),
    sheet,
    square: nameOf(square),
  }));
}

/** BB-1.1, BB-1.2: each tower and each combination stands once. */
function twiceErrors(printed: Sheet, path: string, sheet: number): readonly OwnSheetsError[] {
  return EVERY_SQUARE.flatMap((square): readonly OwnSheetsError[] => {
    const here = at(printed, square);
    const first = EVERY_SQUARE.find((other) => at(printed, other) === here) ?? square;
    if (first === square) return [];
    const twice = { path: pathOf(path, square), sheet, square: nameOf(square), other: nameOf(first) };
    return typeof here === 'number'
      ? [{ code: 'tower-twice', rule: 'BB-1.1', ...twice, tower: here }]
      : [{ code: 'combination-twice', rule: 'BB-1.2', ...twice, combination: here }];
  });
}

/** BB-1.3: row 3 shows what is on the field, each combination once; the pair is not on the field. */
function barErrors(printed: Sheet, path: string, sheet: number): readonly OwnSheetsError[] {
  const { field, combinations, pair } = printed;
  const onField = (combination: Combination): boolean => field.some((row) => row.includes(combination));
  const inRow = combinations.flatMap((combination, index): readonly OwnSheetsError[] => {
    const wrong = { rule: 'BB-1.3', path: `${path}.combinations[${index}]`, sheet, combination } as const;
    if (!onField(combination)) return [{ code: 'not-on-field', ...wrong }];
    return combinations.indexOf(combination) < index ? [{ code: 'combination-again', ...wrong }] : [];
  });
  if (!onField(pair)) return inRow;
  return [...inRow, { code: 'pair-on-field', rule: 'BB-1.3', path: `${path}.pair`, sheet, combination: pair }];
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
