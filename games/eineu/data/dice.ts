/** The three dice by their letters in the notation: blue, red, black (in German *schwarz*, hence k as in print). */
export const DICE = ['b', 'r', 'k'] as const;
export type Die = (typeof DICE)[number];

interface DieData {
  readonly colour: 'blue' | 'red' | 'black';
  /** The die's number in Miwin's set. */
  readonly miwin: 'III' | 'IV' | 'V';
  /** EI-1.1: its six faces, ascending. */
  readonly faces: readonly number[];
  /** EI-1.2: the pairs of faces that lie opposite each other. */
  readonly opposites: readonly (readonly [number, number])[];
}

/** Miwin's dice III, IV and V (EI-1.1, EI-1.2). */
export const DIE_DATA: Readonly<Record<Die, DieData>> = {
  b: {
    colour: 'blue',
    miwin: 'III',
    faces: [1, 2, 5, 6, 7, 9],
    opposites: [
      [1, 9],
      [2, 7],
      [5, 6],
    ],
  },
  r: {
    colour: 'red',
    miwin: 'IV',
    faces: [1, 3, 4, 5, 8, 9],
    opposites: [
      [1, 9],
      [3, 8],
      [4, 5],
    ],
  },
  k: {
    colour: 'black',
    miwin: 'V',
    faces: [2, 3, 4, 6, 7, 8],
    opposites: [
      [2, 7],
      [3, 8],
      [4, 6],
    ],
  },
};

/**
 * How the dice are built: right, left, bottom, top, front, back. EI-1.2 says what lies opposite; which way round the pairs go is our own,
 * on the screen and on paper alike.
 */
export const CUBE_FACES: Readonly<Record<Die, readonly [number, number, number, number, number, number]>> = {
  b: [2, 7, 6, 5, 1, 9],
  r: [9, 1, 4, 5, 8, 3],
  k: [7, 2, 6, 4, 3, 8],
};

/** The face opposite to a face, 0 where the die does not bear that face. Indexed by the face, 0 to 9. */
export const OPPOSITE: Readonly<Record<Die, readonly number[]>> = {
  b: oppositesOf('b'),
  r: oppositesOf('r'),
  k: oppositesOf('k'),
};

function oppositesOf(die: Die): readonly number[] {
  const table = new Array<number>(10).fill(0);
  for (const [one, other] of DIE_DATA[die].opposites) {
    table[one] = other;
    table[other] = one;
  }
  return table;
}

/** EI-3.1: whether one tip by 90° turns the die from the one top to the other: any face but the present top and its opposite. */
export function isNeighbour(die: Die, from: number, to: number): boolean {
  const opposite = OPPOSITE[die][to];
  return opposite !== undefined && opposite !== 0 && to !== from && opposite !== from;
}
