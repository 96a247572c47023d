import { color, mix, round } from './pen.ts';

/** A die as a true little cube in parallel projection, in three flat tones. It has no wobble: dice are the exact things on the table. */

type Vector = readonly [x: number, y: number, z: number];
type Flat = readonly [x: number, y: number];
type Side = 'top' | 'bottom' | 'front' | 'back' | 'right' | 'left';

export interface DieDrawing {
  readonly x: number;
  readonly y: number;
  /** Length of an edge. */
  readonly size: number;
  /** Degrees: turn about the upright axis, and how far one looks down on it. */
  readonly yaw?: number;
  readonly pitch?: number;
  /** Degrees: tilt of a die that tips, about its own axes. */
  readonly tipY?: number;
  readonly tipX?: number;
  readonly paint: string;
  readonly pip: string;
  readonly values: Partial<Record<Side, number>>;
  /** Wooden die with drilled pips. */
  readonly drilled?: boolean;
}

/** Where the pips of a value lie on a 3×3 grid. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
  7: [0, 2, 3, 4, 5, 6, 8],
  8: [0, 1, 2, 3, 5, 6, 7, 8],
  9: [0, 1, 2, 3, 4, 5, 6, 7, 8],
};

/** Each side's corner and the two edges from it; their cross product points outward. */
const SIDES: readonly (readonly [Side, Vector, Vector, Vector])[] = [
  ['top', [-0.5, -0.5, 0.5], [1, 0, 0], [0, 1, 0]],
  ['bottom', [-0.5, 0.5, -0.5], [1, 0, 0], [0, -1, 0]],
  ['front', [-0.5, -0.5, -0.5], [1, 0, 0], [0, 0, 1]],
  ['back', [0.5, 0.5, -0.5], [-1, 0, 0], [0, 0, 1]],
  ['right', [0.5, -0.5, -0.5], [0, 1, 0], [0, 0, 1]],
  ['left', [-0.5, 0.5, -0.5], [0, -1, 0], [0, 0, 1]],
];

const LIGHT: Vector = [-0.45, -0.35, 0.82];
/** How far the flat of a side stays from its edges: the rest is rounding. */
const INSET = 0.09;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** From the lit side to the dark one. White and black dice take their shades from the wood and from white: black on black would vanish. */
function tones(paint: string): readonly [string, string, string] {
  if (paint.includes('die-white')) {
    return [mix(paint, 96, 'white'), mix(paint, 88, color('art-wood-dark')), mix(paint, 74, color('art-wood-dark'))];
  }
  if (paint.includes('die-black')) return [mix(paint, 76, 'white'), mix(paint, 90, 'white'), mix(paint, 94, 'black')];
  return [mix(paint, 84, 'white'), paint, mix(paint, 74, color('die-black'))];
}

/** The convex hull of points in the plane (Andrew's monotone chain). */
function hull(points: readonly Flat[]): readonly Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (chain: readonly Flat[]): Flat[] => {
    const kept: Flat[] = [];
    for (const point of chain) {
      for (;;) {
        const [before, last] = kept.slice(-2);
        if (!before || !last) break;
        const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const outline = (points: readonly Flat[]): string =>
  `M${points.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}Z`;
const rounded = (points: readonly Flat[], paint: string, width: number): string =>
  `<path d="${outline(points)}" fill="${paint}" stroke="${paint}" stroke-width="${round(width)}" stroke-linejoin="round"/>`;

function pips(value: number, pip: string, tone: string, drilled: boolean): string {
  return (PIPS[value] ?? [])
    .map((spot) => {
      const [cx, cy] = [0.24 + (spot % 3) * 0.26, 0.24 + Math.floor(spot / 3) * 0.26];
      if (!drilled) return `<circle cx="${cx}" cy="${cy}" r=".1" fill="${pip}"/>`;
      const hole = `<circle cx="${cx}" cy="${cy}" r=".098" fill="${mix(tone, 62, 'black')}"/>`;
      return `${hole}<circle cx="${(cx + 0.012).toFixed(3)}" cy="${(cy - 0.02).toFixed(2)}" r=".076" fill="${pip}"/>`;
    })
    .join('');
}

export function die(drawing: DieDrawing): string {
  const { x, y, size, yaw = 30, pitch = 28, tipY = 0, tipX = 0, paint, pip, values, drilled = false } = drawing;
  const [ay, ax, az, down] = [radians(tipY), radians(tipX), radians(yaw), radians(pitch)];
  const turn = ([px, py, pz]: Vector): Vector => {
    const [rx, ry, rz] = [px * Math.cos(ay) + pz * Math.sin(ay), py, -px * Math.sin(ay) + pz * Math.cos(ay)];
    const [sx, sy, sz] = [rx, ry * Math.cos(ax) - rz * Math.sin(ax), ry * Math.sin(ax) + rz * Math.cos(ax)];
    return [sx * Math.cos(az) - sy * Math.sin(az), sx * Math.sin(az) + sy * Math.cos(az), sz];
  };
  const project = ([px, py, pz]: Vector): Flat => [
    x + size * px,
    y - size * (pz * Math.cos(down) + py * Math.sin(down)),
  ];
  const eye: Vector = [0, -Math.cos(down), Math.sin(down)];

  const sides = SIDES.map(([name, corner, u, v]) => ({ name, corner: turn(corner), u: turn(u), v: turn(v) }))
    .map((side) => ({ ...side, normal: cross(side.u, side.v) }))
    .filter((side) => dot(side.normal, eye) > 0.04)
    .sort((a, b) => dot(b.normal, LIGHT) - dot(a.normal, LIGHT))
    .map((side, brightness) => ({ ...side, tone: tones(paint)[brightness] ?? paint }));
  const on = (side: (typeof sides)[number], a: number, b: number): Flat =>
    project([
      side.corner[0] + side.u[0] * a + side.v[0] * b,
      side.corner[1] + side.u[1] * a + side.v[1] * b,
      side.corner[2] + side.u[2] * a + side.v[2] * b,
    ]);

  const flat = 0.5 - INSET;
  const corners = [-flat, flat].flatMap((a) =>
    [-flat, flat].flatMap((b) => [-flat, flat].map((c) => project(turn([a, b, c])))),
  );
  const silhouette = rounded(hull(corners), tones(paint)[1], size * INSET * 1.8);
  const far = 1 - INSET;
  const flats = sides.map((side) =>
    rounded(
      [on(side, INSET, INSET), on(side, far, INSET), on(side, far, far), on(side, INSET, far)],
      side.tone,
      size * INSET * 1.72,
    ),
  );
  const faces = sides.map((side) => {
    const value = values[side.name];
    if (!value) return '';
    const [origin, u, v] = [on(side, 0, 0), on(side, 1, 0), on(side, 0, 1)];
    const matrix = [u[0] - origin[0], u[1] - origin[1], v[0] - origin[0], v[1] - origin[1], ...origin].map(round);
    return `<g transform="matrix(${matrix.join(' ')})">${pips(value, pip, side.tone, drilled)}</g>`;
  });
  return `<g>${silhouette}${flats.toReversed().join('')}${faces.join('')}</g>`;
}
