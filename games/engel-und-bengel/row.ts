import { type Face, kindOf, type RowKind } from './data/face.ts';

/**
 * One row of a face as a single number, for speed: its length (3 bits), its kind (2 bits), then what each box wants, 3 bits a box from left
 * to right (stars: 0).
 */
export type RowLayout = number;

/** A face made ready for play. */
export interface Layout {
  readonly rows: readonly RowLayout[];
  /** What each row pays; black rows below 0. */
  readonly points: readonly number[];
  readonly boxes: number;
}

/** No face yet. */
export const NO_LAYOUT: Layout = Object.freeze({ rows: Object.freeze([]), points: Object.freeze([]), boxes: 0 });

/**
 * The dice on one row as a single number: how many (3 bits), what the first shows and what the fourth of a full house shows (3 bits each),
 * then the seat that placed each die, 3 bits a box from left to right. Numbers need no more: their boxes say what lies there.
 */
export type RowDice = number;

const KINDS: readonly RowKind[] = ['numbers', 'stars', 'house'];
const NUMBERS = 0;
const STARS = 1;

const WANTS = 5;
const SEATS = 9;

/** Any die, as a set of values: bit 1 for a 1 … bit 6 for a 6. */
const ANY = 0b1111110;

/** Makes a face ready for play. Its data has been checked. */
export function layoutOf(face: Face): Layout {
  const rows = face.rows.map((row) => {
    let packed = row.boxes.length | (KINDS.indexOf(kindOf(row) ?? 'numbers') << 3);
    for (const [at, box] of row.boxes.entries()) packed |= (typeof box === 'number' ? box : 0) << (WANTS + 3 * at);
    return packed;
  });
  return {
    rows,
    points: face.rows.map((row) => row.points),
    boxes: rows.reduce((sum, row) => sum + lengthOf(row), 0),
  };
}

export function lengthOf(layout: RowLayout): number {
  return layout & 7;
}

export function rowKind(layout: RowLayout): RowKind {
  return KINDS[(layout >> 3) & 3] ?? 'numbers';
}

/** How many dice lie on the row. */
export function filled(dice: RowDice): number {
  return dice & 7;
}

/** What the next die may show, as a set of values; 0 where the row is full (EB-1.3, EB-3.2). */
export function wanted(layout: RowLayout, dice: RowDice): number {
  const count = dice & 7;
  if (count === (layout & 7)) return 0;
  const kind = (layout >> 3) & 3;
  if (kind === NUMBERS) return 1 << ((layout >> (WANTS + 3 * count)) & 7);
  if (count === 0) return ANY;
  const first = 1 << ((dice >> 3) & 7);
  if (kind === STARS || count < 3) return first;
  return count === 3 ? ANY ^ first : 1 << ((dice >> 6) & 7);
}

/** The row with one more die, which has to fit. */
export function withDie(dice: RowDice, value: number, seat: number): RowDice {
  const count = dice & 7;
  const shows = count === 0 ? value << 3 : count === 3 ? value << 6 : 0;
  return (dice + 1) | shows | (seat << (SEATS + 3 * count));
}

/** What the die in a box shows, or 0 where none lies. */
export function dieAt(layout: RowLayout, dice: RowDice, at: number): number {
  if (at >= filled(dice)) return 0;
  const kind = rowKind(layout);
  if (kind === 'numbers') return (layout >> (WANTS + 3 * at)) & 7;
  return (dice >> (kind === 'house' && at >= 3 ? 6 : 3)) & 7;
}

/** Who placed the die in a box. */
export function seatAt(dice: RowDice, at: number): number {
  return (dice >> (SEATS + 3 * at)) & 7;
}
