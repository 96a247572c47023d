import { readFile } from 'node:fs/promises';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { tableRow } from '../testing/row.ts';
import { temporaryDir } from '../testing/table.ts';
import { MemoryStorage } from './memory.ts';
import { SqliteStorage } from './sqlite.ts';
import type { Change, Storage, StoredEntry, TableRow } from './storage.ts';

const kinds: Record<string, () => Promise<Storage>> = {
  memory: async () => new MemoryStorage(),
  sqlite: async () => openSqlite(`${await temporaryDir()}/tables.sqlite`),
};

async function openSqlite(path: string, options?: { maxPages: number }): Promise<SqliteStorage> {
  const storage = await SqliteStorage.open(path, options);
  onTestFinished(() => storage.close());
  return storage;
}

function row(code: string, changes: Partial<TableRow> = {}): TableRow {
  return tableRow(code, {
    options: { extraTip: 'lying' },
    chairs: [{ kind: 'person', name: 'Änne', holder: 'hash' }, { kind: 'open' }],
    ...changes,
  });
}

const entry = (text: string, command: string | null = null): StoredEntry => ({ text, command, at: 5 });
const create = (code: string): Change => ({ type: 'create', row: row(code) });
const append = (code: string, seq: number, ...texts: string[]): Change => ({
  type: 'append',
  code,
  seq,
  entries: texts.map((text) => entry(text)),
});

test.each(Object.keys(kinds))('%s: what is committed is loaded again, in order', async (kind) => {
  const storage = await kinds[kind]?.();
  await storage?.commit([create('AAAAAA'), append('AAAAAA', 0, '*:4', '0:b9')]);
  await storage?.commit([{ type: 'append', code: 'AAAAAA', seq: 2, entries: [entry('!0:withdraw', 'c1')] }]);
  await storage?.commit([{ type: 'update', row: row('AAAAAA', { version: 2, starter: 1, next: 'BBBBBB' }) }]);
  expect(await storage?.load('AAAAAA')).toEqual({
    row: row('AAAAAA', { version: 2, starter: 1, next: 'BBBBBB' }),
    entries: [entry('*:4'), entry('0:b9'), entry('!0:withdraw', 'c1')],
  });
  expect(await storage?.load('ZZZZZZ')).toBeNull();
});

test.each(Object.keys(kinds))('%s: typed outcomes and component data are kept with the table', async (kind) => {
  const storage = await kinds[kind]?.();
  const own = row('AAAAAA', { chance: 'typed', data: { limits: [6, 5] } });
  await storage?.commit([{ type: 'create', row: own }]);
  expect((await storage?.load('AAAAAA'))?.row).toEqual(own);
});

test('a file from before typed outcomes goes on: its tables are drawn for, with built-in data', async () => {
  const path = `${await temporaryDir()}/tables.sqlite`;
  const old = new SqliteDatabase(path);
  old.exec(`
    create table tables (code text primary key, version integer not null, game text not null, rules integer not null,
      options text not null, chairs text not null, host text not null, first text not null, starter integer, next text,
      created integer not null) strict;
    create table entries (code text not null references tables (code), seq integer not null, text text not null, command text,
      at integer not null, primary key (code, seq)) strict, without rowid;
    insert into tables values ('AAAAAA', 1, 'eineu', 1, '{}', '[]', 'hash', 'lot', 0, null, 5);
    insert into entries values ('AAAAAA', 0, '*:4', null, 6);
    pragma user_version = 1;`);
  old.close();
  const storage = await openSqlite(path);
  expect((await storage.load('AAAAAA'))?.row).toMatchObject({ game: 'eineu', chance: 'drawn', data: null });
  await storage.commit([append('AAAAAA', 1, '0:b9'), create('BBBBBB')]);
  expect((await storage.load('AAAAAA'))?.entries.map(({ text }) => text)).toEqual(['*:4', '0:b9']);
  expect((await storage.load('BBBBBB'))?.row).toEqual(row('BBBBBB'));
});

test.each(Object.keys(kinds))('%s: who comes second with a code, a version or a number conflicts', async (kind) => {
  const storage = await kinds[kind]?.();
  await storage?.commit([create('AAAAAA'), append('AAAAAA', 0, '*:4')]);
  const before = await storage?.load('AAAAAA');
  for (const change of [create('AAAAAA'), append('AAAAAA', 0, '*:6'), append('BBBBBB', 0, '*:6')]) {
    await expect(storage?.commit([change])).rejects.toMatchObject({ code: 'conflict' });
  }
  await expect(storage?.commit([{ type: 'update', row: row('AAAAAA') }])).rejects.toMatchObject({ code: 'conflict' });
  expect(await storage?.load('AAAAAA')).toEqual(before);
});

test.each(Object.keys(kinds))('%s: all changes of a commit are made, or none', async (kind) => {
  const storage = await kinds[kind]?.();
  await storage?.commit([create('AAAAAA')]);
  await expect(storage?.commit([create('BBBBBB'), create('AAAAAA')])).rejects.toMatchObject({ code: 'conflict' });
  expect(await storage?.load('BBBBBB')).toBeNull();
});

test.each(Object.keys(kinds))(
  '%s: a commit that fails does not take others of the same moment with it',
  async (kind) => {
    const storage = await kinds[kind]?.();
    await storage?.commit([create('AAAAAA')]);
    const results = await Promise.allSettled([
      storage?.commit([create('BBBBBB')]),
      storage?.commit([create('AAAAAA')]),
      storage?.commit([append('AAAAAA', 0, '*:4')]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await storage?.load('AAAAAA'))?.entries).toEqual([entry('*:4')]);
    expect(await storage?.load('BBBBBB')).not.toBeNull();
  },
);

test('sqlite: what is under way when it closes is stored', async () => {
  const path = `${await temporaryDir()}/tables.sqlite`;
  const first = await SqliteStorage.open(path);
  const writing = first.commit([create('AAAAAA')]);
  await first.close();
  await writing;
  expect(await (await openSqlite(path)).load('AAAAAA')).not.toBeNull();
});

test('sqlite: a full disk refuses the commit, and the storage lives on', async () => {
  const storage = await openSqlite(`${await temporaryDir()}/tables.sqlite`, { maxPages: 12 });
  await storage.commit([create('AAAAAA')]);
  const long = 'x'.repeat(60_000);
  await expect(storage.commit([append('AAAAAA', 0, long)])).rejects.toMatchObject({ code: 'failed' });
  await storage.commit([append('AAAAAA', 0, '*:4')]);
  expect((await storage.load('AAAAAA'))?.entries).toEqual([entry('*:4')]);
});

test.each(Object.keys(kinds))('%s: tables are counted', async (kind) => {
  const storage = await kinds[kind]?.();
  expect(await storage?.count()).toBe(0);
  await storage?.commit([create('AAAAAA'), create('BBBBBB'), append('AAAAAA', 0, '*:4')]);
  expect(await storage?.count()).toBe(2);
});

test('sqlite: a probe writes to the disk, between commits, and changes nothing', async () => {
  const path = `${await temporaryDir()}/tables.sqlite`;
  const storage = await openSqlite(path);
  await storage.commit([create('AAAAAA')]);
  await Promise.all([
    storage.commit([append('AAAAAA', 0, '*:4')]),
    storage.probe(),
    storage.commit([create('BBBBBB')]),
  ]);
  const { length } = await readFile(`${path}-wal`);
  await storage.probe();
  expect((await readFile(`${path}-wal`)).length).toBeGreaterThan(length);
  expect((await storage.load('AAAAAA'))?.entries).toEqual([entry('*:4')]);
  expect(await storage.count()).toBe(2);
});

const subscription = (n: number) => ({ endpoint: `https://fcm.googleapis.com/${n}`, keys: { p256dh: 'p', auth: 'a' } });
const push = (n: number, holder = 'hash'): Change => ({
  type: 'push',
  push: { holder, subscription: subscription(n) },
});

test.each(Object.keys(kinds))('%s: the latest five browsers of a person wake him, each once', async (kind) => {
  const storage = await kinds[kind]?.();
  await storage?.commit([push(0, 'other'), ...[1, 2, 3, 4, 5].map((n) => push(n)), push(1), push(6)]);
  const known = await storage?.pushes('hash');
  const latest = [3, 4, 5, 1, 6].map((n) => ({ holder: 'hash', subscription: subscription(n) }));
  expect(known).toHaveLength(5);
  expect(known).toEqual(expect.arrayContaining(latest));
  await storage?.commit([{ type: 'unpush', holder: 'hash', endpoint: subscription(3).endpoint }]);
  expect(await storage?.pushes('hash')).toHaveLength(4);
  await storage?.commit([{ type: 'unpush', holder: 'hash', endpoint: null }]);
  expect(await storage?.pushes('hash')).toEqual([]);
  expect(await storage?.pushes('other')).toHaveLength(1);
});

test.each(Object.keys(kinds))(
  '%s: tables in which nothing has happened for too long are found, a few at a time',
  async (kind) => {
    const storage = await kinds[kind]?.();
    const played = (code: string, created: number, ...at: readonly number[]): Change[] => [
      { type: 'create', row: row(code, { created, starter: 0 }) },
      { type: 'append', code, seq: 0, entries: at.map((when) => ({ ...entry('*:4'), at: when })) },
    ];
    await storage?.commit([
      ...played('AAAAAA', 10, 20, 90),
      ...played('BBBBBB', 10, 20, 99),
      ...played('CCCCCC', 10, 20, 101),
      ...played('DDDDDD', 10, 20),
      { type: 'wake', code: 'DDDDDD', at: 200 },
      { type: 'create', row: row('EEEEEE', { created: 149 }) },
      { type: 'create', row: row('FFFFFF', { created: 150 }) },
    ]);
    const age = { begun: 100, waiting: 150 };
    expect(await storage?.untouched(age, '', 3)).toEqual({ codes: ['AAAAAA', 'BBBBBB'], last: 'CCCCCC' });
    expect(await storage?.untouched(age, 'CCCCCC', 2)).toMatchObject({ codes: ['EEEEEE'] });
    expect(await storage?.untouched(age, 'EEEEEE', 2)).toEqual({ codes: [], last: null });
  },
);

test.each(Object.keys(kinds))(
  '%s: with a table go its log, its wake, and the ways to wake those who sit nowhere else',
  async (kind) => {
    const storage = await kinds[kind]?.();
    const alone = { kind: 'person', name: 'Ben', holder: 'alone' } as const;
    const { chairs } = row('AAAAAA');
    await storage?.commit([
      { type: 'create', row: row('AAAAAA', { chairs: [...chairs, alone] }) },
      append('AAAAAA', 0, '*:4'),
      { type: 'wake', code: 'AAAAAA', at: 200 },
      create('BBBBBB'),
      push(1),
      push(2, 'alone'),
    ]);
    await storage?.commit([{ type: 'delete', code: 'AAAAAA' }]);
    expect(await storage?.load('AAAAAA')).toBeNull();
    expect(await storage?.wakes()).toEqual([]);
    expect(await storage?.pushes('hash')).toHaveLength(1);
    expect(await storage?.pushes('alone')).toEqual([]);
    expect(await storage?.load('BBBBBB')).not.toBeNull();
    // The code is free again, with an empty log.
    await storage?.commit([create('AAAAAA'), append('AAAAAA', 0, '*:6')]);
  },
);
