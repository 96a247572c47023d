import { expect, test } from 'vitest';
import { merge, NO_THINKING, quantile, Stopwatch, type Thinking } from './thinking.ts';

/** A watch on decisions that take so many milliseconds, one after the other. */
function timed(times: readonly number[]): Thinking {
  let now = 0;
  const watch = new Stopwatch(() => now);
  for (const time of times) {
    watch.time('bot', () => {
      now += time;
      return 'move';
    });
  }
  return watch.take().get('bot') ?? NO_THINKING;
}

test('the first decision of a thread counts apart, the others by mean, percentile and maximum', () => {
  const thinking = timed([3000, ...Array.from({ length: 1000 }, (_, n) => (n + 1) / 10)]);
  expect(thinking).toMatchObject({ decisions: 1001, timed: 1000, first: 3000, max: expect.closeTo(100) });
  expect(thinking.sum / thinking.timed).toBeCloseTo(50.05, 4);
  expect((quantile(thinking, 0.5) ?? 0) / 50).toBeCloseTo(1, 1);
  expect((quantile(thinking, 0.99) ?? 0) / 99).toBeCloseTo(1, 1);
  expect(quantile(thinking, 1)).toBeLessThanOrEqual(thinking.max);
});

test('a few long decisions show in the last percentile, not in the median', () => {
  const thinking = timed([1, ...new Array<number>(95).fill(1), ...new Array<number>(5).fill(400)]);
  expect(quantile(thinking, 0.5)).toBeCloseTo(1, 1);
  expect((quantile(thinking, 0.99) ?? 0) / 400).toBeCloseTo(1, 1);
});

test('what two threads timed is the same as what one would have', () => {
  const [one, two] = [
    [9, 1, 5, 2],
    [7, 4, 4],
  ];
  const both = merge(timed(one ?? []), timed(two ?? []));
  expect(both).toMatchObject({ decisions: 7, timed: 5, sum: 16, max: 5, first: 9 });
  expect(both.steps).toEqual(timed([0, 1, 5, 2, 4, 4]).steps);
});

test('taken times are not counted again, but no decision is the first twice', () => {
  let now = 0;
  const watch = new Stopwatch(() => now++);
  watch.time('bot', () => 'move');
  expect(watch.take().get('bot')).toMatchObject({ decisions: 1, timed: 0, first: 1 });
  watch.time('bot', () => 'move');
  expect(watch.take().get('bot')).toMatchObject({ decisions: 1, timed: 1, first: 0 });
  expect(watch.take().size).toBe(0);
});

test('where nothing was timed there is no percentile', () => {
  expect(quantile(NO_THINKING, 0.5)).toBeNull();
});
