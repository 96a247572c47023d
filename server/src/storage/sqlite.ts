import { setTimeout as wait } from 'node:timers/promises';
import SqliteDatabase, { type Database, type Statement } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Lock, lockTables } from './lock.ts';
import { rowOf } from './rows.ts';
import { migrate, SCHEMA, type Schema } from './schema.ts';
import {
  type Age,
  type Change,
  type Storage,
  StorageError,
  type StoredEntry,
  type StoredPush,
  type StoredTable,
  type Untouched,
  type Wake,
} from './storage.ts';
import { Writer } from './writer.ts';

/** The name of the file in a data folder. */
export const DATA_FILE = 'spieleabend.sqlite';

/** How long (milliseconds) SQLite itself waits for a lock, which holds everybody up. */
const LOCKED_MOMENT = 20;
/** How long another process is waited for that writes, or that goes down, and how often that is looked at; meanwhile everything else goes on. */
const LOCKED_PATIENCE = 5000;
const LOCKED_PAUSE = 50;
/**
 * After so many pages (of 4 kB) in the log of SQLite its changes are brought into the file, which holds everybody up for some milliseconds.
 * The pages written last are mostly the same ones again and again: ten times as rarely as by default, at hardly more cost each time.
 */
const CHECKPOINT_PAGES = 10_000;

interface Commit {
  readonly changes: readonly Change[];
  resolve(): void;
  reject(error: StorageError): void;
}

/**
 * Tables in one SQLite file. All that is committed within one turn of the event loop shares one transaction, so that a busy server
 * waits for the disk once for all its tables; if that fails each commit is tried alone, so that none suffers from another.
 */
export class SqliteStorage implements Storage {
  readonly #file: Database;
  readonly #lock: Lock;
  readonly #db: Kysely<Schema>;
  readonly #writer: Writer;
  readonly #row: Statement<[string], Schema['tables']>;
  readonly #entries: Statement<[string], StoredEntry>;
  readonly #begin: Statement;
  readonly #commit: Statement;
  #pending: Commit[] = [];
  #flushing: Promise<void> = Promise.resolve();

  private constructor(file: Database, lock: Lock) {
    this.#file = file;
    this.#lock = lock;
    this.#db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    this.#writer = new Writer(file);
    this.#row = file.prepare('select * from tables where code = ?');
    this.#entries = file.prepare('select text, command, at from entries where code = ? order by seq');
    this.#begin = file.prepare('begin immediate');
    this.#commit = file.prepare('commit');
  }

  /**
   * Opens or creates the file. `maxPages` bounds its size, in pages of 4 kB. Throws `StorageError` where it cannot be opened or written,
   * is no database or was written by a later version, and `in-use` where another server works with it, or a backup is just taking its place.
   */
  static async open(path: string, { maxPages }: { readonly maxPages?: number } = {}): Promise<SqliteStorage> {
    let file: Database | undefined;
    let lock: Lock | null = null;
    try {
      // A server that goes down in good order needs a moment for it; the next one may already be starting.
      lock = await patiently(() => lockFor(path));
      file = new SqliteDatabase(path, { timeout: LOCKED_PATIENCE });
      // A commit survives a power cut: with WAL, FULL waits for the disk at every commit.
      file.pragma('journal_mode = WAL');
      file.pragma('synchronous = FULL');
      file.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      file.pragma('foreign_keys = ON');
      if (maxPages !== undefined) file.pragma(`max_page_count = ${Math.trunc(maxPages)}`);
      migrate(file);
      file.pragma(`busy_timeout = ${LOCKED_MOMENT}`);
      return new SqliteStorage(file, lock);
    } catch (error) {
      file?.close();
      lock?.release();
      throw asStorageError(error);
    }
  }

  async load(code: string): Promise<StoredTable | null> {
    try {
      const row = this.#row.get(code);
      return row === undefined ? null : { row: rowOf(row), entries: this.#entries.all(code) };
    } catch (error) {
      throw asStorageError(error);
    }
  }

  commit(changes: readonly Change[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ changes, resolve, reject });
      if (this.#pending.length > 1) return;
      setImmediate(() => {
        this.#flushing = this.#flushing.then(() => this.#flush());
      });
    });
  }

  wakes(): Promise<readonly Wake[]> {
    return this.#read((db) => db.selectFrom('wakes').selectAll().execute());
  }

  pushes(holder: string): Promise<readonly StoredPush[]> {
    return this.#read(async (db) => {
      const rows = await db.selectFrom('pushes').selectAll().where('holder', '=', holder).execute();
      return rows.map(({ endpoint, keys }) => ({ holder, subscription: { endpoint, keys: JSON.parse(keys) } }));
    });
  }

  async kept(name: string): Promise<string | null> {
    const row = await this.#read((db) =>
      db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirst(),
    );
    return row?.value ?? null;
  }

  async untouched(age: Age, after: string, limit: number): Promise<Untouched> {
    const looked = await this.#read((db) =>
      db
        .selectFrom('tables')
        .select(({ selectFrom, fn }) => [
          'code',
          'starter',
          fn
            .coalesce(
              selectFrom('entries')
                .select('at')
                .whereRef('entries.code', '=', 'tables.code')
                .orderBy('seq', 'desc')
                .limit(1),
              'created',
            )
            .as('touched'),
          selectFrom('wakes').select('at').whereRef('wakes.code', '=', 'tables.code').as('wake'),
        ])
        .where('code', '>', after)
        .orderBy('code')
        .limit(limit)
        .execute(),
    );
    const old = looked.filter(({ starter, touched, wake }) => {
      return wake === null && touched < (starter === null ? age.waiting : age.begun);
    });
    return {
      codes: old.map(({ code }) => code),
      last: looked.length < limit ? null : (looked.at(-1)?.code ?? null),
    };
  }

  async #read<T>(query: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    try {
      return await query(this.#db);
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async count(): Promise<number> {
    try {
      const counted = this.#db.selectFrom('tables').select(({ fn }) => fn.countAll<number>().as('tables'));
      return (await counted.executeTakeFirstOrThrow()).tables;
    } catch (error) {
      throw asStorageError(error);
    }
  }

  /** Writes the version of the schema once more, between two commits: one page, flushed to the disk like any commit. */
  probe(): Promise<void> {
    const probing = this.#flushing
      .then(() => patiently(() => void this.#file.pragma(`user_version = ${SCHEMA}`)))
      .catch((error: unknown) => {
        throw asStorageError(error);
      });
    this.#flushing = probing.catch(() => {});
    return probing;
  }

  async close(): Promise<void> {
    if (this.#pending.length > 0) await this.commit([]);
    await this.#flushing;
    await this.#db.destroy();
    this.#file.close();
    this.#lock.release();
  }

  async #flush(): Promise<void> {
    const commits = this.#pending;
    this.#pending = [];
    try {
      await patiently(() => this.#write(commits.flatMap((commit) => commit.changes)));
      for (const commit of commits) commit.resolve();
    } catch (error) {
      for (const commit of commits) {
        // What is locked is locked for each of them.
        const failed = isLocked(error) ? error : this.#tryAlone(commit);
        if (failed === null) commit.resolve();
        else commit.reject(asStorageError(failed));
      }
    }
  }

  /** What went wrong, or null. */
  #tryAlone({ changes }: Commit): unknown {
    try {
      this.#write(changes);
      return null;
    } catch (error) {
      return error;
    }
  }

  #write(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.#begin.run();
    try {
      for (const change of changes) this.#writer.write(change);
      this.#commit.run();
    } catch (error) {
      // A full disk ends a transaction by itself; what is left open by anything else is rolled back before the next begins.
      if (this.#file.inTransaction) this.#file.exec('rollback');
      throw error;
    }
  }
}

function lockFor(path: string): Lock {
  const lock = lockTables(path);
  if (lock === null) throw new StorageError('in-use');
  return lock;
}

/** Tries again for a while where another process is in the way. */
async function patiently<Done>(work: () => Done): Promise<Done> {
  for (let waited = 0; ; waited += LOCKED_PAUSE) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || waited >= LOCKED_PATIENCE) throw error;
    }
    await wait(LOCKED_PAUSE);
  }
}

function isLocked(error: unknown): boolean {
  if (error instanceof StorageError) return error.code === 'in-use';
  return error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const taken = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
  return new StorageError(taken ? 'conflict' : 'failed', error);
}
