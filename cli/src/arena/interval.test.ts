import { seeded } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { add, meanInterval, NOTHING, shareInterval } from './interval.ts';

const sampleOf = (figures: readonly number[]) => figures.reduce(add, NOTHING);
const times = (count: number, figure: number) => new Array<number>(count).fill(figure);

test('the mean of 2 4 4 4 5 5 7 9 is 5, its standard error 0.756', () => {
  const [low, high] = meanInterval(sampleOf([2, 4, 4, 4, 5, 5, 7, 9])) ?? [];
  expect(low).toBeCloseTo(5 - 1.95996 * Math.sqrt(32 / 7 / 8), 4);
  expect(high).toBeCloseTo(5 + 1.95996 * Math.sqrt(32 / 7 / 8), 4);
});

test('one figure says nothing about the spread', () => {
  expect(meanInterval(sampleOf([7]))).toBeNull();
});

// Agresti and Coull: 8 of 10 as if it were 10 of 14.
test('8 of 10 games won: 0.478 to 0.951', () => {
  const [low, high] = shareInterval(sampleOf([...times(8, 1), ...times(2, 0)]));
  expect(low).toBeCloseTo(0.4776, 3);
  expect(high).toBeCloseTo(0.9509, 3);
});

test('1,200 of 2,000 games won: about 0.579 to 0.621, as by Wilson', () => {
  const [low, high] = shareInterval(sampleOf([...times(1200, 1), ...times(800, 0)]));
  expect(low).toBeCloseTo(0.5784, 3);
  expect(high).toBeCloseTo(0.6213, 3);
});

test('blocks in which luck is shared out narrow it, equal blocks leave room for doubt, and nothing leaves 0 to 1', () => {
  const width = ([low, high]: readonly [number, number]) => high - low;
  const shared = shareInterval(sampleOf([...times(500, 0.5), ...times(250, 0), ...times(250, 1)]));
  const single = shareInterval(sampleOf([...times(500, 0), ...times(500, 1)]));
  expect(width(shared) / width(single)).toBeCloseTo(Math.SQRT1_2, 2);
  const equal = shareInterval(sampleOf(times(100, 0.5)));
  expect(equal[0]).toBeLessThan(0.495);
  expect(equal[1]).toBeGreaterThan(0.505);
  const [low, high] = shareInterval(sampleOf(times(100, 1)));
  expect(low).toBeGreaterThan(0.94);
  expect(low).toBeLessThan(0.97);
  expect(high).toBe(1);
});

test('about 95 of 100 intervals hold the true share', () => {
  const random = seeded('coverage');
  let holding = 0;
  for (let n = 0; n < 2000; n++) {
    // Two games a block whose results hang together: both won with 0.5, one with 0.2, none with 0.3.
    const figures = Array.from({ length: 200 }, () => [1, 1, 1, 1, 1, 0.5, 0.5, 0, 0, 0][random.below(10)] ?? 0);
    const [low, high] = shareInterval(sampleOf(figures));
    if (low <= 0.6 && 0.6 <= high) holding++;
  }
  expect(holding / 2000).toBeGreaterThan(0.935);
  expect(holding / 2000).toBeLessThan(0.965);
});
