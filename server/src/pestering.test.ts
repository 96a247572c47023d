import { checkRecord } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { MemoryStorage } from './storage/memory.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, playOn, startServer } from './testing/table.ts';

/* People who use what is meant well against the others. */

const MINUTE = 60_000;
/** So many entries does a log hold in which minds were changed without end. */
const MANY = 5000;

test('whoever is told no again and again may not ask any more for a while; others still may', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna, ben] = people;
  const decline = async (asker = anna, other = ben) => {
    const refused = await asker?.ask({ type: 'propose', what: 'pause' });
    if (refused !== null) return refused?.code;
    await other?.until(() => other.table?.proposal !== null);
    await other?.ask({ type: 'answer', proposal: other.table?.proposal?.id ?? -1, agree: false });
    await asker?.until(() => asker.table?.proposal === null);
    return null;
  };
  for (let n = 0; n < 3; n++) expect(await decline()).toBeNull();
  expect(await decline()).toBe('too-often');
  expect(await decline(ben, anna)).toBeNull();
  await clock.pass(11 * MINUTE);
  expect(await decline()).toBeNull();
});

test('whoever makes proposals only to take them back pesters the others too', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const { people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const [anna] = people;
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 4; n++) {
    codes.push((await anna?.ask({ type: 'propose', what: 'abort' }))?.code);
    if (anna?.table?.proposal) await anna.ask({ type: 'answer', proposal: anna.table.proposal.id, agree: false });
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'too-often']);
});

test('nobody escapes the end of his time, or keeps a table standing, by filling its log with changed minds', async () => {
  const clock = new TestClock();
  const storage = new MemoryStorage();
  const serving = await startServer({ clock, storage });
  const time = { kind: 'live', bank: MINUTE, increment: 0 } as const;
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu', time }, ['Anna', 'Ben']);
  for (const person of people) await person.close();
  const before = (await storage.load(code))?.entries.length ?? 0;
  const toggles = Array.from({ length: MANY }, (_, n) => ({
    text: n % 2 === 0 ? '!0:bot' : '!0:back',
    command: null,
    at: clock.now(),
  }));
  await storage.commit([{ type: 'append', code, seq: before, entries: toggles }]);
  await expect.poll(async () => (await fetch(`${serving.url}/api/tables/${code}`)).status).toBe(200);

  const [anna, ben] = await Promise.all(tokens.map((token) => TestClient.join(serving, code, token)));
  await Promise.all([anna, ben].map((person) => person?.until(() => person.look !== null)));
  const [late, other] = anna?.look?.ask === null ? [ben, anna] : [anna, ben];
  const seat = Number(late?.look?.viewer);
  expect(await late?.ask({ type: 'substitute', chair: seat })).toEqual({ code: 'too-often' });
  await clock.pass(MINUTE + 1);
  await other?.until(() => other.look?.bots.join() === `${seat}`);
  // As soon as the bot has made the decision that took too long.
  await expect.poll(() => late?.ask({ type: 'come-back' }), { interval: 100, timeout: 20_000 }).toBeNull();
});

test('a game that somebody keeps from its end is over before its record could not be read any more', async () => {
  const storage = new MemoryStorage();
  const serving = await startServer({ storage });
  const { code, people, tokens } = await beginGame(serving, { game: 'maedn-kartenspiel' }, ['Anna', 'Ben']);
  for (const person of people) await person.close();
  const before = (await storage.load(code))?.entries.length ?? 0;
  const toggles = Array.from({ length: 15_000 }, (_, n) => ({
    text: n % 2 === 0 ? '!0:bot' : '!0:back',
    command: null,
    at: 0,
  }));
  await storage.commit([{ type: 'append', code, seq: before, entries: toggles }]);
  const again = await Promise.all(tokens.map((token) => TestClient.join(serving, code, token)));
  await Promise.all(again.map((person) => person.until(() => person.look !== null)));
  await playOn('maedn-kartenspiel', again, 'without end', 1);
  await again[0]?.until(() => again[0]?.look?.ending === 'aborted');
  const record = checkRecord(await (await fetch(`${serving.url}/api/tables/${code}/record`)).json());
  expect(record.ok).toBe(true);
});
