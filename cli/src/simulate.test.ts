import { type Bot, loadBot } from '@spieleabend/bots';
import type { Rules } from '@spieleabend/games';
import { makeRecord, parseRecord, recordOf, replayRecord, seeded } from '@spieleabend/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { botsOf } from './bots.ts';
import { rulesOf } from './record.ts';
import { simulateRequest } from './request.ts';
import { count, emptyTally, playGame, summary } from './simulate.ts';

let eineu: Rules;
beforeAll(async () => {
  const rules = await rulesOf('eineu');
  if (!rules.ok) throw new Error(rules.error.error.code);
  eineu = rules.value;
});

async function bots(...names: readonly string[]): Promise<readonly Bot[]> {
  const loaded = await Promise.all(names.map((name) => loadBot(eineu, name)));
  return loaded.filter((bot) => bot !== undefined);
}

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
      error: { error: { code: 'unknown-bot', bot: name } },
    });
  }
});

test('the same seed gives the same game, another seed another', async () => {
  const setup = { seats: 2, options: { extraTip: 'made' } };
  const two = await bots('random', 'greedy');
  const log = (seed: string) => playGame(eineu.game, setup, two, seeded(seed)).log;
  expect(log('7/1')).toEqual(log('7/1'));
  expect(log('7/1')).not.toEqual(log('7/2'));
});

test('the record of a simulated game replays to the same result', async () => {
  const setup = { seats: 2, options: { extraTip: 'lying' } };
  const session = playGame(eineu.game, setup, await bots('random'), seeded('record'));
  const record = parseRecord(makeRecord(recordOf(session, ['a', 'b'])));
  if (!record.ok) throw new Error(record.error.code);
  const again = replayRecord(eineu.game, record.value);
  expect(again.ok && again.value.over).toEqual(session.over);
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
