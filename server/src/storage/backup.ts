import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { chmod, chown, copyFile, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { err, ok, type Result } from '@spieleabend/kernel';
import SqliteDatabase from 'better-sqlite3';
import { makeFolder } from '../make-folder.ts';
import { type Lock, lockPath, lockTables } from './lock.ts';
import { SCHEMA } from './schema.ts';
import { DATA_FILE } from './sqlite.ts';

/** What is wrong, with a stable code and figures for the sentence. */
export interface BackupFault {
  readonly code:
    | 'no-tables'
    | 'file-exists'
    | 'tables-themselves'
    | 'no-such-file'
    | 'not-a-backup'
    | 'later-schema'
    | 'damaged'
    | 'tables-in-use'
    | 'unreadable'
    | 'unwritable';
  readonly path: string;
  readonly reason?: string;
}

/** What a file of tables holds. */
export interface Contents {
  readonly schema: number;
  readonly tables: number;
  readonly entries: number;
}

/**
 * Writes all tables of a data folder into one file, as they stand in one moment; the server may run meanwhile and is not held up. The file is complete, checked
 * and on the disk before it gets its name; only its owner may read it. An existing file is replaced only with `force`.
 */
export async function backUp(dataDir: string, path: string, force = false): Promise<Result<Contents, BackupFault>> {
  const source = join(dataDir, DATA_FILE);
  if (!existsSync(source)) return err({ code: 'no-tables', path: dataDir });
  if (await isPartOf(source, path)) return err({ code: 'tables-themselves', path });
  if (!force && existsSync(path)) return err({ code: 'file-exists', path });
  const part = partOf(path);
  try {
    await (await open(part, 'wx', 0o600)).close();
  } catch (error) {
    return err({ code: 'unwritable', path, reason: reasonOf(error) });
  }
  try {
    const contents = vacuumInto(source, part);
    if (!contents.ok) return err({ ...contents.error, path: contents.error.code === 'unwritable' ? path : source });
    await flush(part);
    await rename(part, path);
    await flush(dirname(resolve(path)));
    return contents;
  } catch (error) {
    return err({ code: 'unwritable', path, reason: reasonOf(error) });
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * `VACUUM INTO` reads in one transaction. In WAL mode no writer waits for it, and it waits for none; SQLite's page-wise backup would begin
 * anew with every commit of a busy server.
 */
function vacuumInto(source: string, part: string): Result<Contents, BackupFault> {
  let file: SqliteDatabase.Database | undefined;
  try {
    file = new SqliteDatabase(source, { readonly: true, timeout: 5000 });
    file.prepare('vacuum into ?').run(part);
  } catch (error) {
    return err(faultOf(error, source));
  } finally {
    file?.close();
  }
  return inspect(part);
}

/**
 * Puts a backup in the place of a data folder's tables, which are kept beside it (`kept`, null where there were none). Refused while anybody
 * works with them. The backup is checked before anything changes, and after a crash there are either the old tables or the new ones.
 */
export async function restoreBackup(
  dataDir: string,
  path: string,
  now: Date,
): Promise<Result<Contents & { readonly kept: string | null }, BackupFault>> {
  if (!existsSync(path)) return err({ code: 'no-such-file', path });
  const target = join(dataDir, DATA_FILE);
  const part = partOf(target);
  let lock: Lock | null = null;
  try {
    await makeFolder(resolve(dataDir));
    lock = lockTables(target);
    if (lock === null) return err({ code: 'tables-in-use', path: dataDir });
    if (await isPartOf(target, path)) return err({ code: 'tables-themselves', path });
    await copyFile(path, part, constants.COPYFILE_EXCL);
    const contents = inspect(part);
    if (!contents.ok) return err({ ...contents.error, path });
    const old = `${target}.before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    const isThere = existsSync(target);
    const owner = await stat(isThere ? target : dataDir);
    if (isThere) {
      const fault = foldLog(target);
      if (fault !== null) return err(fault);
      await copyFile(target, old, constants.COPYFILE_EXCL);
      await hand(old, owner);
    }
    await hand(part, owner);
    await hand(lockPath(target), owner);
    await removeLogs(target, old);
    await rename(part, target);
    await flush(dataDir);
    return ok({ ...contents.value, kept: isThere ? old : null });
  } catch (error) {
    return err({ code: 'unwritable', path: dataDir, reason: reasonOf(error) });
  } finally {
    for (const suffix of ['', '-wal', '-shm']) await rm(part + suffix, { force: true });
    lock?.release();
  }
}

/**
 * Brings all that is still in the write-ahead log into the file itself, so that nothing beside it belongs to it. SQLite does that only
 * for the one who is alone with the file: servers that know no lock, and other programs, are noticed here.
 */
function foldLog(path: string): BackupFault | null {
  let file: SqliteDatabase.Database | undefined;
  try {
    file = new SqliteDatabase(path, { timeout: 0 });
    file.pragma('journal_mode = DELETE');
    return null;
  } catch (error) {
    const fault = faultOf(error, path);
    // What is damaged is replaced; it is kept as it is.
    return fault.code === 'damaged' || fault.code === 'not-a-backup' ? null : fault;
  } finally {
    file?.close();
  }
}

/** Looks whether a file is what we have written, of a schema that is known here, and whole. */
function inspect(path: string): Result<Contents, BackupFault> {
  let file: SqliteDatabase.Database | undefined;
  try {
    file = new SqliteDatabase(path, { readonly: true, timeout: 0 });
    const schema = Number(file.pragma('user_version', { simple: true }));
    const names = file.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
    if (schema < 1 || !names.includes('tables') || !names.includes('entries'))
      return err({ code: 'not-a-backup', path });
    if (schema > SCHEMA) return err({ code: 'later-schema', path });
    const [finding] = file.prepare('pragma integrity_check(1)').pluck().all();
    const strays = file.pragma('foreign_key_check') as readonly unknown[];
    if (finding !== 'ok' || strays.length > 0) {
      return err({ code: 'damaged', path, reason: finding === 'ok' ? 'entries without a table' : String(finding) });
    }
    const count = (table: 'tables' | 'entries') => Number(file?.prepare(`select count(*) from ${table}`).pluck().get());
    return ok({ schema, tables: count('tables'), entries: count('entries') });
  } catch (error) {
    return err(faultOf(error, path));
  } finally {
    file?.close();
  }
}

/** Whether a path, by whatever way, leads to a file that the tables are kept in: to replace one under a running server would lose what it writes from then on. */
async function isPartOf(tables: string, path: string): Promise<boolean> {
  const files = [tables, lockPath(tables), ...['-wal', '-shm', '-journal'].map((suffix) => tables + suffix)];
  const real = (file: string) => realpath(file).catch(() => null);
  const own = await real(path);
  return own !== null && (await Promise.all(files.map(real))).includes(own);
}

/** The name of a file as long as it is not complete. In a container every process may have the same number: one that crashed bars nobody's way. */
function partOf(path: string): string {
  return `${path}.${randomUUID()}.part`;
}

/** Whatever lies beside a file that could not be folded in: SQLite would take it for a part of the new one. It is kept with the old one. */
async function removeLogs(target: string, old: string): Promise<void> {
  for (const suffix of ['-wal', '-journal']) {
    if (existsSync(target + suffix)) await rename(target + suffix, old + suffix);
  }
  await rm(`${target}-shm`, { force: true });
}

/** Only its owner may read a file, and that is the server: who restores as root does not lock it out. On the disk when this is done. */
async function hand(path: string, { uid, gid }: { readonly uid: number; readonly gid: number }): Promise<void> {
  await chmod(path, 0o600);
  if (process.getuid?.() === 0) await chown(path, uid, gid);
  await flush(path);
}

/** Waits until a file, or the names in a folder, are on the disk. Windows flushes no folders. */
async function flush(path: string): Promise<void> {
  if (process.platform === 'win32' && (await stat(path)).isDirectory()) return;
  const handle = await open(path, 'r+').catch(() => open(path, 'r'));
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function faultOf(error: unknown, path: string): BackupFault {
  const reason = reasonOf(error);
  if (reason === 'SQLITE_NOTADB') return { code: 'not-a-backup', path };
  if (reason.startsWith('SQLITE_CORRUPT')) return { code: 'damaged', path, reason };
  if (reason.startsWith('SQLITE_BUSY')) return { code: 'tables-in-use', path: dirname(path) };
  if (reason === 'SQLITE_FULL' || reason.startsWith('SQLITE_IOERR')) return { code: 'unwritable', path, reason };
  return { code: 'unreadable', path, reason };
}

/** The system's own code; its sentence may show more than anybody asked for. */
function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
