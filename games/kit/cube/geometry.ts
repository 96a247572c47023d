/**
 * A cube as plain numbers: which face lies where, which one comes up over which edge, and where its edges fall on the screen.
 * Axes are those of CSS: x to the right, y down, z towards the viewer. A face is named by its index in the order right, left, bottom,
 * top, front, back of the cube as it is built.
 */

export type Vector = readonly [number, number, number];
/** How a cube lies: an integer rotation matrix, three rows. */
export type Orientation = readonly [Vector, Vector, Vector];
/** The values on the six faces: right, left, bottom, top, front, back. */
export type Faces = readonly [number, number, number, number, number, number];

/** The four bottom edges a cube can be tipped over, in the order of the tab key: to the left, away from the viewer, right, towards him. */
export const EDGES = ['left', 'away', 'right', 'near'] as const;
export type Edge = (typeof EDGES)[number];

/** The cube as it is built. */
export const UPRIGHT: Orientation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const UP: Vector = [0, -1, 0];

const NORMALS: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** For each edge: the side whose face comes up, the quarter turn, its axis and sense, and the way the cube travels on the table. */
const TURNS: Readonly<
  Record<Edge, { rises: Vector; quarter: Orientation; axis: 'X' | 'Z'; sense: 1 | -1; way: readonly [number, number] }>
> = {
  left: {
    rises: [1, 0, 0],
    quarter: [
      [0, 1, 0],
      [-1, 0, 0],
      [0, 0, 1],
    ],
    axis: 'Z',
    sense: -1,
    way: [-1, 0],
  },
  away: {
    rises: [0, 0, 1],
    quarter: [
      [1, 0, 0],
      [0, 0, -1],
      [0, 1, 0],
    ],
    axis: 'X',
    sense: 1,
    way: [0, -1],
  },
  right: {
    rises: [-1, 0, 0],
    quarter: [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
    axis: 'Z',
    sense: 1,
    way: [1, 0],
  },
  near: {
    rises: [0, 0, -1],
    quarter: [
      [1, 0, 0],
      [0, 0, 1],
      [0, -1, 0],
    ],
    axis: 'X',
    sense: -1,
    way: [0, 1],
  },
};

/** A quarter turn about the vertical. */
const SPIN: Orientation = [
  [0, 0, 1],
  [0, 1, 0],
  [-1, 0, 0],
];

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The direction in the world of a direction of the cube. */
function toWorld(orientation: Orientation, v: Vector): Vector {
  return [dot(orientation[0], v), dot(orientation[1], v), dot(orientation[2], v)];
}

function multiply(a: Orientation, b: Orientation): Orientation {
  const row = (r: Vector): Vector => [
    r[0] * b[0][0] + r[1] * b[1][0] + r[2] * b[2][0],
    r[0] * b[0][1] + r[1] * b[1][1] + r[2] * b[2][1],
    r[0] * b[0][2] + r[1] * b[1][2] + r[2] * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
}

/** The index of the face that looks in a direction of the world (one of the six axes). */
function faceToward(orientation: Orientation, direction: Vector): number {
  return NORMALS.findIndex((normal) => dot(toWorld(orientation, normal), direction) === 1);
}

/** The value that lies on top. */
export function topOf(faces: Faces, orientation: Orientation): number {
  return faces[faceToward(orientation, UP)] ?? 0;
}

/** The value that will lie on top once the cube is tipped over this edge. */
export function comesUp(faces: Faces, orientation: Orientation, edge: Edge): number {
  return faces[faceToward(orientation, TURNS[edge].rises)] ?? 0;
}

/** The cube, tipped over an edge by a quarter turn. */
export function turned(orientation: Orientation, edge: Edge): Orientation {
  return multiply(TURNS[edge].quarter, orientation);
}

/** The edge over which this value comes up, or null: it lies on top or below, or is no face of this die. */
export function edgeTo(faces: Faces, orientation: Orientation, value: number): Edge | null {
  return EDGES.find((edge) => comesUp(faces, orientation, edge) === value) ?? null;
}

/** A cube that shows this value on top, spun about the vertical by `spin` quarter turns; always the same one. */
export function showing(faces: Faces, value: number, spin = 0): Orientation {
  let lying: Orientation = UPRIGHT;
  const edge = edgeTo(faces, lying, value);
  if (edge !== null) lying = turned(lying, edge);
  else if (topOf(faces, lying) !== value) lying = turned(turned(lying, 'near'), 'near');
  for (let quarter = 0; quarter < spin % 4; quarter++) lying = multiply(SPIN, lying);
  return lying;
}

/** Where the camera stands: degrees about the vertical, and degrees above the table. */
export interface Camera {
  readonly yaw: number;
  readonly elevation: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function project([x, y, z]: Vector, { yaw, elevation }: Camera): readonly [number, number] {
  const turn = radians(yaw);
  const rise = radians(elevation);
  const across = x * Math.cos(turn) + z * Math.sin(turn);
  const deep = -x * Math.sin(turn) + z * Math.cos(turn);
  return [across, y * Math.cos(rise) + deep * Math.sin(rise)];
}

/** An edge on the screen, seen from the centre of the cube; lengths in edges of the cube. */
export interface EdgeOnScreen {
  /** A point on the outline of the cube beyond this edge. */
  readonly at: readonly [number, number];
  /** The unit vector in which the cube will travel. */
  readonly way: readonly [number, number];
  /** The same as an angle: degrees clockwise from straight up. */
  readonly angle: number;
}

/** Where an edge falls on the screen (without perspective, which is slight), to put a handle outside it. */
export function edgeOnScreen(edge: Edge, camera: Camera): EdgeOnScreen {
  const [dx, dz] = TURNS[edge].way;
  const [x, y] = project([dx, 0, dz], camera);
  const length = Math.hypot(x, y);
  // Away, the outline is the rear top edge; near, the front bottom edge; at the sides it is the middle of the side.
  const height = edge === 'away' ? -0.5 : edge === 'near' ? 0.5 : 0.02;
  const way = [x / length, y / length] as const;
  return {
    at: project([dx / 2, height, dz / 2], camera),
    way,
    angle: (Math.atan2(way[0], -way[1]) * 180) / Math.PI,
  };
}

/** The edge that lies most in the direction of a movement on the screen. */
export function edgeAlong(movement: readonly [number, number], camera: Camera): Edge {
  const along = (edge: Edge): number => {
    const { way } = edgeOnScreen(edge, camera);
    return movement[0] * way[0] + movement[1] * way[1];
  };
  return EDGES.reduce((best, edge) => (along(edge) > along(best) ? edge : best));
}

/** The lamp: from the left, from above, a little from the front. */
const LAMP: Vector = [-0.42, -0.83, 0.36];

/** The axes of each face's own picture, in the cube. */
const PICTURES: readonly { readonly right: Vector; readonly down: Vector }[] = [
  { right: [0, 0, -1], down: [0, 1, 0] },
  { right: [0, 0, 1], down: [0, 1, 0] },
  { right: [1, 0, 0], down: [0, 0, -1] },
  { right: [1, 0, 0], down: [0, 0, 1] },
  { right: [1, 0, 0], down: [0, 1, 0] },
  { right: [-1, 0, 0], down: [0, 1, 0] },
];

/** How the lamp falls on one face. */
export interface Light {
  /** How dark the face is: 0 to 0.36. */
  readonly shade: number;
  /** How the lamp lies in the face's own picture, so that the wall of a drilled hole is dark on its side. */
  readonly across: number;
  readonly down: number;
}

/** The light on each of the six faces of a cube that lies so, seen with this yaw. */
export function lightOn(orientation: Orientation, yaw: number): readonly Light[] {
  const turn = radians(yaw);
  const lit = (v: Vector): number => {
    const [x, y, z] = toWorld(orientation, v);
    const seen: Vector = [x * Math.cos(turn) + z * Math.sin(turn), y, -x * Math.sin(turn) + z * Math.cos(turn)];
    return dot(seen, LAMP);
  };
  return NORMALS.map((normal, face) => ({
    shade: Math.max(0, Math.min(0.36, 0.37 - 0.45 * lit(normal))),
    across: lit(PICTURES[face]?.right ?? UP),
    down: lit(PICTURES[face]?.down ?? UP),
  }));
}

/** The orientation as a CSS transform. */
export function matrix3d(m: Orientation): string {
  const column = (i: 0 | 1 | 2): string => `${m[0][i]},${m[1][i]},${m[2][i]},0`;
  return `matrix3d(${column(0)},${column(1)},${column(2)},0,0,0,1)`;
}

/** A cube leaning over one of its bottom edges by some degrees, as a CSS transform; `--s` is the edge of the cube. */
export function pivot(edge: Edge, degrees: number): string {
  const { way, axis, sense } = TURNS[edge];
  const half = (n: number): string => `calc(var(--s) * ${n / 2})`;
  const [dx, dz] = way;
  const there = `translate3d(${half(dx)},${half(1)},${half(dz)})`;
  const back = `translate3d(${half(-dx)},${half(-1)},${half(-dz)})`;
  return `${there} rotate${axis}(${sense * degrees}deg) ${back}`;
}

/** The shift of a cube that has been tipped over this edge, as a CSS translate. */
export function travel(edge: Edge): string {
  const [dx, dz] = TURNS[edge].way;
  return `calc(var(--s) * ${dx}) 0 calc(var(--s) * ${dz})`;
}
