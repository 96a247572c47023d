import type { Rules } from '@spieleabend/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { botsOf } from './bots.ts';
import { rulesOf } from './record.ts';
import { simulateRequest } from './request.ts';
import { count, emptyTally, summary } from './simulate.ts';

let eineu: Rules;
beforeAll(async () => {
  const rules = await rulesOf('eineu');
  if (!rules.ok) throw new Error(rules.error.error.code);
  eineu = rules.value;
});

const typed = { games: '10', seed: '1', options: '{}', bots: 'random' };

describe('what is asked for', () => {
  test('defaults: as few seats as the game allows, every house rule at its default', () => {
    expect(simulateRequest(eineu, typed)).toEqual({
      ok: true,
      value: { setup: { seats: 2, options: { extraTip: 'made' } }, games: 10, levels: ['random'] },
    });
  });

  test.each([
    [{ seats: '3' }, 'bad-seats'],
    [{ seats: 'two' }, 'bad-seats'],
    [{ games: '0' }, 'bad-number'],
    [{ games: '1e3' }, 'bad-number'],
    [{ bots: 'random,random,random' }, 'too-many-bots'],
    [{ options: '[' }, 'bad-options'],
    [{ options: '[]' }, 'bad-options'],
    [{ options: '{"extraTip":1}' }, 'bad-option'],
    [{ options: '{"tip":1}' }, 'unknown-option'],
  ])('%j: %s', (changes, code) => {
    const request = simulateRequest(eineu, { ...typed, ...changes });
    expect(request).toMatchObject({ ok: false, error: { error: { code } } });
  });
});

test('a bot that no game knows is named, with those that this one knows', async () => {
  for (const name of ['clever', '']) {
    expect(await botsOf(eineu, ['random', name])).toMatchObject({
      error: { error: { code: 'unknown-bot', message: expect.stringContaining(JSON.stringify(name)) } },
    });
  }
});

test('shared first places count in fractions, lengths without chance events', () => {
  let tally = emptyTally(3);
  tally = count(tally, { ranks: [1, 1, 3], scores: [5, 5, 2], tieBreak: null }, ['*:1', '0:a', '1:b']);
  tally = count(tally, { ranks: [2, 1, 3], scores: [4, 9, 0], tieBreak: null }, ['*:1', '0:a', '1:b', '2:c', '0:d']);
  expect(summary(tally, 0.5)).toEqual({
    wins: [0.5, 1.5, 0],
    shared: 1,
    meanScores: [4.5, 7, 1],
    lengths: { mean: 3, min: 2, max: 4 },
    gamesPerSecond: 4,
  });
});
