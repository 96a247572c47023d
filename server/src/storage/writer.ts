import type { Database, Statement } from 'better-sqlite3';
import { columns } from './rows.ts';
import type { Schema } from './schema.ts';
import { type Change, MOST_PUSHES, StorageError, type TableRow } from './storage.ts';

/** The columns of a table's row; all of them are written with every change of it. */
const COLUMNS = [
  'code',
  'version',
  'game',
  'rules',
  'options',
  'chairs',
  'host',
  'first',
  'chance',
  'visibility',
  'time',
  'timeout',
  'talk',
  'proposal',
  'fair',
  'rematch',
  'data',
  'starter',
  'next',
  'created',
] as const satisfies readonly (keyof Schema['tables'])[];

/**
 * Writes changes, inside the transaction of whoever calls. Statements are prepared once: what is written most, the log, costs no more than
 * the database itself needs.
 */
export class Writer {
  readonly #file: Database;
  readonly #prepared = new Map<string, Statement>();
  readonly #append: Statement;

  constructor(file: Database) {
    this.#file = file;
    this.#append = file.prepare('insert into entries (code, seq, text, command, at) values (?, ?, ?, ?, ?)');
  }

  /** Makes one change. Throws what SQLite throws, and `StorageError` where somebody else has changed the row. */
  write(change: Change): void {
    switch (change.type) {
      case 'append': {
        const { code, seq, entries } = change;
        for (let n = 0; n < entries.length; n++) {
          const entry = entries[n];
          if (entry !== undefined) this.#append.run(code, seq + n, entry.text, entry.command, entry.at);
        }
        break;
      }
      case 'create':
        this.#run(CREATE, columns(change.row));
        break;
      case 'update': {
        const { changes } = this.#run(UPDATE, { ...columns(change.row), before: change.row.version - 1 });
        if (changes !== 1) throw new StorageError('conflict');
        break;
      }
      case 'wake':
        if (change.at === null) this.#run('delete from wakes where code = @code', { code: change.code });
        else this.#run('replace into wakes (code, at) values (@code, @at)', { code: change.code, at: change.at });
        break;
      case 'push': {
        const { holder, subscription } = change.push;
        const { endpoint, keys } = subscription;
        this.#run('replace into pushes (holder, endpoint, keys) values (@holder, @endpoint, @keys)', {
          holder,
          endpoint,
          keys: JSON.stringify(keys),
        });
        this.#run(FORGET_OLD_PUSHES, { holder, most: MOST_PUSHES });
        break;
      }
      case 'unpush': {
        const { holder, endpoint } = change;
        if (endpoint === null) this.#run('delete from pushes where holder = @holder', { holder });
        else this.#run('delete from pushes where holder = @holder and endpoint = @endpoint', { holder, endpoint });
        break;
      }
      case 'keep':
        this.#run('replace into kept (name, value) values (@name, @value)', { name: change.name, value: change.value });
        break;
      case 'delete':
        this.#delete(change.code);
    }
  }

  #delete(code: string): void {
    const row = this.#prepare('select chairs from tables where code = @code').get({ code });
    if (row === undefined) return;
    const chairs: TableRow['chairs'] = JSON.parse((row as Pick<Schema['tables'], 'chairs'>).chairs);
    this.#run('delete from wakes where code = @code', { code });
    this.#run('delete from entries where code = @code', { code });
    this.#run('delete from tables where code = @code', { code });
    // Few people want to be woken, and only for them all the other tables are searched.
    for (const chair of chairs) if (chair.kind === 'person') this.#run(FORGET_PUSHES, { holder: chair.holder });
  }

  #run(sql: string, values: Readonly<Record<string, unknown>>): { readonly changes: number } {
    return this.#prepare(sql).run(values);
  }

  #prepare(sql: string): Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

const CREATE = `insert into tables (${COLUMNS.join(', ')}) values (${COLUMNS.map((name) => `@${name}`).join(', ')})`;

const UPDATE = `update tables set ${COLUMNS.map((name) => `${name} = @${name}`).join(', ')}
  where code = @code and version = @before`;

const FORGET_OLD_PUSHES = `delete from pushes where holder = @holder and rowid not in
  (select rowid from pushes where holder = @holder order by rowid desc limit @most)`;

const FORGET_PUSHES = `delete from pushes where holder = @holder
  and not exists (select 1 from tables where instr(chairs, @holder) > 0)`;
