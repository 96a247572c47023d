import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRecord, recordOf, seeded } from '@spieleabend/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { loadBots } from './bots.ts';
import { ownData } from './own-data.ts';
import { playGame } from './play.ts';
import { rulesOf, sessionOf } from './record.ts';

async function file(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spieleabend-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'own.json');
  await writeFile(path, text);
  return path;
}

test('the file to begin with is sound, and a record of a game played with it replays', async () => {
  const rules = await rulesOf('twenty-one');
  if (!rules.ok) throw new Error('no game');
  const own = await rules.value.own?.();
  const data = await ownData('twenty-one', await file(JSON.stringify(own?.example)));
  if (!data.ok) throw new Error(data.error.error.message);
  const setup = { seats: 2, options: { voluntaryStrike: false }, data: data.value };
  const bots = await loadBots(rules.value, ['greedy']);
  if (!bots.ok) throw new Error(bots.error.error.code);
  const random = seeded('own');
  const session = playGame(rules.value.game, setup, random, (seen) => bots.value.get('greedy')?.(seen, random) ?? '');
  if (!session.ok) throw new Error(session.error.why.code);
  const again = await sessionOf(makeRecord(recordOf(session.value, ['a', 'b'])));
  expect(again.ok && again.value.over).toEqual(session.value.over);
  expect(again.ok && again.value.setup.data).toEqual(data.value);
});

test('what is wrong is told all at once, with place and paragraph', async () => {
  const refused = await ownData('twenty-one', await file('{"sheets":{"a":7},"colours":[]}'));
  expect(refused).toMatchObject({
    ok: false,
    error: {
      error: { code: 'data-refused', rule: 'TO-1.1' },
      errors: expect.arrayContaining([
        { code: 'wrong-type', path: 'sheets.a', rule: 'TO-1.1', expected: 'array' },
        { code: 'unknown-key', path: 'colours', rule: 'TO-1.1', key: 'colours' },
      ]),
    },
  });
});

test.each([
  ['no JSON', 'twenty-one', '{', 'data-not-json'],
  ['a game without data of an owner’s own', 'eineu', '{}', 'no-own-data'],
])('%s is refused', async (_, game, text, code) => {
  expect(await ownData(game, await file(text))).toMatchObject({ ok: false, error: { error: { code } } });
});

test.each([
  ['besenbingo', { sheets: [] }, 'sheets: This is too short: at least 9.'],
  [
    'engel-und-bengel',
    { faces: [{ number: 17, name: { de: 'Wind', en: 'Wind' }, rows: [] }] },
    'faces[0].number: This is too big: at most 16. (And 1 more.)',
  ],
  ['twenty-one', { sheets: { a: ['x'] } }, 'sheets.a: This is too short: at least 5. (And 5 more.)'],
])('%s: the first fault is told in a sentence', async (game, data, sentence) => {
  const refused = await ownData(game, await file(JSON.stringify(data)));
  expect(refused.ok ? '' : refused.error.error.message).toMatch(/^The component data in .* are not sound\. /);
  expect(refused.ok ? '' : refused.error.error.message).toContain(sentence);
});
