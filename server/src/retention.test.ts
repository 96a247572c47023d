import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Retention } from './retention.ts';
import { MemoryStorage } from './storage/memory.ts';
import { DATA_FILE, SqliteStorage } from './storage/sqlite.ts';
import { type Change, type Storage, StorageError } from './storage/storage.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { tableRow } from './testing/row.ts';
import { beginGame, playOn, startServer, temporaryDir } from './testing/table.ts';

const DAY = 24 * 60 * 60 * 1000;
const kinds: Record<string, () => Promise<Storage>> = {
  memory: async () => new MemoryStorage(),
  sqlite: async () => SqliteStorage.open(join(await temporaryDir(), DATA_FILE)),
};

/** A table that was opened, and if it has begun last played at, so many days ago. */
function table(code: string, days: number, begun = true): Change[] {
  const at = new TestClock().now() - days * DAY;
  const row = tableRow(code, { starter: begun ? 0 : null, created: begun ? at - 1000 * DAY : at });
  const entries = [{ text: '*:4', command: null, at }];
  return [{ type: 'create', row }, ...(begun ? [{ type: 'append', code, seq: 0, entries } as const] : [])];
}

async function house(kind: string, keepDays: number, busy: readonly string[] = []) {
  const storage = await kinds[kind]?.();
  if (storage === undefined) throw new Error(kind);
  const clock = new TestClock();
  const isInMemory = (code: string) => busy.includes(code);
  const retention = new Retention({ storage, clock, log: pino({ enabled: false }), keepDays, isInMemory });
  onTestFinished(async () => {
    await retention.close();
    await storage.close();
  });
  const left = async (...codes: readonly string[]) => {
    const found = await Promise.all(codes.map(async (code) => ((await storage.load(code)) === null ? [] : [code])));
    return found.flat();
  };
  return { storage, clock, retention, left };
}

test.each(Object.keys(kinds))(
  '%s: at the start what is too old is deleted, and what was never played at sooner',
  async (kind) => {
    const { storage, retention, left } = await house(kind, 365);
    await storage.commit([
      ...table('AAAAAA', 366),
      ...table('BBBBBB', 364),
      ...table('CCCCCC', 31, false),
      ...table('DDDDDD', 29, false),
    ]);
    retention.start();
    await expect.poll(() => left('AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD')).toEqual(['BBBBBB', 'DDDDDD']);
  },
);

test.each(Object.keys(kinds))('%s: later it is looked for once a day', async (kind) => {
  const { storage, clock, retention, left } = await house(kind, 10);
  await storage.commit([...table('AAAAAA', 8), ...table('BBBBBB', 9, false)]);
  retention.start();
  await clock.pass(DAY);
  expect(await left('AAAAAA', 'BBBBBB')).toEqual(['AAAAAA', 'BBBBBB']);
  await clock.pass(DAY);
  await expect.poll(() => left('AAAAAA', 'BBBBBB')).toEqual(['AAAAAA']);
  await clock.pass(DAY);
  await expect.poll(() => left('AAAAAA', 'BBBBBB')).toEqual([]);
});

test.each(Object.keys(kinds))('%s: of very many tables all the old ones are found', async (kind) => {
  const { storage, retention } = await house(kind, 10);
  const codes = Array.from({ length: 900 }, (_, n) => `T${String(n).padStart(5, '0')}`);
  await storage.commit(codes.flatMap((code, n) => table(code, n % 30 === 0 ? 9 : 11)));
  retention.start();
  await expect.poll(() => storage.count(), { timeout: 20_000 }).toBe(30);
});

test.each(Object.keys(kinds))(
  '%s: where somebody is, and where somebody’s time runs, nothing is deleted',
  async (kind) => {
    const { storage, retention, left } = await house(kind, 10, ['AAAAAA']);
    const wake = { type: 'wake', code: 'BBBBBB', at: 1 } as const;
    await storage.commit([...table('AAAAAA', 20), ...table('BBBBBB', 20), wake, ...table('CCCCCC', 20)]);
    retention.start();
    await expect.poll(() => left('AAAAAA', 'BBBBBB', 'CCCCCC')).toEqual(['AAAAAA', 'BBBBBB']);
  },
);

test('a house that keeps everything deletes nothing', async () => {
  const { storage, clock, retention, left } = await house('memory', 0);
  await storage.commit(table('AAAAAA', 10_000));
  retention.start();
  await clock.pass(3 * DAY);
  expect(await left('AAAAAA')).toEqual(['AAAAAA']);
});

test('what cannot be deleted today is deleted tomorrow', async () => {
  const { storage, clock, retention, left } = await house('memory', 10);
  await storage.commit(table('AAAAAA', 20));
  const commit = storage.commit.bind(storage);
  storage.commit = async () => {
    throw new StorageError('failed');
  };
  retention.start();
  await clock.pass(1000);
  expect(await left('AAAAAA')).toEqual(['AAAAAA']);
  storage.commit = commit;
  await clock.pass(DAY);
  await expect.poll(() => left('AAAAAA')).toEqual([]);
});

test('who comes to a table that was deleted, by its code, its record or the rematch’s link, hears that there is none', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock, keepDays: 10 });
  const { code, people } = await beginGame(serving, { game: 'twenty-one' }, ['Anna', 'Ben']);
  await playOn('twenty-one', people, 'retention');
  expect(await people[0]?.ask({ type: 'rematch' })).toBeNull();
  await people[0]?.until(() => people[0]?.table?.next != null);
  const next = people[0]?.table?.next ?? '';
  // Somebody stays at the old table; nobody ever comes to the rematch.
  await clock.pass(12 * DAY);
  const status = async (path: string) => (await fetch(`${serving.url}/api/tables/${path}`)).status;
  await expect.poll(() => status(next)).toBe(404);
  expect(await status(code)).toBe(200);
  expect(people[0]?.table?.next).toBe(next);
  expect(await (await fetch(`${serving.url}/api/tables/${next}/record`)).json()).toEqual({
    error: { code: 'no-table' },
  });
  await expect(TestClient.join(serving, next)).rejects.toThrow('"reason":{"code":"no-table"},"final":true');

  const metrics = await (await fetch(`${serving.url}/metrics`)).text();
  expect(metrics).toContain('spieleabend_tables_deleted_total 1\n');
});
