/** A square of the field, 0 to 15: a1, b1, c1, d1, a2 … d4, as on a chessboard (BB-1.1). */
export type Square = number;

export const SIDE = 4;
export const SQUARES = SIDE * SIDE;

/** The names of the squares, by number: `a1`. */
export const SQUARE_NAMES: readonly string[] = Array.from(
  { length: SQUARES },
  (_, square) => `${'abcd'[square % SIDE]}${Math.floor(square / SIDE) + 1}`,
);

export function nameOf(square: Square): string {
  return SQUARE_NAMES[square] ?? '?';
}

/** The horizontal and vertical neighbours of each square, as a set: bit `square` is set. */
export const NEIGHBOURS: readonly number[] = SQUARE_NAMES.map((_, square) => {
  let set = 0;
  for (let other = 0; other < SQUARES; other++) if (isBeside(square, other)) set |= 1 << other;
  return set;
});

function isBeside(square: Square, other: Square): boolean {
  const columns = Math.abs((square % SIDE) - (other % SIDE));
  const rows = Math.abs(Math.floor(square / SIDE) - Math.floor(other / SIDE));
  return columns + rows === 1;
}

/** The first square of a set that is not empty. */
export function firstOf(squares: number): Square {
  return 31 - Math.clz32(squares & -squares);
}
