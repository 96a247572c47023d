import SqliteDatabase, { type Database } from 'better-sqlite3';
import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import { type Lock, lockTables } from './lock.ts';
import { type Change, type Storage, StorageError, type StoredTable, type TableRow } from './storage.ts';

/** The version of the schema below, kept in the file itself. */
export const SCHEMA = 2;

/** The name of the file in a data folder. */
export const DATA_FILE = 'spieleabend.sqlite';

interface Tables {
  tables: {
    code: string;
    version: number;
    game: string;
    rules: number;
    options: string;
    chairs: string;
    host: string;
    first: 'lot' | 'order';
    chance: 'drawn' | 'typed';
    data: string | null;
    starter: number | null;
    next: string | null;
    created: number;
  };
  entries: { code: string; seq: number; text: string; command: string | null; at: number };
}

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
  readonly #db: Kysely<Tables>;
  #pending: Commit[] = [];
  #flushing: Promise<void> = Promise.resolve();

  private constructor(file: Database, lock: Lock) {
    this.#file = file;
    this.#lock = lock;
    this.#db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  }

  /**
   * Opens or creates the file. `maxPages` bounds its size, in pages of 4 kB. Throws `StorageError` where it cannot be opened or written,
   * is no database, was written by a later version, or is just being replaced by a backup.
   */
  static async open(path: string, { maxPages }: { readonly maxPages?: number } = {}): Promise<SqliteStorage> {
    let file: Database | undefined;
    let lock: Lock | null = null;
    try {
      lock = lockTables(path, 'shared');
      if (lock === null) throw new Error('A backup is just being restored.');
      file = new SqliteDatabase(path, { timeout: 5000 });
      // A commit survives a power cut: with WAL, FULL waits for the disk at every commit.
      file.pragma('journal_mode = WAL');
      file.pragma('synchronous = FULL');
      file.pragma('foreign_keys = ON');
      if (maxPages !== undefined) file.pragma(`max_page_count = ${Math.trunc(maxPages)}`);
      const version = Number(file.pragma('user_version', { simple: true }));
      if (version > SCHEMA) throw new Error(`The file was written by a later version (schema ${version}).`);
      const storage = new SqliteStorage(file, lock);
      await storage.#createSchema();
      if (version === 1) await storage.#addChanceAndData();
      file.pragma(`user_version = ${SCHEMA}`);
      return storage;
    } catch (error) {
      file?.close();
      lock?.release();
      throw asStorageError(error);
    }
  }

  async load(code: string): Promise<StoredTable | null> {
    try {
      const row = await this.#db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst();
      if (row === undefined) return null;
      const entries = await this.#db
        .selectFrom('entries')
        .select(['text', 'command', 'at'])
        .where('code', '=', code)
        .orderBy('seq')
        .execute();
      const { options, chairs, data, ...others } = row;
      return {
        row: {
          ...others,
          options: JSON.parse(options),
          chairs: JSON.parse(chairs),
          data: data === null ? null : JSON.parse(data),
        },
        entries,
      };
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
    const probing = this.#flushing.then(() => {
      try {
        this.#file.pragma(`user_version = ${SCHEMA}`);
      } catch (error) {
        throw asStorageError(error);
      }
    });
    this.#flushing = probing.catch(() => {});
    return probing;
  }

  async close(): Promise<void> {
    if (this.#pending.length > 0) await this.commit([]);
    await this.#flushing;
    await this.#db.destroy();
    this.#lock.release();
  }

  async #createSchema(): Promise<void> {
    await this.#db.schema
      .createTable('tables')
      .ifNotExists()
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('chairs', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('first', 'text', (column) => column.notNull())
      .addColumn('chance', 'text', (column) => column.notNull().defaultTo('drawn'))
      .addColumn('data', 'text')
      .addColumn('starter', 'integer')
      .addColumn('next', 'text')
      .addColumn('created', 'integer', (column) => column.notNull())
      .modifyEnd(sql`strict`)
      .execute();
    await this.#db.schema
      .createTable('entries')
      .ifNotExists()
      .addColumn('code', 'text', (column) => column.notNull().references('tables.code'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('command', 'text')
      .addColumn('at', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['code', 'seq'])
      .modifyEnd(sql`strict, without rowid`)
      .execute();
  }

  /** Files of schema 1 know neither typed outcomes nor owners' data. All in one transaction: a crash leaves it to be done again. */
  async #addChanceAndData(): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.schema
        .alterTable('tables')
        .addColumn('chance', 'text', (column) => column.notNull().defaultTo('drawn'))
        .execute();
      await transaction.schema.alterTable('tables').addColumn('data', 'text').execute();
      await sql`pragma user_version = 2`.execute(transaction);
    });
  }

  async #flush(): Promise<void> {
    const commits = this.#pending;
    this.#pending = [];
    try {
      await this.#write(commits.flatMap((commit) => commit.changes));
      for (const commit of commits) commit.resolve();
    } catch {
      for (const commit of commits) await this.#write(commit.changes).then(commit.resolve, commit.reject);
    }
  }

  async #write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      await this.#db.transaction().execute(async (transaction) => {
        for (const change of changes) await makeChange(transaction, change);
      });
    } catch (error) {
      // A full disk ends a transaction by itself; what is left open by anything else is rolled back before the next begins.
      if (this.#file.inTransaction) this.#file.exec('rollback');
      throw asStorageError(error);
    }
  }
}

async function makeChange(transaction: Transaction<Tables>, change: Change): Promise<void> {
  if (change.type === 'create') {
    await transaction.insertInto('tables').values(columns(change.row)).execute();
  } else if (change.type === 'update') {
    const { row } = change;
    const done = await transaction
      .updateTable('tables')
      .set(columns(row))
      .where('code', '=', row.code)
      .where('version', '=', row.version - 1)
      .executeTakeFirst();
    if (done.numUpdatedRows !== 1n) throw new StorageError('conflict');
  } else if (change.entries.length > 0) {
    const { code, seq, entries } = change;
    await transaction
      .insertInto('entries')
      .values(entries.map((entry, index) => ({ code, seq: seq + index, ...entry })))
      .execute();
  }
}

function columns(row: TableRow): Tables['tables'] {
  const { options, chairs, data } = row;
  return {
    ...row,
    options: JSON.stringify(options),
    chairs: JSON.stringify(chairs),
    data: data === null ? null : JSON.stringify(data),
  };
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const taken = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
  return new StorageError(taken ? 'conflict' : 'failed', error);
}
