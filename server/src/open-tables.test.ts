import { expect, test } from 'vitest';
import type { Serving } from './index.ts';
import { type NewTable, OpenTables } from './protocol/index.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { post, seatPeople, startServer } from './testing/table.ts';

const OPEN: Pick<NewTable, 'game' | 'visibility' | 'chairs'> = {
  game: 'eineu',
  visibility: 'listed',
  chairs: [{ kind: 'person' }, { kind: 'open' }],
};

async function listText({ url }: Pick<Serving, 'url'>): Promise<string> {
  const response = await fetch(`${url}/api/tables`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.text();
}

async function codes(serving: Pick<Serving, 'url'>): Promise<readonly string[]> {
  return OpenTables.parse(JSON.parse(await listText(serving))).tables.map(({ code }) => code);
}

test('a table that its host has listed tells what one wants to know before sitting down, and no secret', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const { code, people, tokens } = await seatPeople(
    serving,
    {
      ...OPEN,
      game: 'twenty-one',
      chairs: [{ kind: 'person' }, { kind: 'open' }, { kind: 'bot', level: 'easy', name: 'Balsa' }],
      options: { voluntaryStrike: true },
      time: { kind: 'days', days: 3 },
    },
    ['Anna'],
  );
  clock.jump(5000);
  const text = await listText(serving);
  const { tables } = JSON.parse(text);
  expect(tables).toEqual([
    {
      code,
      game: 'twenty-one',
      chairs: [
        { kind: 'person', name: 'Anna', level: null },
        { kind: 'open', name: '', level: null },
        { kind: 'bot', name: 'Balsa', level: 'easy' },
      ],
      options: { voluntaryStrike: true },
      chance: 'drawn',
      ownData: false,
      time: { kind: 'days', days: 3 },
      timeout: 'bot',
      openFor: 5000,
    },
  ]);
  for (const token of tokens) expect(text).not.toContain(token);
  expect(text).not.toContain('holder');
  expect(people).toHaveLength(1);
});

test('of the house rules only those are told of that are not as printed, whether they were named or not', async () => {
  const serving = await startServer();
  const optionsOf = async (options: Record<string, string>) => {
    const { code } = await seatPeople(serving, { ...OPEN, options }, ['Anna']);
    const { tables } = OpenTables.parse(JSON.parse(await listText(serving)));
    return tables.find((table) => table.code === code)?.options;
  };
  expect(await optionsOf({})).toEqual({});
  expect(await optionsOf({ extraTip: 'made' })).toEqual({});
  expect(await optionsOf({ extraTip: 'lying' })).toEqual({ extraTip: 'lying' });
});

test('a private table is never listed, whatever happens at it', async () => {
  const serving = await startServer();
  const { code, people } = await seatPeople(serving, { ...OPEN, visibility: 'private' }, ['Annegret']);
  const hidden = async () => {
    const text = await listText(serving);
    expect(text).not.toContain(code);
    expect(text).not.toContain('Annegret');
  };
  await hidden();
  const guest = await TestClient.join(serving, code);
  await hidden();
  expect(await guest.ask({ type: 'set-table', visibility: 'listed' })).toMatchObject({ code: 'not-host' });
  await hidden();
  expect(await people[0]?.ask({ type: 'set-table', visibility: 'listed' })).toBeNull();
  expect(await codes(serving)).toEqual([code]);
  expect(await people[0]?.ask({ type: 'set-table', visibility: 'private' })).toBeNull();
  await hidden();
});

test('a table leaves the list when it is full, when the game begins, and when nobody waits there any more', async () => {
  const serving = await startServer();
  const full = await seatPeople(serving, OPEN, ['Anna']);
  const guest = await TestClient.join(serving, full.code);
  expect(await codes(serving)).toEqual([full.code]);
  expect(await guest.ask({ type: 'take', chair: 1, name: 'Ben', token: 'B'.repeat(24) })).toBeNull();
  expect(await codes(serving)).toEqual([]);
  expect(await guest.ask({ type: 'leave' })).toBeNull();
  expect(await codes(serving)).toEqual([full.code]);

  const begun = await seatPeople(serving, { ...OPEN, game: 'twenty-one', chairs: [...OPEN.chairs, { kind: 'open' }] }, [
    'Anna',
    'Ben',
  ]);
  expect(await codes(serving)).toEqual([begun.code, full.code]);
  expect(await begun.people[0]?.ask({ type: 'start' })).toBeNull();
  expect(await codes(serving)).toEqual([full.code]);

  const [host] = full.people;
  await host?.close();
  // The guest is still connected, but he only watches: nobody waits for him.
  await expect.poll(() => codes(serving)).toEqual([]);
  const back = await TestClient.join(serving, full.code, full.tokens[0]);
  expect(await codes(serving)).toEqual([full.code]);
  await back.close();
});

test('a table that is only stored, or that nobody has sat down to look at, is not listed', async () => {
  const serving = await startServer();
  const response = await post(serving, { ...OPEN, name: 'Anna' });
  const { code, token } = await response.json();
  expect(await codes(serving)).toEqual([]);
  const spectator = await TestClient.join(serving, code);
  expect(await codes(serving)).toEqual([]);
  const host = await TestClient.join(serving, code, token);
  expect(await codes(serving)).toEqual([code]);
  await host.close();
  await spectator.close();
});

test('who has the table out of sight for a long time does not count as waiting', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const { code, people } = await seatPeople(serving, OPEN, ['Anna']);
  expect(await people[0]?.ask({ type: 'visible', visible: false })).toBeNull();
  expect(await codes(serving)).toEqual([code]);
  await clock.pass(10 * 60_000);
  expect(await codes(serving)).toEqual([]);
  expect(await people[0]?.ask({ type: 'visible', visible: true })).toBeNull();
  expect(await codes(serving)).toEqual([code]);
});

test('the newest stands first, and of many only fifty are told of', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const opened: string[] = [];
  for (let n = 0; n < 52; n++) {
    opened.unshift((await seatPeople(serving, OPEN, ['Anna'])).code);
    clock.jump(1000);
  }
  expect(await codes(serving)).toEqual(opened.slice(0, 50));
});

test('who asks too often is put off', async () => {
  const serving = await startServer({ trustProxy: true, clock: new TestClock() });
  const ask = async () =>
    (await fetch(`${serving.url}/api/tables`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status;
  const statuses = await Promise.all(Array.from({ length: 320 }, ask));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
});
