import { ROW_LENGTHS, type Sheet } from '../data/sheets.ts';
import { COPILOTS, type Combination, type Copilot, WITCHES, type Witch } from '../data/witches.ts';
import { PAIR_POINTS, ROW_POINTS } from '../marks.ts';
import { EVERY_ROW, PAIR_ROW, ROWS, type Row } from '../move.ts';
import { shownBy } from '../sheet.ts';
import { type SheetView, sheetOf } from '../view.ts';

/** What a field of the bar shows. */
export type Shown = Witch | Copilot | Combination;

/** A row of the bar as it is printed. */
interface PrintedRow {
  /** Its name in the notation: `1`, `2`, `3` or `p`. */
  readonly name: string;
  readonly fields: readonly Shown[];
}

export interface BarRow extends PrintedRow {
  /** How many fields are struck, from the left. */
  readonly done: number;
  /** What striking the next field brings at once; null where it only is half of the pair. */
  readonly next: number | null;
}

/** The four rows of a sheet's score bar (BB-1.3): witches, copilots, both, pair. */
export function barOf(seen: SheetView): readonly BarRow[] {
  const printed = fieldsOf(sheetOf(seen));
  return EVERY_ROW.map((row) => {
    const done = seen.rows[row] ?? 0;
    return { name: ROWS[row], fields: printed[row]?.fields ?? [], done, next: worth(row, done) };
  });
}

/** The same rows as they are printed, before anything is struck. */
export function fieldsOf(sheet: Sheet): readonly PrintedRow[] {
  return EVERY_ROW.map((row) => ({
    name: ROWS[row],
    fields: Array.from({ length: ROW_LENGTHS[row] }, (_, field) => shownBy(sheet, row, field)),
  }));
}

/** What the next field of a row named in the notation brings at once on this sheet; null for half of the pair. */
export function worthIn({ rows }: SheetView, name: string): number | null {
  const row = EVERY_ROW.find((row) => ROWS[row] === name);
  return row === undefined ? null : worth(row, rows[row] ?? 0);
}

function worth(row: Row, done: number): number | null {
  if (row !== PAIR_ROW) return ROW_POINTS[row];
  return done === 0 ? null : PAIR_POINTS;
}

/** What a row counts, as it stands at its head: a field of it, or the whole pair. */
export function worthOf(name: string): number {
  const row = EVERY_ROW.find((row) => ROWS[row] === name);
  return row === undefined || row === PAIR_ROW ? PAIR_POINTS : ROW_POINTS[row];
}

const isOne = <T extends string>(names: readonly T[], shown: string): shown is T =>
  (names as readonly string[]).includes(shown);

/** The name of the drawing of what a field shows. */
export function drawingOf(shown: Shown): string {
  if (isOne(WITCHES, shown)) return `bust-${shown}`;
  return isOne(COPILOTS, shown) ? `copilot-${shown}` : `pair-${shown}`;
}
