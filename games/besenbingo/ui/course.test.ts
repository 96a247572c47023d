import { describe, expect, test } from 'vitest';
import { setupOf, table } from '../testing.ts';
import { course, openedWith } from './course.ts';
import { LONGER, OPENING } from './testing.ts';

describe('earlier moments of a round', () => {
  test('are what everybody saw of the table then', () => {
    const seen = LONGER.map((_, index) => table(LONGER.slice(0, index + 1)).look('spectator').view);
    expect(course(LONGER, setupOf(LONGER)).slice(1)).toEqual(seen);
  });
  test('BB-3.6 decisions that lie face down change nothing', () => {
    const views = course([...OPENING.slice(0, 2), '0:?', '1:?'], setupOf(OPENING));
    expect(views.at(-1)).toEqual(views.at(-3));
  });
  test('BB-3.6 the decisions for one tower are shown together', () => {
    expect(OPENING.map((_, at) => openedWith(OPENING, at))).toEqual([0, 1, 4, 4, 4, 7, 7]);
  });
});
