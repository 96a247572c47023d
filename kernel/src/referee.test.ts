import { describe, expect, test } from 'vitest';
import { highCard } from './conformance/high-card.ts';
import { awaited, correctLast, tellers } from './referee.ts';
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

test('for whom a bot plays, or who has resigned, others tell his cards', () => {
  expect(tellers([2], [0, 2], { bots: [2], resigned: [] })).toEqual([0, 2]);
  expect(tellers([2], [0, 2], { bots: [], resigned: [2] })).toEqual([0, 2]);
  expect(tellers([0, 2], [0, 2], { bots: [2], resigned: [] })).toEqual([0]);
});

describe('correcting what was told last', () => {
  const correct = (entries: readonly string[]) => {
    let session = Session.start(highCard, { seats: 1, options: { mustKeep: false } });
    for (const text of entries) {
      const next = session.replay(text);
      if (!next.ok) throw new Error(`${text}: ${next.error.code}`);
      session = next.value;
    }
    const corrected = correctLast(session, () => false);
    return corrected && { log: corrected.session.log, times: corrected.times };
  };

  test('takes what a bot did in the place of somebody with it', () => {
    expect(correct(['*:4', '!0:bot', '0:keep'])).toEqual({ log: ['!0:bot'], times: 2 });
  });

  test('ends with what somebody decided himself, whatever happened at the table before and since', () => {
    expect(correct(['*:4', '!0:bot', '!0:back', '0:keep'])).toEqual({ log: ['*:4', '!0:bot', '!0:back'], times: 1 });
    expect(correct(['*:4', '!0:bot', '!0:back'])).toEqual({ log: ['!0:bot', '!0:back'], times: 1 });
  });
});
