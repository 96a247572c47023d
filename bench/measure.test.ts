import { seeded } from '@spieleabend/kernel';
import { expect, it } from 'vitest';
import { agree, median, Observed } from './measure.ts';

function observed(values: readonly number[]): Observed {
  const all = new Observed();
  for (const value of values) all.add(value);
  return all;
}

it('takes the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
});

it('knows mean and standard error', () => {
  const four = observed([1, 3, 1, 3]);
  expect(four.mean).toBe(2);
  expect(four.error).toBe(0.5);
});

it('tells another game from the same game with other dice', () => {
  const random = seeded('agree');
  const rolls = (faces: number) => observed(Array.from({ length: 5000 }, () => random.below(faces)));
  expect(agree(rolls(6), rolls(6))).toBe(true);
  expect(agree(rolls(6), rolls(7))).toBe(false);
});
