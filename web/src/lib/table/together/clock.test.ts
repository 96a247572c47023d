import { expect, test } from 'vitest';
import { face, isLast, isScarce, leftAt, span } from './clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('only the time of those who are waited for runs, and no further than to its end', () => {
  const clocks = { left: [MINUTE, 2 * MINUTE], running: [1], at: 1000 };
  expect(leftAt(clocks, 0, 31_000)).toBe(MINUTE);
  expect(leftAt(clocks, 1, 31_000)).toBe(90_000);
  expect(leftAt(clocks, 1, 1000 + HOUR)).toBe(0);
  // A device whose clock was put back gives nobody time.
  expect(leftAt(clocks, 1, 0)).toBe(2 * MINUTE);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9_999, '0:10'],
  [59_001, '1:00'],
  [10 * MINUTE, '10:00'],
  [HOUR + 2 * MINUTE + 7000, '1:02:07'],
])('a live clock of %i ms shows %s', (left, shown) => {
  expect(face(left)).toBe(shown);
});

test.each([
  [7 * DAY, 'days', 7],
  [3 * DAY - 1, 'days', 3],
  [2 * DAY + 5 * HOUR, 'days', 2],
  [DAY, 'hours', 24],
  [5 * HOUR + 59 * MINUTE, 'hours', 5],
  [HOUR + 30 * MINUTE, 'minutes', 90],
  [1, 'minutes', 1],
  [0, 'minutes', 0],
])('%i ms are told in %s: %i', (left, unit, n) => {
  expect(span(left)).toEqual({ unit, n });
});

test('time is scarce below a fifth of what there was, and near its end in any case', () => {
  const live = { kind: 'live', bank: 10 * MINUTE, increment: 0 } as const;
  expect([2 * MINUTE, 2 * MINUTE - 1].map((left) => isScarce(live, left))).toEqual([false, true]);
  expect(isScarce({ ...live, bank: MINUTE }, 29_000)).toBe(true);
  expect(isScarce({ ...live, bank: MINUTE }, 31_000)).toBe(false);
  expect([31_000, 29_000].map((left) => isLast(live, left))).toEqual([false, true]);
  const days = { kind: 'days', days: 1 } as const;
  expect([5 * HOUR, 4 * HOUR].map((left) => isScarce(days, left))).toEqual([false, true]);
  expect([HOUR, HOUR - 1].map((left) => isLast(days, left))).toEqual([false, true]);
});
