import { expect, test } from 'vitest';
import { gains, nextIn, readSeries, type Series, standingOf } from './series.ts';

const BEGUN: Series = { rounds: 3, earlier: [{ log: ['*:3', '*:8'], score: 4 }] };

test('a round that is over becomes the one to beat, and the last one closes the series', () => {
  const third = nextIn(BEGUN, { log: ['*:5'], score: 6 });
  expect(third.earlier.map(({ score }) => score)).toEqual([4, 6]);
  expect(nextIn(third, { log: ['*:1'], score: -2 })).toEqual({ rounds: 3, earlier: [] });
});

test('the row of results holds the round now played once it is over', () => {
  expect(standingOf(BEGUN, null)).toEqual({ rounds: 3, scores: [4] });
  expect(standingOf(BEGUN, 6)).toEqual({ rounds: 3, scores: [4, 6] });
});

test('each round is compared with the one before', () => {
  expect(gains([4, 6, 6, -1])).toEqual([null, 2, 0, -7]);
});

test('a series comes back from the store as it was', () => {
  expect(readSeries(JSON.parse(JSON.stringify(BEGUN)))).toEqual(BEGUN);
});

test.each([
  undefined,
  null,
  'three',
  { rounds: 3 },
  { rounds: '3', earlier: [] },
  { rounds: 1.5, earlier: [] },
  { rounds: 1, earlier: BEGUN.earlier },
  { rounds: 3, earlier: [{ log: ['*:3'] }] },
  { rounds: 3, earlier: [{ log: [3], score: 4 }] },
  { rounds: 3, earlier: [null] },
])('what is no series is none: %j', (json) => {
  expect(readSeries(json)).toBeUndefined();
});
