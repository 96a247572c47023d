import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIMITS } from './protocol/index.ts';
import { TestClient } from './testing/client.ts';
import { beginGame, seatPeople, startServer, temporaryDir } from './testing/table.ts';

type Said = Extract<TestClient['messages'][number], { type: 'said' }>;

function heard({ messages }: TestClient): readonly Said[] {
  return messages.filter((message) => message.type === 'said');
}

/** Waits until somebody has heard so many things, and gives the words, or what else was said. */
async function words(client: TestClient, count: number): Promise<readonly unknown[]> {
  await client.until(() => heard(client).length >= count);
  return heard(client).map(({ what }) => what.text ?? what.phrase ?? what.reaction);
}

test('what is said reaches everybody at the table, those who watch too, and whoever comes later', async () => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('two people');
  const watching = await TestClient.join(serving, code);
  expect(await anna.ask({ type: 'say', what: { kind: 'phrase', phrase: 'have-fun' } })).toBeNull();
  expect(await ben.ask({ type: 'say', what: { kind: 'reaction', reaction: 'heart' } })).toBeNull();
  expect(await anna.ask({ type: 'say', what: { kind: 'text', text: 'Danke, Ben' } })).toBeNull();
  const all = ['have-fun', 'heart', 'Danke, Ben'];
  for (const client of [anna, ben, watching, await TestClient.join(serving, code)]) {
    expect(await words(client, 3)).toEqual(all);
    expect(heard(client).map(({ chair, name }) => `${chair} ${name}`)).toEqual(['0 Anna', '1 Ben', '0 Anna']);
  }
});

test('who only watches hears everything and says nothing', async () => {
  const serving = await startServer();
  const { code, people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const watching = await TestClient.join(serving, code);
  for (const what of [
    { kind: 'phrase', phrase: 'hello' },
    { kind: 'text', text: 'Ben hat eine Neun' },
  ] as const) {
    expect(await watching.ask({ type: 'say', what })).toEqual({ code: 'not-seated' });
  }
  expect(await people[0]?.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } })).toBeNull();
  expect(await words(watching, 1)).toEqual(['hello']);
});

test('a command that arrives twice is heard once', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const what = { kind: 'phrase', phrase: 'hello' } as const;
  expect(await people[0]?.ask({ type: 'say', what }, 'once')).toBeNull();
  const again = await TestClient.join(serving, code, tokens[0]);
  expect(await again.ask({ type: 'say', what }, 'once')).toBeNull();
  expect(await again.ask({ type: 'say', what: { kind: 'reaction', reaction: 'wow' } })).toBeNull();
  const [, ben] = people;
  if (ben === undefined) throw new Error('two people');
  expect(await words(ben, 2)).toEqual(['hello', 'wow']);
});

test('somebody who comes back knows by the numbers what he has heard already', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('two people');
  await anna.ask({ type: 'say', what: { kind: 'phrase', phrase: 'hello' } });
  await words(ben, 1);
  await ben.close();
  await anna.ask({ type: 'say', what: { kind: 'phrase', phrase: 'one-moment' } });
  const back = await TestClient.join(serving, code, tokens[1]);
  await words(back, 2);
  const known = heard(ben).map(({ n }) => n);
  expect(heard(back).filter(({ n }) => known.includes(n))).toHaveLength(1);
  expect(heard(back)[1]?.n).toBeGreaterThan(known[0] ?? 0);
});

test('the host switches words of one’s own off; phrases and reactions stay', async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('two people');
  expect(await ben.ask({ type: 'set-table', talk: false })).toEqual({ code: 'not-host' });
  expect(await anna.ask({ type: 'set-table', talk: false })).toBeNull();
  await ben.until(() => ben.table?.talk === false);
  expect(await ben.ask({ type: 'say', what: { kind: 'text', text: 'Ach so' } })).toEqual({ code: 'no-talk' });
  expect(await ben.ask({ type: 'say', what: { kind: 'phrase', phrase: 'thanks' } })).toBeNull();
  expect(await words(anna, 1)).toEqual(['thanks']);
});

test('nobody drowns out the others', async () => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  const clap = { type: 'say', what: { kind: 'reaction', reaction: 'clap' } } as const;
  const answers = await Promise.all(Array.from({ length: 12 }, () => anna?.ask(clap)));
  expect(answers.filter((answer) => answer === null).length).toBeLessThan(12);
  expect(answers.at(-1)).toEqual({ code: 'too-often' });
  expect(await ben?.ask(clap)).toBeNull();
});

test('texts arrive letter for letter as they were meant, whatever they look like', async () => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('two people');
  const texts = ['<img src=x onerror=alert(1)>', '"}],"type":"look"', '{{7*7}} &lt; %s', 'שלום', 'กี่น้ำ', '👩‍👩‍👧'];
  for (const text of texts) expect(await anna.ask({ type: 'say', what: { kind: 'text', text } })).toBeNull();
  // A family is drawn as one by joiners, which can also hide words: without them it stands there side by side.
  expect(await words(ben, texts.length)).toEqual([...texts.slice(0, -1), '👩👩👧']);
});

test.each([
  ['turns the text around it', 'Anna \u202egewinnt'],
  ['turns it by isolation', '\u2067Anna\u2069 gewinnt'],
  ['hides something between letters', 'An\u200bna'],
  ['is nothing but space', '  \u2003 '],
  ['is nothing but what cannot be seen', '\u3164\u2800'],
  ['piles signs up on a letter', `Z${'\u0335\u0322\u0489'.repeat(3)}`],
  ['goes over several lines', 'Anna:\nIch gebe auf'],
  ['has half a letter', 'Anna \ud83d'],
  ['steers a terminal', '\u001b[2J'],
  ['is too long', 'a'.repeat(LIMITS.text + 1)],
])('a text is refused that %s', async (_, text) => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('two people');
  anna.sendRaw({ type: 'say', id: 'hostile', what: { kind: 'text', text } });
  const answer = await anna.find(({ type }) => type === 'refused');
  expect(answer).toMatchObject({ id: 'hostile', reason: { code: 'malformed' } });
});

test.each([
  { kind: 'phrase', phrase: 'well-played-by-nobody' },
  { kind: 'phrase', text: 'Hallo' },
  { kind: 'reaction', reaction: '<svg>' },
  { kind: 'html', html: '<b>Hallo</b>' },
  { kind: 'text' },
  'Hallo',
])('nothing can be said but what there is: %j', async (what) => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  people[0]?.sendRaw({ type: 'say', id: 'hostile', what });
  await people[0]?.find((message) => message.type === 'refused' && message.reason.code === 'malformed');
});

test('ten thousand signs piled up on a letter end the connection before anybody reads them', async () => {
  const serving = await startServer();
  const { people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('two people');
  anna.sendRaw({ type: 'say', id: 'hostile', what: { kind: 'text', text: `Z${'\u0301'.repeat(10_000)}` } });
  expect(await anna.ended()).toBe(1009);
  expect(await ben.ask({ type: 'say', what: { kind: 'phrase', phrase: 'oh-no' } })).toBeNull();
  expect(await words(ben, 1)).toEqual(['oh-no']);
});

test('a restart has forgotten everything that was said, for it was never stored; the numbers go on', async () => {
  const dataDir = await temporaryDir();
  const before = await startServer({ dataDir });
  const { code, people, tokens } = await seatPeople(before, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna] = people;
  if (anna === undefined) throw new Error('two people');
  await anna.ask({ type: 'say', what: { kind: 'text', text: 'Unter uns gesagt' } });
  await words(anna, 1);
  await before.close();
  for (const file of await readdir(dataDir)) {
    expect((await readFile(join(dataDir, file))).includes('Unter uns gesagt')).toBe(false);
  }
  const back = await TestClient.join(await startServer({ dataDir }), code, tokens[0]);
  await back.ask({ type: 'say', what: { kind: 'phrase', phrase: 'back-again' } });
  expect(await words(back, 1)).toEqual(['back-again']);
  expect(heard(back)[0]?.n).toBeGreaterThan(heard(anna)[0]?.n ?? Number.POSITIVE_INFINITY);
});
