import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { verifyText } from './verify.ts';

const [EINEU = '', TWENTY_ONE = ''] = readFileSync(new URL('../../fair/golden.jsonl', import.meta.url), 'utf8').split(
  '\n',
);

/** The same record with some of its keys replaced. */
function spoilt(text: string, changes: object): string {
  return JSON.stringify({ ...JSON.parse(text), ...changes });
}

test('a record of fair dice is told to hold, in one sentence', async () => {
  expect(await verifyText(EINEU, false)).toEqual({
    game: 'eineu',
    holds: true,
    chance: expect.any(Number),
    contributions: 2,
    failedRounds: 0,
    message: expect.stringMatching(/^Every roll and every card holds: \d+ in all, .* 2 devices added to it\.$/),
  });
  expect(await verifyText(TWENTY_ONE, false)).toMatchObject({ holds: true, contributions: 2, failedRounds: 1 });
});

test('--events names every chance event', async () => {
  const { log } = JSON.parse(EINEU) as { log: readonly string[] };
  const chance = log.filter((entry) => entry.startsWith('*:'));
  expect(await verifyText(EINEU, true)).toMatchObject({
    events: chance.map((entry, index) => ({ n: index + 1, entry, expected: entry, holds: true })),
  });
});

test('what does not hold is named with its place, each fault, and the first as the error', async () => {
  const { log } = JSON.parse(EINEU) as { log: readonly string[] };
  const [first = ''] = log;
  const other = first === '*:2' ? '*:3' : '*:2';
  const answer = await verifyText(spoilt(EINEU, { log: [other, ...log.slice(1)] }), false);
  const message = `The agreed dice say "${first}" here.`;
  expect(answer).toMatchObject({ holds: false, error: { at: 0, entry: other, code: 'outcome-differs', message } });
  expect(answer).toHaveProperty('faults');
});

test.each([
  ['no fairness', { fairness: undefined }, 'no-fairness', /nothing that its dice could be checked with/],
  ['a damaged one', { fairness: { version: 1 } }, 'bad-fairness', /"fairness\.table"/],
  ['other seats than it may have', { seats: ['Anna'], fairness: undefined }, 'no-fairness', /./],
  ['a game that is not here', { game: 'chess' }, 'unknown-game', /^There is no game "chess" here/],
])('a record with %s is answered with a sentence', async (_, changes, code, sentence) => {
  expect(await verifyText(spoilt(EINEU, changes), false)).toMatchObject({
    error: { code, message: expect.stringMatching(sentence) },
  });
});

test('every fault that there can be has a sentence of its own', async () => {
  const record = JSON.parse(TWENTY_ONE);
  const { fairness } = record;
  const [failed, good] = fairness.rounds;
  const spoils = [
    { starter: (fairness.starter + 1) % 3 },
    { draws: fairness.draws.slice(1) },
    { draws: fairness.draws.slice(0, -1) },
    { rounds: [good] },
    { rounds: [failed] },
    { rounds: [good, failed] },
    { rounds: [failed, failed] },
    {
      rounds: [
        failed,
        { ...good, contributions: good.contributions.map((one: object) => ({ ...one, contribution: '0'.repeat(64) })) },
      ],
    },
  ];
  const codes = new Set<string>();
  for (const changes of spoils) {
    const answer = await verifyText(spoilt(TWENTY_ONE, { fairness: { ...fairness, ...changes } }), false);
    const { faults } = answer as { faults: readonly { code: string; message: string }[] };
    for (const { code, message } of faults) {
      codes.add(code);
      expect(message).not.toMatch(/^Refused|undefined/);
    }
  }
  expect([...codes].sort()).toEqual([
    'chair-came-back',
    'contribution-differs',
    'contribution-missing',
    'draw-differs',
    'draws-missing',
    'outcome-differs',
    'round-without-reason',
    'secret-differs',
    'starter-differs',
  ]);
});
