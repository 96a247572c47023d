import { describe, expect, test } from 'vitest';
import { CUBE_FACES, DICE, DIE_DATA } from '../data/dice.ts';
import { CUT_EDGES, FOLD_EDGES, type NetFace, netOf, TAB_EDGES } from './net.ts';

type Vector = readonly [number, number, number];
/** How a face of the folded die lies in space: where its picture's right and its lower side point, and where it looks. */
interface Frame {
  readonly right: Vector;
  readonly down: Vector;
  readonly out: Vector;
}

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z];
const cross = (a: Vector, b: Vector): Vector => [
  0 + a[1] * b[2] - a[2] * b[1],
  0 + a[2] * b[0] - a[0] * b[2],
  0 + a[0] * b[1] - a[1] * b[0],
];

/** The neighbour in the net on that side, folded backwards by a right angle. */
function folded({ right, down, out }: Frame, side: readonly [number, number]): Frame {
  if (side[0] === 1) return { right: minus(out), down, out: right };
  if (side[0] === -1) return { right: out, down, out: minus(right) };
  if (side[1] === 1) return { right, down: minus(out), out: down };
  return { right, down: out, out: minus(down) };
}

/** Folds a whole net, beginning with the face that looks at us: x to the right, y down, z towards us. */
function fold(net: readonly NetFace[]): ReadonlyMap<number, Frame> {
  const [first] = net;
  if (first === undefined) return new Map();
  const frames = new Map<NetFace, Frame>([[first, { right: [1, 0, 0], down: [0, 1, 0], out: [0, 0, 1] }]]);
  for (const [face, frame] of frames) {
    for (const next of net) {
      const side = [next.column - face.column, next.row - face.row] as const;
      if (Math.abs(side[0]) + Math.abs(side[1]) === 1 && !frames.has(next)) frames.set(next, folded(frame, side));
    }
  }
  return new Map([...frames].map(([{ value }, frame]) => [value, frame]));
}

describe.each(DICE)('the net of die %s', (die) => {
  const solid = fold(netOf(die));

  test('EI-1.1 bears the six numbers of the die, each on a side of its own', () => {
    expect([...solid.keys()].sort()).toEqual(DIE_DATA[die].faces);
    expect(new Set([...solid.values()].map(({ out }) => out.join())).size).toBe(6);
  });

  test('EI-1.2 folds so that the true numbers lie opposite', () => {
    for (const [one, other] of DIE_DATA[die].opposites) {
      expect([one, solid.get(one)?.out]).toEqual([one, minus(solid.get(other)?.out ?? [0, 0, 0])]);
    }
  });

  test('folds into the cube on the screen, not into its mirror image', () => {
    const [right, , , top, front] = CUBE_FACES[die];
    const at = (value: number): Vector => solid.get(value)?.out ?? [0, 0, 0];
    // On the screen, right × (down = −top) = front, as x × y = z.
    expect(cross(at(right), minus(at(top)))).toEqual(at(front));
  });
});

test('every edge of the six faces is cut, folded or has a tab, and seven pairs of open edges have one tab each', () => {
  const length = (edges: typeof CUT_EDGES) =>
    edges.reduce((sum, [[x1, y1], [x2, y2]]) => sum + Math.abs(x2 - x1) + Math.abs(y2 - y1), 0);
  expect([length(FOLD_EDGES), length(TAB_EDGES), length(CUT_EDGES)]).toEqual([5, 7, 7]);
});

test('of the two edges that meet when the die is folded, exactly one has a tab', () => {
  const solid = fold(netOf('b'));
  const halves = netOf('b').flatMap(({ value, column, row }) => {
    const frame = solid.get(value);
    if (frame === undefined) return [];
    const sides = [
      {
        edge: [
          [column, row],
          [column + 1, row],
        ],
        toward: minus(frame.down),
      },
      {
        edge: [
          [column + 1, row],
          [column + 1, row + 1],
        ],
        toward: frame.right,
      },
      {
        edge: [
          [column, row + 1],
          [column + 1, row + 1],
        ],
        toward: frame.down,
      },
      {
        edge: [
          [column, row],
          [column, row + 1],
        ],
        toward: minus(frame.right),
      },
    ] as const;
    // An edge of the solid is where the face looks and where its side points, in either order.
    return sides.map(({ edge, toward }) => ({ meets: [frame.out.join(), toward.join()].sort().join(' '), edge }));
  });
  const ends = (edge: readonly (readonly [number, number])[]) =>
    edge
      .map((point) => point.join())
      .sort()
      .join(' ');
  const tabs = new Set(TAB_EDGES.map(ends));
  const folds = new Set(FOLD_EDGES.map(ends));
  const open = halves.filter(({ edge }) => !folds.has(ends(edge)));
  for (const meets of new Set(open.map((half) => half.meets))) {
    const pair = open.filter((half) => half.meets === meets);
    expect([meets, pair.length, pair.filter(({ edge }) => tabs.has(ends(edge))).length]).toEqual([meets, 2, 1]);
  }
});
