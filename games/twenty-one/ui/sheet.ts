import { COLOURS, type Colour, LIMITS } from '../data/sheets.ts';
import type { SheetView } from '../view.ts';

/** How a row of a sheet is drawn: scored, being worked on (tall), or still to come. */
export type RowShape = 'full' | 'current' | 'later';

/** Rows above the current one are scored; when the game is over, so is the current one as far as it went (TO-5.2). */
export function shapeOf(sheet: SheetView, row: number, final: boolean): RowShape {
  if (row < sheet.current || (final && row === sheet.current)) return 'full';
  return row === sheet.current ? 'current' : 'later';
}

/** The points of the full rows: what stands under the line while the game runs. */
export function pointsDone(sheet: SheetView): number {
  return sheet.rows.reduce((sum, row, index) => (index < sheet.current ? sum + row.points : sum), 0);
}

/** The colours whose dice fit the current row of a sheet (TO-3.2), to show what a roll is good for before anybody may enter it. */
export function fittingOn(sheet: SheetView, dice: readonly number[]): readonly Colour[] {
  const row = sheet.rows[sheet.current];
  return COLOURS.filter((colour, die) => {
    const at = row?.colours.indexOf(colour) ?? -1;
    return row?.marks[at] === null && (dice[die] ?? 0) <= (LIMITS[at] ?? 0);
  });
}

/** The colour of the leftmost free field of the current row: the one that a strike takes (TO-3.4). */
export function firstFree(sheet: SheetView): Colour | null {
  const row = sheet.rows[sheet.current];
  return row?.colours[row.marks.indexOf(null)] ?? null;
}

/** The colours of an entry in the game's notation: `kb` gives black and blue; none of a strike or any other move. */
export function coloursOf(entry: string | null): readonly Colour[] {
  const colours = COLOURS.filter((colour) => entry?.includes(colour));
  return colours.join('') === entry ? colours : [];
}
