import { loadBot, type Seen } from '@spieleabend/bots';
import type { Rules } from '@spieleabend/games';
import { makeRecord, parseRecord, recordOf, replayRecord, type Session, seeded } from '@spieleabend/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { botFailure } from './bots.ts';
import { playGame } from './play.ts';
import { rulesOf } from './record.ts';

const SETUP = { seats: 2, options: { extraTip: 'made' } };

let eineu: Rules;
let random: (seen: Seen) => string;
beforeAll(async () => {
  const rules = await rulesOf('eineu');
  if (!rules.ok) throw new Error(rules.error.error.code);
  eineu = rules.value;
  const bot = await loadBot(eineu, 'random');
  random = (seen) => bot?.(seen, seeded(JSON.stringify(seen))) ?? '';
});

function whole(seed: string): Session {
  const session = playGame(eineu.game, SETUP, seeded(seed), random);
  if (!session.ok) throw new Error(session.error.why.code);
  return session.value;
}

test('the same seed gives the same game, another seed another', () => {
  expect(whole('7/1').log).toEqual(whole('7/1').log);
  expect(whole('7/1').log).not.toEqual(whole('7/2').log);
});

test('the record of a game among bots replays to the same result', () => {
  const session = whole('record');
  const record = parseRecord(makeRecord(recordOf(session, ['a', 'b'])));
  if (!record.ok) throw new Error(record.error.code);
  const again = replayRecord(eineu.game, record.value);
  expect(again.ok && again.value.over).toEqual(session.over);
});

describe('a bot that fails', () => {
  const failureOf = (choose: (seen: Seen) => string) => {
    const session = playGame(eineu.game, SETUP, seeded('fails'), choose);
    if (session.ok) throw new Error('nothing failed');
    return botFailure(session.error, ['one', 'two']);
  };

  test('by breaking the rules is told with the place, the paragraph and the game so far', () => {
    const { error, record } = failureOf((seen) => (seen.seat === 1 ? 'b5' : random(seen)));
    expect(error).toMatchObject({ at: record.log.length, entry: '1:b5', code: 'bot-refused' });
    expect(error.rule).toMatch(/^EI-/);
    expect(error.message).toMatch(/^The bot two at seat 1 broke the rules\. \S/);
    const again = replayRecord(eineu.game, record);
    expect(again.ok && again.value.waiting).toEqual([1]);
  });

  test('by throwing is told with the place and what it said', () => {
    const { error, record } = failureOf((seen) => {
      if (seen.seat === 1) return random(seen);
      throw new Error('out of ideas');
    });
    expect(error).toMatchObject({
      at: record.log.length,
      entry: null,
      code: 'bot-threw',
      message: 'The bot one at seat 0 failed: out of ideas',
    });
    expect(record.seats).toEqual([
      { name: 'Seat 0', bot: 'one' },
      { name: 'Seat 1', bot: 'two' },
    ]);
  });

  test('where several decide at once stands behind the decisions that lie face down', async () => {
    const rules = await rulesOf('besenbingo');
    if (!rules.ok) throw new Error(rules.error.error.code);
    const { game } = rules.value;
    const bot = await loadBot(rules.value, 'greedy');
    const session = playGame(game, { seats: 3, options: {} }, seeded(1), (seen) =>
      seen.seat === 2 ? 'nonsense' : (bot?.(seen, seeded(1)) ?? ''),
    );
    if (session.ok) throw new Error('nothing failed');
    const { error, record } = botFailure(session.error, ['a', 'b', 'c']);
    expect(record.log.slice(-2).map((entry) => entry.slice(0, 2))).toEqual(['0:', '1:']);
    expect(error).toMatchObject({ at: record.log.length, entry: '2:nonsense' });
    expect(replayRecord(game, record).ok).toBe(true);
  });
});
