import {
  type Change,
  type Storage,
  StorageError,
  type StoredEntry,
  type StoredTable,
  type TableRow,
} from './storage.ts';

/** Tables that last as long as the process: for tests, and to try things out. */
export class MemoryStorage implements Storage {
  readonly #tables = new Map<string, { row: TableRow; entries: StoredEntry[] }>();

  async load(code: string): Promise<StoredTable | null> {
    const table = this.#tables.get(code);
    return table === undefined ? null : { row: table.row, entries: [...table.entries] };
  }

  async commit(changes: readonly Change[]): Promise<void> {
    const created = new Set<string>();
    for (const change of changes) {
      if (!this.#fits(change, created)) throw new StorageError('conflict');
      if (change.type === 'create') created.add(change.row.code);
    }
    for (const change of changes) this.#make(change);
  }

  async count(): Promise<number> {
    return this.#tables.size;
  }

  async probe(): Promise<void> {}

  async close(): Promise<void> {
    this.#tables.clear();
  }

  #fits(change: Change, created: ReadonlySet<string>): boolean {
    const table = this.#tables.get(change.type === 'append' ? change.code : change.row.code);
    if (change.type === 'create') return table === undefined;
    if (change.type === 'update') return table?.row.version === change.row.version - 1;
    return change.seq === (table?.entries.length ?? (created.has(change.code) ? 0 : -1));
  }

  #make(change: Change): void {
    if (change.type === 'create') this.#tables.set(change.row.code, { row: change.row, entries: [] });
    const table = this.#tables.get(change.type === 'append' ? change.code : change.row.code);
    if (change.type === 'update' && table !== undefined) table.row = change.row;
    if (change.type === 'append') table?.entries.push(...change.entries);
  }
}
