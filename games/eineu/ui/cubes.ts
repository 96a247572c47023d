import { edgeTo, type Faces, type Orientation, showing, turned } from '../../kit/cube/geometry.ts';
import { CUBE_FACES, DICE, type Die } from '../data/dice.ts';
import type { Step } from './steps.ts';

/** How a die is built and how it stands on the table. */
export interface CubeOfDie {
  readonly faces: Faces;
  /** The name of its colour token. */
  readonly colour: string;
  /** Degrees about the vertical, so that three cubes look laid down, not lined up. */
  readonly yaw: number;
}

export const CUBES: Readonly<Record<Die, CubeOfDie>> = {
  b: { faces: CUBE_FACES.b, colour: 'die-blue', yaw: -24 },
  r: { faces: CUBE_FACES.r, colour: 'die-red', yaw: 23 },
  k: { faces: CUBE_FACES.k, colour: 'die-black', yaw: -21 },
};

export type Orientations = Readonly<Record<Die, Orientation>>;

/**
 * How the three cubes lie after these steps. The rules know only their tops; the sides follow from how each die was tipped, from the
 * start on, so everybody at the table sees the same cubes, after a reload too. Black lies anyhow until it is rolled.
 */
export function orientations(steps: readonly Step[]): Orientations {
  const lying: Record<Die, Orientation> = { b: laid('b', 5), r: laid('r', 5), k: laid('k', 4) };
  for (const [index, { event }] of steps.entries()) {
    if (event.type === 'roll') lying.k = laid('k', event.value, index);
    if (event.type === 'tip') lying[event.die] = tipped(event.die, lying[event.die], event.top);
  }
  return lying;
}

function laid(die: Die, top: number, spin = 0): Orientation {
  return showing(CUBES[die].faces, top, spin);
}

function tipped(die: Die, lying: Orientation, top: number): Orientation {
  const edge = edgeTo(CUBES[die].faces, lying, top);
  if (edge === null) throw new Error(`EINEU: no tip of ${die} brings up ${top}`);
  return turned(lying, edge);
}

/** The dice whose pair decides the game. */
export const PAIR: readonly Die[] = DICE.slice(0, 2);
