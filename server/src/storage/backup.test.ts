import { chmod, copyFile, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { tableRow } from '../testing/row.ts';
import { beginGame, playOn, startServer, temporaryDir } from '../testing/table.ts';
import { backUp, restoreBackup } from './backup.ts';
import { DATA_FILE, SqliteStorage } from './sqlite.ts';

const NOW = new Date('2027-05-06T07:08:09.010Z');
const KEPT = `${DATA_FILE}.before-restore-2027-05-06T07-08-09-010Z`;

/** A data folder with one table for each code, closed again. */
async function folderWith(...codes: readonly string[]): Promise<string> {
  const dir = await temporaryDir();
  const storage = await SqliteStorage.open(join(dir, DATA_FILE));
  await storage.commit(codes.map((code) => ({ type: 'create', row: tableRow(code) })));
  await storage.close();
  return dir;
}

async function codesIn(dir: string, ...codes: readonly string[]): Promise<readonly string[]> {
  const storage = await SqliteStorage.open(join(dir, DATA_FILE));
  const found = await Promise.all(codes.map(async (code) => ((await storage.load(code)) === null ? [] : [code])));
  await storage.close();
  return found.flat();
}

test('a backup taken while people play goes on in another house exactly there', async () => {
  const dataDir = await temporaryDir();
  const serving = await startServer({ dataDir });
  const { code, people, tokens } = await beginGame(serving, { game: 'twenty-one' }, ['Anna', 'Ben']);
  await playOn('twenty-one', people, 'before', 10);
  const log = people[0]?.log ?? [];
  const file = join(await temporaryDir(), 'backup.sqlite');
  expect(await backUp(dataDir, file)).toMatchObject({ ok: true, value: { tables: 1 } });
  await playOn('twenty-one', people, 'later', 5);

  const elsewhere = join(await temporaryDir(), 'new', 'house');
  expect(await restoreBackup(elsewhere, file, NOW)).toMatchObject({ ok: true, value: { tables: 1, kept: null } });
  const other = await startServer({ dataDir: elsewhere });
  const again = await Promise.all(tokens.map((token) => TestClient.join(other, code, token)));
  await Promise.all(again.map((person) => person.until(() => person.look !== null)));
  expect(again[0]?.log).toEqual(log);
  await playOn('twenty-one', again, 'there');
  expect(again[0]?.look?.over).not.toBeNull();
});

test('backups are whole while somebody writes without a pause', async () => {
  const dir = await temporaryDir();
  const storage = await SqliteStorage.open(join(dir, DATA_FILE));
  onTestFinished(() => storage.close());
  await storage.commit([{ type: 'create', row: tableRow('AAAAAA') }]);
  let writing = true;
  let seq = 0;
  const writer = (async () => {
    while (writing) {
      const entries = Array.from({ length: 5 }, () => ({ text: `0:${'x'.repeat(500)}`, command: null, at: 1 }));
      await storage.commit([{ type: 'append', code: 'AAAAAA', seq, entries }]);
      seq += entries.length;
    }
  })();
  const folder = await temporaryDir();
  for (let n = 0; n < 5; n++) {
    const acknowledged = seq;
    const done = await backUp(dir, join(folder, `${n}.sqlite`));
    // A commit is in it as a whole or not at all, and nothing that was acknowledged before is missing.
    const entries = done.ok ? done.value.entries : -1;
    expect(entries).toBeGreaterThanOrEqual(acknowledged);
    expect(entries % 5).toBe(0);
  }
  writing = false;
  await writer;
});

test('a backup is for its owner only, and replaces a file only if that is wanted', async () => {
  const dir = await folderWith('AAAAAA');
  const folder = await temporaryDir();
  const file = join(folder, 'backup.sqlite');
  await writeFile(file, 'precious');
  expect(await backUp(dir, file)).toEqual({ ok: false, error: { code: 'file-exists', path: file } });
  expect(await readFile(file, 'utf8')).toBe('precious');
  expect((await backUp(dir, file, true)).ok).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['backup.sqlite']);
});

test('the tables themselves are never taken for a backup, by whatever name: a running server would write on into nothing', async () => {
  const dir = await folderWith('AAAAAA');
  const storage = await SqliteStorage.open(join(dir, DATA_FILE));
  const link = join(await temporaryDir(), 'link');
  await symlink(join(dir, DATA_FILE), link);
  for (const path of [join(dir, '.', DATA_FILE), join(dir, `${DATA_FILE}-wal`), link]) {
    expect(await backUp(dir, path, true)).toEqual({ ok: false, error: { code: 'tables-themselves', path } });
  }
  await storage.commit([{ type: 'create', row: tableRow('BBBBBB') }]);
  await storage.close();
  expect(await restoreBackup(dir, link, NOW)).toEqual({ ok: false, error: { code: 'tables-themselves', path: link } });
  expect(await codesIn(dir, 'AAAAAA', 'BBBBBB')).toEqual(['AAAAAA', 'BBBBBB']);
});

test('where there is nothing to back up, or no place for it, nothing is left behind', async () => {
  const empty = await temporaryDir();
  expect(await backUp(empty, join(empty, 'backup'))).toEqual({ ok: false, error: { code: 'no-tables', path: empty } });
  expect(await readdir(empty)).toEqual([]);
  const dir = await folderWith('AAAAAA');
  const nowhere = join(empty, 'no', 'folder');
  expect(await backUp(dir, nowhere)).toEqual({
    ok: false,
    error: { code: 'unwritable', path: nowhere, reason: 'ENOENT' },
  });
});

test('a restore takes the place of the tables, and these are kept', async () => {
  const backup = join(await temporaryDir(), 'backup');
  await backUp(await folderWith('AAAAAA'), backup);
  const dir = await folderWith('BBBBBB');
  const kept = join(dir, KEPT);
  expect(await restoreBackup(dir, backup, NOW)).toMatchObject({ ok: true, value: { tables: 1, kept } });
  expect(await codesIn(dir, 'AAAAAA', 'BBBBBB')).toEqual(['AAAAAA']);
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  // The way back is a restore too.
  expect(await restoreBackup(dir, kept, new Date(0))).toMatchObject({ ok: true });
  expect(await codesIn(dir, 'AAAAAA', 'BBBBBB')).toEqual(['BBBBBB']);
});

test('nothing is restored while a server has the tables open, and none starts while they are replaced', async () => {
  const backup = join(await temporaryDir(), 'backup');
  await backUp(await folderWith('AAAAAA'), backup);
  const dir = await folderWith('BBBBBB');
  const storage = await SqliteStorage.open(join(dir, DATA_FILE));
  expect(await restoreBackup(dir, backup, NOW)).toEqual({ ok: false, error: { code: 'tables-in-use', path: dir } });
  await storage.close();
  expect(await codesIn(dir, 'AAAAAA', 'BBBBBB')).toEqual(['BBBBBB']);
  const [restored, started] = await Promise.allSettled([restoreBackup(dir, backup, NOW), codesIn(dir, 'AAAAAA')]);
  // Whoever came second was refused; nobody has worked with tables that were taken away.
  const done = restored.status === 'fulfilled' && restored.value.ok;
  if (done && started.status === 'fulfilled') expect(started.value).toEqual(['AAAAAA']);
  expect(done || started.status === 'fulfilled').toBe(true);
});

test('nothing is restored while any other program has the tables open', async () => {
  const backup = join(await temporaryDir(), 'backup');
  await backUp(await folderWith('AAAAAA'), backup);
  const dir = await folderWith('BBBBBB');
  const other = new SqliteDatabase(join(dir, DATA_FILE), { readonly: true });
  other.prepare('select * from tables').all();
  expect(await restoreBackup(dir, backup, NOW)).toEqual({ ok: false, error: { code: 'tables-in-use', path: dir } });
  other.close();
  expect(await restoreBackup(dir, backup, NOW)).toMatchObject({ ok: true });
});

test('only a whole file of our own tables is restored; otherwise nothing changes', async () => {
  const dir = await folderWith('BBBBBB');
  const before = await readdir(dir);
  const folder = await temporaryDir();
  const at = (name: string) => join(folder, name);
  const refusal = async (name: string) => {
    const done = await restoreBackup(dir, at(name), NOW);
    return done.ok ? null : { ...done.error, reason: undefined };
  };
  await writeFile(at('text'), 'no database at all '.repeat(100));
  await writeFile(at('empty'), '');
  const foreign = new SqliteDatabase(at('foreign'));
  foreign.exec('create table recipes (name text); pragma user_version = 2');
  foreign.close();
  const later = await folderWith('AAAAAA');
  const file = new SqliteDatabase(join(later, DATA_FILE));
  file.pragma('user_version = 99');
  file.close();
  await copyFile(join(later, DATA_FILE), at('later'));
  await backUp(await folderWith('AAAAAA', 'CCCCCC'), at('torn'));
  const bytes = await readFile(at('torn'));
  await writeFile(at('torn'), bytes.fill(0x55, 4096, 2 * 4096));
  await writeFile(at('cut'), bytes.subarray(0, 4096));

  for (const name of ['text', 'empty', 'foreign']) {
    expect(await refusal(name)).toMatchObject({ code: 'not-a-backup', path: at(name) });
  }
  expect(await refusal('later')).toMatchObject({ code: 'later-schema', path: at('later') });
  for (const name of ['torn', 'cut']) expect(await refusal(name)).toMatchObject({ code: 'damaged', path: at(name) });
  expect(await refusal('missing')).toMatchObject({ code: 'no-such-file' });
  expect((await readdir(dir)).filter((name) => !name.endsWith('.lock'))).toEqual(
    before.filter((name) => !name.endsWith('.lock')),
  );
  expect(await codesIn(dir, 'AAAAAA', 'BBBBBB')).toEqual(['BBBBBB']);
});

test('tables that are beyond repair are replaced, and a log that lies beside them is not taken for the new ones', async () => {
  const backup = join(await temporaryDir(), 'backup');
  await backUp(await folderWith('AAAAAA'), backup);
  const dir = await folderWith('BBBBBB');
  await writeFile(join(dir, DATA_FILE), 'overwritten by somebody '.repeat(500));
  await writeFile(join(dir, `${DATA_FILE}-wal`), 'left over');
  expect(await restoreBackup(dir, backup, NOW)).toMatchObject({ ok: true });
  expect(await codesIn(dir, 'AAAAAA', 'BBBBBB')).toEqual(['AAAAAA']);
  const names = await readdir(dir);
  expect(names).toContain(KEPT);
  expect(names).not.toContain(`${DATA_FILE}-wal`);
});

test('a file that cannot be read is refused with the reason of the system', async () => {
  const dir = await folderWith('AAAAAA');
  const file = join(await temporaryDir(), 'folder');
  await backUp(dir, file);
  await chmod(file, 0o000);
  const done = await restoreBackup(dir, file, NOW);
  // Root reads everything.
  if (process.getuid?.() !== 0) expect(done).toMatchObject({ ok: false, error: { reason: 'EACCES' } });
  else expect(done.ok).toBe(true);
});
