import SqliteDatabase, { type Database } from 'better-sqlite3';
import { Kysely, SqliteDialect, type Transaction } from 'kysely';
import { type Lock, lockTables } from './lock.ts';
import { migrate, SCHEMA, type Schema } from './schema.ts';
import {
  type Age,
  type Change,
  MOST_PUSHES,
  type Storage,
  StorageError,
  type StoredPush,
  type StoredTable,
  type TableRow,
  type Untouched,
  type Wake,
} from './storage.ts';

/** The name of the file in a data folder. */
export const DATA_FILE = 'spieleabend.sqlite';

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
  #pending: Commit[] = [];
  #flushing: Promise<void> = Promise.resolve();

  private constructor(file: Database, lock: Lock) {
    this.#file = file;
    this.#lock = lock;
    this.#db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
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
      migrate(file);
      return new SqliteStorage(file, lock);
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
      return { row: rowOf(row), entries };
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

async function makeChange(transaction: Transaction<Schema>, change: Change): Promise<void> {
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
  } else if (change.type === 'append') {
    const { code, seq, entries } = change;
    if (entries.length === 0) return;
    await transaction
      .insertInto('entries')
      .values(entries.map((entry, index) => ({ code, seq: seq + index, ...entry })))
      .execute();
  } else {
    await makeRareChange(transaction, change);
  }
}

type RareChange = Exclude<Change, { readonly type: 'create' | 'update' | 'append' }>;

async function makeRareChange(transaction: Transaction<Schema>, change: RareChange): Promise<void> {
  switch (change.type) {
    case 'wake': {
      const { code, at } = change;
      if (at === null) await transaction.deleteFrom('wakes').where('code', '=', code).execute();
      else await transaction.replaceInto('wakes').values({ code, at }).execute();
      break;
    }
    case 'push': {
      const { holder, subscription } = change.push;
      const keys = JSON.stringify(subscription.keys);
      await transaction.replaceInto('pushes').values({ holder, endpoint: subscription.endpoint, keys }).execute();
      const latest = transaction
        .selectFrom('pushes')
        .select('rowid')
        .where('holder', '=', holder)
        .orderBy('rowid', 'desc')
        .limit(MOST_PUSHES);
      await transaction.deleteFrom('pushes').where('holder', '=', holder).where('rowid', 'not in', latest).execute();
      break;
    }
    case 'unpush': {
      const { holder, endpoint } = change;
      const all = transaction.deleteFrom('pushes').where('holder', '=', holder);
      await (endpoint === null ? all : all.where('endpoint', '=', endpoint)).execute();
      break;
    }
    case 'keep':
      await transaction.replaceInto('kept').values({ name: change.name, value: change.value }).execute();
      break;
    case 'delete':
      await deleteTable(transaction, change.code);
  }
}

async function deleteTable(transaction: Transaction<Schema>, code: string): Promise<void> {
  const row = await transaction.selectFrom('tables').select('chairs').where('code', '=', code).executeTakeFirst();
  if (row === undefined) return;
  await transaction.deleteFrom('wakes').where('code', '=', code).execute();
  await transaction.deleteFrom('entries').where('code', '=', code).execute();
  await transaction.deleteFrom('tables').where('code', '=', code).execute();
  const chairs: TableRow['chairs'] = JSON.parse(row.chairs);
  for (const chair of chairs) {
    if (chair.kind !== 'person') continue;
    // Few people want to be woken, and only for them all the other tables are searched.
    const pushes = transaction.selectFrom('pushes').select('holder').where('holder', '=', chair.holder);
    if ((await pushes.executeTakeFirst()) === undefined) continue;
    const other = transaction
      .selectFrom('tables')
      .select('code')
      .where(({ fn, val, eb }) => eb(fn<number>('instr', ['chairs', val(chair.holder)]), '>', 0));
    if ((await other.executeTakeFirst()) !== undefined) continue;
    await transaction.deleteFrom('pushes').where('holder', '=', chair.holder).execute();
  }
}

function rowOf({ options, chairs, data, time, talk, proposal, fair, rematch, ...others }: Schema['tables']): TableRow {
  return {
    ...others,
    options: JSON.parse(options),
    chairs: JSON.parse(chairs),
    data: fromJson(data),
    time: fromJson(time),
    talk: talk === 1,
    proposal: fromJson(proposal),
    fair: fromJson(fair),
    rematch: fromJson(rematch),
  };
}

function columns({
  options,
  chairs,
  data,
  time,
  talk,
  proposal,
  fair,
  rematch,
  ...others
}: TableRow): Schema['tables'] {
  return {
    ...others,
    options: JSON.stringify(options),
    chairs: JSON.stringify(chairs),
    data: toJson(data),
    time: toJson(time),
    talk: talk ? 1 : 0,
    proposal: toJson(proposal),
    fair: toJson(fair),
    rematch: toJson(rematch),
  };
}

function fromJson<T>(text: string | null): T | null {
  return text === null ? null : JSON.parse(text);
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function asStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const taken = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
  return new StorageError(taken ? 'conflict' : 'failed', error);
}
