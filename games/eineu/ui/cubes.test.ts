import { expect, test } from 'vitest';
import { EDGES, edgeTo, topOf } from '../../kit/cube/geometry.ts';
import { DICE, DIE_DATA, OPPOSITE } from '../data/dice.ts';
import { CUBES, orientations } from './cubes.ts';
import { position, steps } from './steps.ts';

const SETUP = { seats: 2, options: { extraTip: 'made' } };
const EXAMPLE = '*:4 0:b9 1:r1 0:k8 1:r8 1:k7 1:b6 1:r5 1:k4 1:b1 0:r9 1:k7 0:b7 0:k8 0:b9'.split(' ');

test('EI-1.1 the cubes on the screen bear the faces of the dice', () => {
  for (const die of DICE) expect([...CUBES[die].faces].sort()).toEqual(DIE_DATA[die].faces);
});

test('EI-1.2 what lies opposite on a cube lies opposite on its die', () => {
  for (const die of DICE) {
    const [right, left, bottom, top, front, back] = CUBES[die].faces;
    for (const [one, other] of [
      [right, left],
      [bottom, top],
      [front, back],
    ] as const) {
      expect(OPPOSITE[die][one]).toBe(other);
    }
  }
});

test('the cubes show the tops of the position, after every entry of a game', () => {
  for (let length = 1; length <= EXAMPLE.length; length++) {
    const played = steps(EXAMPLE.slice(0, length), SETUP);
    const { tops } = position(played, SETUP);
    const lying = orientations(played);
    expect(DICE.map((die) => topOf(CUBES[die].faces, lying[die]))).toEqual(DICE.map((die) => tops[die]));
  }
});

test('EI-3.1 wherever a game stands, the four edges of a cube offer the four tips that the rules allow', () => {
  const played = steps(EXAMPLE.slice(0, 12), SETUP);
  const { tops } = position(played, SETUP);
  const lying = orientations(played);
  for (const die of DICE) {
    const allowed = DIE_DATA[die].faces.filter((face) => face !== tops[die] && face !== OPPOSITE[die][tops[die]]);
    const edges = allowed.map((face) => edgeTo(CUBES[die].faces, lying[die], face));
    expect([...edges].sort()).toEqual([...EDGES].sort());
  }
});

test('the cubes lie the same after a reload in the middle as after the game played on', () => {
  const before = orientations(steps(EXAMPLE.slice(0, 6), SETUP));
  const after = orientations(steps(EXAMPLE.slice(0, 7), SETUP));
  expect(after.r).toEqual(before.r);
  expect(after.k).toEqual(before.k);
  expect(orientations(steps(EXAMPLE.slice(0, 6), SETUP))).toEqual(before);
});
