import { CUBE_FACES, type Die } from '../data/dice.ts';

/** A face in the net: where it lies, in edges of the die, and the number that it bears. Printed side up, upright as on the screen. */
export interface NetFace {
  readonly column: number;
  readonly row: number;
  readonly value: number;
}

/**
 * The net of a die, a cross seen from outside: left, front, right and back in a row, the top above the front and the bottom below it.
 * Folded backwards it is the very cube that lies on the screen, not its mirror image.
 */
export function netOf(die: Die): readonly NetFace[] {
  const [right, left, bottom, top, front, back] = CUBE_FACES[die];
  return [
    { column: 1, row: 0, value: top },
    { column: 0, row: 1, value: left },
    { column: 1, row: 1, value: front },
    { column: 2, row: 1, value: right },
    { column: 3, row: 1, value: back },
    { column: 1, row: 2, value: bottom },
  ];
}

type Point = readonly [x: number, y: number];

/** How far a tab reaches out, and how much narrower it gets on each side; in edges of the die. */
const TAB = 0.26;
const SLOPE = 0.16;

/**
 * The edges to which a glue tab is attached, in edges of the die, each so that the tab lies to its left. Seven pairs of edges meet
 * when the cross is folded, and one edge of each pair has the tab.
 */
export const TAB_EDGES: readonly (readonly [from: Point, to: Point])[] = [
  [
    [1, 1],
    [1, 0],
  ],
  [
    [1, 0],
    [2, 0],
  ],
  [
    [2, 0],
    [2, 1],
  ],
  [
    [4, 1],
    [4, 2],
  ],
  [
    [2, 2],
    [2, 3],
  ],
  [
    [2, 3],
    [1, 3],
  ],
  [
    [1, 3],
    [1, 2],
  ],
];

/** The four corners of a tab. */
export function tabOn([from, to]: readonly [Point, Point]): readonly Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [ox, oy] = [dy * TAB, -dx * TAB];
  return [
    from,
    [from[0] + dx * SLOPE + ox, from[1] + dy * SLOPE + oy],
    [to[0] - dx * SLOPE + ox, to[1] - dy * SLOPE + oy],
    to,
  ];
}

/** The edges of the net without a tab, along which it is cut. */
export const CUT_EDGES: readonly (readonly [from: Point, to: Point])[] = [
  [
    [0, 2],
    [0, 1],
  ],
  [
    [0, 1],
    [1, 1],
  ],
  [
    [2, 1],
    [4, 1],
  ],
  [
    [4, 2],
    [2, 2],
  ],
  [
    [1, 2],
    [0, 2],
  ],
];

/** The edges between two faces, along which it is folded, besides those of the tabs. */
export const FOLD_EDGES: readonly (readonly [from: Point, to: Point])[] = [
  [
    [1, 1],
    [2, 1],
  ],
  [
    [1, 2],
    [2, 2],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [
    [2, 1],
    [2, 2],
  ],
  [
    [3, 1],
    [3, 2],
  ],
];
