/** The colours, in the order of the notation: white, black, red, blue, yellow, green (TO-1.1). */
export const COLOURS = ['w', 'k', 'r', 'b', 'y', 'g'] as const;
export type Colour = (typeof COLOURS)[number];

/** The number of a colour's letter, or -1. */
export function colourIndex(letter: string): number {
  return (COLOURS as readonly string[]).indexOf(letter);
}

/** The six different sheets (TO-1.1). */
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Letter = (typeof LETTERS)[number];

/** The number of a sheet's letter, or -1. */
export function letterIndex(letter: string): number {
  return (LETTERS as readonly string[]).indexOf(letter);
}

/** The limits of the fields of every row, left to right (TO-1.2). */
export const LIMITS = [6, 5, 4, 3, 2, 1] as const;

/** The bonus for a row with 0 to 6 hits. The 21 is from the source, the steps to it are reconstructed (TO-1.4). */
export const BONUS = [0, 1, 3, 6, 10, 15, 21] as const;

/** The colours of the rows of sheet A, top to bottom, each left to right. Reconstructed (TO-1.3). */
export const PATTERNS = ['ybwgrk', 'rgkywb', 'wrykbg', 'kygbwr', 'gwbrky'] as const;

export const ROWS = PATTERNS.length;
export const FIELDS = LIMITS.length;

/** The colours of every sheet, row by row: sheet B rotates each row of sheet A left by one, C by two, … F by five (TO-1.3). */
export const SHEETS: Readonly<Record<Letter, readonly string[]>> = {
  a: PATTERNS.map((row) => rotateLeft(row, 0)),
  b: PATTERNS.map((row) => rotateLeft(row, 1)),
  c: PATTERNS.map((row) => rotateLeft(row, 2)),
  d: PATTERNS.map((row) => rotateLeft(row, 3)),
  e: PATTERNS.map((row) => rotateLeft(row, 4)),
  f: PATTERNS.map((row) => rotateLeft(row, 5)),
};

function rotateLeft(row: string, by: number): string {
  return row.slice(by) + row.slice(0, by);
}
