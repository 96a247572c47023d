import { expect, test } from 'vitest';
import { endingOf, places, polyline, spread, winners } from './standings.ts';

test('C-4 shared ranks stand beside each other, in seat order', () => {
  const result = { ranks: [3, 1, 4, 1], scores: [50, 71, 12, 71], tieBreak: 'hits' };
  expect(places(result)).toEqual([
    { seat: 1, rank: 1, score: 71 },
    { seat: 3, rank: 1, score: 71 },
    { seat: 0, rank: 3, score: 50 },
    { seat: 2, rank: 4, score: 12 },
  ]);
  expect(winners(result)).toEqual([1, 3]);
});

test('a curve fills its field, and points below zero stay inside', () => {
  expect(polyline([0, -10, 10], { min: -10, max: 10 }, 100, 50)).toBe('0,25 50,50 100,0');
  expect(polyline([7], { min: 0, max: 7 }, 100, 50)).toBe('0,0');
});

test('labels of equal scores stand below each other, within the field', () => {
  expect(spread([90, 90, 10], 15)).toEqual([75, 90, 10]);
  expect(spread([0, 0, 0], 15)).toEqual([0, 15, 30]);
});

test('of the end it is remembered who won, how this person did, and the points of one who played alone', () => {
  const over = { ranks: [2, 1, 1], scores: [3, 8, 8], tieBreak: null };
  const names = ['Anna', 'Ben', 'Cleo'];
  expect(endingOf({ over: null, ending: null }, names, 0)).toBeUndefined();
  expect(endingOf({ over, ending: 'rules' }, names, 0)).toEqual({ winners: ['Ben', 'Cleo'], place: 2, points: null });
  expect(endingOf({ over, ending: 'resigned' }, names, null)).toMatchObject({ place: null });
  expect(endingOf({ over, ending: 'aborted' }, names, 1)).toEqual({ winners: [], place: null, points: null });
  const alone = { ranks: [1], scores: [42], tieBreak: null };
  expect(endingOf({ over: alone, ending: 'rules' }, ['Anna'], 0)).toEqual({ winners: [], place: 1, points: 42 });
});
