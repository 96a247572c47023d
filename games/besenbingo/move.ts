import { SQUARES, type Square } from './square.ts';

/** The rows of the score bar, by number, as the notation names them: witch, copilot, both, pair (BB-1.3). */
export const ROWS = ['1', '2', '3', 'p'] as const;
/** A row of the score bar, 0 to 3: an index into `ROWS`. */
export type Row = 0 | 1 | 2 | 3;

export const EVERY_ROW: readonly Row[] = [0, 1, 2, 3];
export const PAIR_ROW = 3;

/** A decision: the witch on a square lands and counts in a row, or a minus field is struck. */
export type Move = { readonly type: 'land'; readonly square: Square; readonly row: Row } | { readonly type: 'minus' };

export const MINUS: Move = Object.freeze({ type: 'minus' });

/** Every landing is made once: `LANDINGS[4 × square + row]`. */
export const LANDINGS: readonly Move[] = Array.from({ length: SQUARES * ROWS.length }, (_, index) =>
  Object.freeze({ type: 'land', square: index >> 2, row: (index & 3) as Row }),
);

export const MINUS_ONLY: readonly Move[] = Object.freeze([MINUS]);
export const NO_MOVES: readonly Move[] = Object.freeze([]);
