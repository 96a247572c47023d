import { describe, expect, test } from 'vitest';
import { highCard } from './conformance/high-card.ts';
import { awaited, tellers } from './referee.ts';
import { Session } from './session.ts';

const START = Session.start(highCard, { seats: 2, options: { mustKeep: false } });

describe('who tells what fell', () => {
  test('the one whose card it is, as long as it is his to know', () => {
    expect(awaited(highCard, START.state)?.readers).toEqual([0]);
    const one = START.happen('4');
    expect(one.ok && awaited(highCard, one.value.state)?.readers).toEqual([1]);
    const two = one.ok ? one.value.happen('1') : one;
    expect(two.ok && awaited(highCard, two.value.state)).toBeNull();
  });

  test('anybody, where there is no secret or only a bot may know it', () => {
    expect(tellers(null, [0, 2])).toEqual([0, 2]);
    expect(tellers([2], [0, 2])).toEqual([2]);
    expect(tellers([1], [0, 2])).toEqual([0, 2]);
  });
});
