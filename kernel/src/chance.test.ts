import { describe, expect, test } from 'vitest';
import { admits, type ChanceSpec, enumerate, probability, sample } from './chance.ts';
import { seeded } from './random.ts';

const D6 = [1, 2, 3, 4, 5, 6];
const TWO_DICE: ChanceSpec = { kind: 'dice', dice: [D6, D6], unordered: true };
const DRAW: ChanceSpec = { kind: 'draw', counts: [2, 0, 1], take: 2 };

describe('chance', () => {
  test('samples what the specification admits, each face as often as it should', () => {
    const random = seeded('dice');
    const seen = new Array<number>(7).fill(0);
    for (let n = 0; n < 60_000; n++) {
      const [face = 0] = sample({ kind: 'dice', dice: [D6] }, random);
      seen[face] = (seen[face] ?? 0) + 1;
    }
    const chiSquare = D6.reduce((sum, face) => sum + ((seen[face] ?? 0) - 10_000) ** 2 / 10_000, 0);
    // 99.99 % quantile with five degrees of freedom; the seed is fixed, so this cannot flicker.
    expect(chiSquare).toBeLessThan(25.7);
  });

  test('draws without replacement, in the proportion of the copies', () => {
    const random = seeded('draws');
    let twoFirst = 0;
    for (let n = 0; n < 30_000; n++) {
      const drawn = sample(DRAW, random);
      expect(admits(DRAW, drawn)).toBe(true);
      if (drawn[0] === 2) twoFirst++;
    }
    expect(Math.abs(twoFirst / 30_000 - 1 / 3)).toBeLessThan(0.01);
  });

  test('a die that is not thrown keeps its face', () => {
    expect(sample({ kind: 'dice', dice: [[1], [4]] }, seeded(1))).toEqual([1, 4]);
  });

  test('weighs outcomes', () => {
    expect(probability(TWO_DICE, [3, 4])).toBeCloseTo(1 / 36);
    expect(probability({ kind: 'dice', dice: [[1, 1, 2]] }, [1])).toBeCloseTo(2 / 3);
    expect(probability(DRAW, [0, 2])).toBeCloseTo(1 / 3);
    expect(probability(DRAW, [2, 2])).toBe(0);
  });

  test('refuses what cannot fall', () => {
    for (const outcome of [[], [1], [0, 1], [7, 1], [1, 2, 3], [1.5, 2]]) expect(admits(TWO_DICE, outcome)).toBe(false);
    for (const outcome of [[0], [1, 0], [3, 0], [-1, 0]]) expect(admits(DRAW, outcome)).toBe(false);
  });

  test('enumerates unordered dice as multisets, with their weights', () => {
    const all = enumerate(TWO_DICE);
    expect(all).toHaveLength(21);
    expect(all?.find(({ outcome }) => outcome.join() === '3,4')?.probability).toBeCloseTo(2 / 36);
    expect(all?.reduce((sum, { probability: p }) => sum + p, 0)).toBeCloseTo(1);
  });

  test('enumerates draws, and gives up where there are too many', () => {
    expect(
      enumerate(DRAW)
        ?.map(({ outcome }) => outcome.join())
        .sort(),
    ).toEqual(['0,0', '0,2', '2,0']);
    expect(enumerate({ kind: 'dice', dice: [D6, D6, D6] }, 100)).toBeNull();
  });
});
