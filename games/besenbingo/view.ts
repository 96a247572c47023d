import type { Sheet } from './data/sheets.ts';
import type { Move } from './move.ts';
import type { Square } from './square.ts';
import type { Phase } from './state.ts';

/** One player's sheet, public to all. */
export interface SheetView {
  /** The number of the sheet, from 1. */
  readonly number: number;
  /** What is printed on it: the field from the top row down, and the score bar. `at(sheet, square)` reads a square. */
  readonly sheet: Sheet;
  /** The squares of the witches that are struck, ascending. */
  readonly struck: readonly Square[];
  /** How many fields are struck in the rows of the bar, from the left: witch, copilot, both, pair (`ROWS`). */
  readonly rows: readonly number[];
  /** How many minus fields are struck. */
  readonly minus: number;
  /** What the sheet scores as it stands: the pair row 5 or nothing. */
  readonly points: number;
}

/** What one viewer knows: everything but the others' decisions for the tower last called. JSON-plain. */
export interface View {
  readonly seats: number;
  /** What each minus field counts, left to right (BB-1.3). */
  readonly minusFields: readonly number[];
  /** The house rule of BB-3.3. */
  readonly mustTakeBest: boolean;
  readonly phase: Phase;
  /** An owner's sheets, as long as they wait to be dealt; null where the built-in ones are dealt, and after the deal. */
  readonly own: readonly Sheet[] | null;
  /** The towers called so far, in order. In the phase `land` the last one is the tower that lets a witch land. */
  readonly called: readonly number[];
  /** The tower that was put aside: once the round is over, else null. */
  readonly silent: number | null;
  /** A sheet a seat; empty before the deal. */
  readonly sheets: readonly SheetView[];
  /** A flag a seat: whether it has decided for this tower while others still owe theirs. */
  readonly decided: readonly boolean[];
  /** The viewer's own decision while others still owe theirs. */
  readonly decision: Move | null;
}
