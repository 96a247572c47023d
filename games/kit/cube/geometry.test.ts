import { describe, expect, test } from 'vitest';
import {
  comesUp,
  EDGES,
  type Edge,
  edgeAlong,
  edgeOnScreen,
  edgeTo,
  type Faces,
  lightOn,
  showing,
  topOf,
  turned,
  UPRIGHT,
} from './geometry.ts';

/** An ordinary die: right, left, bottom, top, front, back. */
const DIE: Faces = [4, 3, 6, 1, 2, 5];
const BACK: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', away: 'near', near: 'away' };
const lyings = EDGES.flatMap((a) => EDGES.map((b) => turned(turned(UPRIGHT, a), b)));

describe('a cube', () => {
  test('tipped over an edge shows the face that was on the opposite side', () => {
    expect(EDGES.map((edge) => comesUp(DIE, UPRIGHT, edge))).toEqual([4, 2, 3, 5]);
  });

  test('shows after a tip exactly what was announced at that edge', () => {
    for (const lying of lyings) {
      for (const edge of EDGES) expect(topOf(DIE, turned(lying, edge))).toBe(comesUp(DIE, lying, edge));
    }
  });

  test('lies as before when it is tipped back, and after four tips over the same edge', () => {
    for (const lying of lyings) {
      for (const edge of EDGES) {
        expect(turned(turned(lying, edge), BACK[edge])).toEqual(lying);
        expect([edge, edge, edge, edge].reduce(turned, lying)).toEqual(lying);
      }
    }
  });

  test('offers at its four edges every face but the top and the bottom', () => {
    for (const lying of lyings) {
      const top = topOf(DIE, lying);
      const sides = EDGES.map((edge) => comesUp(DIE, lying, edge)).sort();
      expect(sides).toEqual([1, 2, 3, 4, 5, 6].filter((value) => value !== top && value !== 7 - top));
      expect(edgeTo(DIE, lying, top)).toBeNull();
      expect(edgeTo(DIE, lying, 7 - top)).toBeNull();
    }
  });

  test('can be laid with any face up, in four ways', () => {
    for (const value of DIE) {
      const ways = [0, 1, 2, 3].map((spin) => showing(DIE, value, spin));
      expect(ways.map((way) => topOf(DIE, way))).toEqual([value, value, value, value]);
      expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(4);
    }
  });

  test('is never mirrored', () => {
    const determinant = ([a, b, c]: (typeof lyings)[number]): number =>
      a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    for (const lying of [...lyings, ...DIE.flatMap((value) => [1, 3].map((spin) => showing(DIE, value, spin)))]) {
      expect(determinant(lying)).toBe(1);
    }
  });
});

describe('on the screen', () => {
  const cameras = [-24, -21, 0, 23].map((yaw) => ({ yaw, elevation: 58 }));

  test('each edge lies on its own side of the cube', () => {
    for (const camera of cameras) {
      const at = (edge: Edge) => edgeOnScreen(edge, camera).at;
      expect(at('left')[0]).toBeLessThan(0);
      expect(at('right')[0]).toBeGreaterThan(0);
      expect(at('away')[1]).toBeLessThan(at('near')[1]);
    }
  });

  test('a swipe along an edge finds that edge', () => {
    for (const camera of cameras) {
      for (const edge of EDGES) {
        const { way } = edgeOnScreen(edge, camera);
        expect(edgeAlong([way[0] * 40, way[1] * 40], camera)).toBe(edge);
      }
    }
  });

  test('the top is the brightest face, however the cube lies', () => {
    for (const lying of lyings) {
      const shades = lightOn(lying, -24).map(({ shade }) => shade);
      expect(DIE[shades.indexOf(Math.min(...shades))]).toBe(topOf(DIE, lying));
    }
  });
});
