import { describe, expect, it } from 'vitest';
import { LIMITS } from './data/sheets.ts';
import {
  chanceAfter,
  entriesAt,
  entriesOf,
  hitsOf,
  meanOfRolls,
  PLACE_SETS,
  placesOf,
  pointsOf,
  rollsOf,
} from './rolls.ts';

describe('the rolls of a row', () => {
  it('are all there are, whatever is free and whatever ones stay', () => {
    for (let free = 1; free < PLACE_SETS; free++) {
      const rolls = rollsOf(free);
      for (const stay of [0, free & -free, free]) {
        let sum = 0;
        for (let roll = 0; roll < rolls.count; roll++) {
          if (((rolls.ones[roll] ?? 0) & stay) === stay) sum += chanceAfter(rolls, roll, stay);
        }
        expect(sum).toBeCloseTo(1, 10);
      }
    }
  });

  it('TO-3.2 allow every set of dice that fit, and nothing else', () => {
    // Places 0, 2 and 5 are free; 6 fits the 6, 5 does not fit the 4, 1 fits the 1.
    const { codes, from, to } = entriesOf(0b100101, [6, 1, 5, 1, 1, 1]);
    const entries = Array.from({ length: to - from }, (_, n) => codes[from + n] ?? 0);
    expect(entries.map(placesOf).sort()).toEqual([0b000001, 0b100000, 0b100001]);
    expect(Math.max(...entries.map(pointsOf))).toBe(7);
    expect(Math.max(...entries.map(hitsOf))).toBe(2);
  });

  it('have the mean of all 36 rolls of two dice, and of rolling again all but the ones (TO-3.1)', () => {
    const free = 0b000110;
    const rolls = rollsOf(free);
    const most = (roll: number) =>
      pointsOf(rolls.codes[entriesAt(rolls, roll).to - 1] ?? 0) *
      Number(entriesAt(rolls, roll).to > entriesAt(rolls, roll).from);
    const kept = Float64Array.from({ length: rolls.count }, (_, roll) => most(roll));
    const faces = [1, 2, 3, 4, 5, 6];
    const fits = (at: number, face: number) => (face <= (LIMITS[at] ?? 0) ? face : 0);
    const all = faces.flatMap((one) => faces.map((other) => [one, other] as const));
    const worth = ([one, other]: readonly [number, number]) => fits(1, one) + fits(2, other);
    const mean = (some: typeof all) => some.reduce((sum, roll) => sum + worth(roll), 0) / some.length;
    const again = ([one, other]: readonly [number, number]) =>
      mean(all.filter((roll) => (one !== 1 || roll[0] === 1) && (other !== 1 || roll[1] === 1)));
    const better = all.reduce((sum, roll) => sum + Math.max(worth(roll), again(roll)), 0) / all.length;
    const rerolled = new Float64Array(PLACE_SETS);
    expect(meanOfRolls(free, kept, 0, rerolled)).toBeCloseTo(mean(all), 10);
    expect(meanOfRolls(free, kept, 'better', rerolled)).toBeCloseTo(better, 10);
    expect(rerolled[0b000010]).toBeCloseTo(again([1, 6]), 10);
  });
});
