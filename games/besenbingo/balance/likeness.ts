import type { Sheet } from '../data/sheets.ts';
import { at } from '../sheet.ts';
import { SIDE, SQUARES } from '../square.ts';

/**
 * How much two sheets are alike, so that "clearly different" (BB-1.1) can be said in numbers.
 * A sheet that is turned or mirrored plays the same, so the fields are compared in all eight positions.
 */
export interface Likeness {
  /** The most squares, of sixteen, that show the same tower or the same witch and copilot in any of the eight positions. */
  readonly squares: number;
  /** The combinations, of three, that stand in the third row of both bars. */
  readonly combinations: number;
  /** Whether the witch row, the copilot row or the pair row is the same. */
  readonly sameRow: boolean;
}

export function likeness(one: Sheet, other: Sheet): Likeness {
  const counts = POSITIONS.map((turned) => turned.filter((to, square) => at(one, square) === at(other, to)).length);
  return {
    squares: Math.max(...counts),
    combinations: one.combinations.filter((combination) => other.combinations.includes(combination)).length,
    sameRow:
      one.witches.join() === other.witches.join() ||
      one.copilots.join() === other.copilots.join() ||
      one.pair === other.pair,
  };
}

/** Nobody should take one sheet for another: at most a quarter of the squares alike, one common combination, no row of the bar the same. */
export function clearlyDifferent(one: Sheet, other: Sheet): boolean {
  const { squares, combinations, sameRow } = likeness(one, other);
  return squares <= SQUARES / 4 && combinations <= 1 && !sameRow;
}

/** Where each square goes when the field is turned and mirrored: eight ways. */
const POSITIONS: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, position) =>
  Array.from({ length: SQUARES }, (_, square) => {
    let column = square % SIDE;
    let row = Math.floor(square / SIDE);
    if (position >= 4) column = SIDE - 1 - column;
    for (let turn = 0; turn < position % 4; turn++) [column, row] = [row, SIDE - 1 - column];
    return SIDE * row + column;
  }),
);
