/** The places on a 3×3 grid, row by row, that bear a pip for each value from 1 to 9. */
const PLACES: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
  [0, 2, 3, 4, 5, 6, 8],
  [0, 1, 2, 3, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];

const GRID = [24, 50, 76] as const;

/** Where the pips of a value lie on a face of 100 × 100; no pips for values beyond 1 to 9. */
export function pips(value: number): readonly { readonly x: number; readonly y: number }[] {
  return (PLACES[value] ?? []).map((place) => ({
    x: GRID[place % 3] ?? 50,
    y: GRID[Math.floor(place / 3)] ?? 50,
  }));
}
