import { HAIRLINE, INK } from './ink.ts';
import { mm, placed } from './page.ts';
import { shape, stroke } from './pen.ts';

/** Cut marks stand off the paper that is kept, so that none of them is left on it. */
const GAP = 1;
const LENGTH = 4;
const LOOK = { stroke: INK, width: 0.2 } as const;

/** Marks at both ends of every cut: `xs` are cut from top to bottom, `ys` from left to right. Both ascending. */
export function cutMarks(xs: readonly number[], ys: readonly number[]): string {
  const [left = 0, right = left] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = top] = [ys[0], ys.at(-1)];
  const upright = xs.map(
    (x) => stroke(x, top - GAP - LENGTH, x, top - GAP, LOOK) + stroke(x, bottom + GAP, x, bottom + GAP + LENGTH, LOOK),
  );
  const across = ys.map(
    (y) => stroke(left - GAP - LENGTH, y, left - GAP, y, LOOK) + stroke(right + GAP, y, right + GAP + LENGTH, y, LOOK),
  );
  return upright.join('') + across.join('');
}

const DASHED = { stroke: HAIRLINE, width: 0.25, dash: '1.5 1.2' } as const;

/** A line to cut along from left to right, with scissors at its beginning. */
export function cutAcross(x1: number, x2: number, y: number): string {
  return placed(x1, y, SCISSORS) + stroke(x1 + 7, y, x2, y, DASHED);
}

/** A line to cut along from top to bottom. */
export function cutDown(x: number, y1: number, y2: number): string {
  return placed(x, y1, SCISSORS, { turn: 90 }) + stroke(x, y1 + 7, x, y2, DASHED);
}

/** Scissors that cut to the right: blades meet at (6, 0). */
const SCISSORS = shape(
  `M${mm(1.9)} -.7L6 .7M1.9 .7L6 -.7M1.9 -1.1a1 .8 0 1 1-1.9-.2 1 .8 0 1 1 1.9.2M1.9 1.1a1 .8 0 1 0-1.9.2 1 .8 0 1 0 1.9-.2`,
  { stroke: INK, width: 0.3 },
);

/** A grid of equal cards without gaps: where each one lies, and the cuts. */
export interface CardGrid {
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly marks: string;
}

/** Cards of `width` × `height`, as many rows and columns as asked for, in the middle of the page or from `top` on. */
export function cardGrid(
  size: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
  origin: readonly [x: number, y: number],
): CardGrid {
  const xs = Array.from({ length: columns + 1 }, (_, n) => origin[0] + n * size.width);
  const ys = Array.from({ length: rows + 1 }, (_, n) => origin[1] + n * size.height);
  const places = ys.slice(0, -1).flatMap((y) => xs.slice(0, -1).map((x) => [x, y] as const));
  return { places, marks: cutMarks(xs, ys) };
}
