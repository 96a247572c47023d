import {
  type Age,
  type Change,
  MOST_PUSHES,
  type Storage,
  StorageError,
  type StoredEntry,
  type StoredPush,
  type StoredTable,
  type TableRow,
  type Untouched,
  type Wake,
} from './storage.ts';

interface Kept {
  row: TableRow;
  readonly entries: StoredEntry[];
}

/** Tables that last as long as the process: for tests, and to try things out. */
export class MemoryStorage implements Storage {
  readonly #tables = new Map<string, Kept>();
  readonly #wakes = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #pushes: readonly StoredPush[] = [];

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

  async wakes(): Promise<readonly Wake[]> {
    return [...this.#wakes].map(([code, at]) => ({ code, at }));
  }

  async pushes(holder: string): Promise<readonly StoredPush[]> {
    return this.#pushes.filter((push) => push.holder === holder);
  }

  async kept(name: string): Promise<string | null> {
    return this.#names.get(name) ?? null;
  }

  async untouched(age: Age, after: string, limit: number): Promise<Untouched> {
    const following = [...this.#tables.keys()].filter((code) => code > after).sort();
    const looked = following.slice(0, limit);
    const isOld = (code: string): boolean => {
      const { row, entries } = this.#tables.get(code) ?? {};
      if (row === undefined || this.#wakes.has(code)) return false;
      return (entries?.at(-1)?.at ?? row.created) < (row.starter === null ? age.waiting : age.begun);
    };
    return { codes: looked.filter(isOld), last: following.length > limit ? (looked.at(-1) ?? null) : null };
  }

  async count(): Promise<number> {
    return this.#tables.size;
  }

  async probe(): Promise<void> {}

  async close(): Promise<void> {
    this.#tables.clear();
  }

  #fits(change: Change, created: ReadonlySet<string>): boolean {
    if (change.type === 'create') return !this.#tables.has(change.row.code);
    if (change.type === 'update') return this.#tables.get(change.row.code)?.row.version === change.row.version - 1;
    if (change.type !== 'append') return true;
    const table = this.#tables.get(change.code);
    return change.seq === (table?.entries.length ?? (created.has(change.code) ? 0 : -1));
  }

  #make(change: Change): void {
    switch (change.type) {
      case 'create':
        this.#tables.set(change.row.code, { row: change.row, entries: [] });
        break;
      case 'update': {
        const table = this.#tables.get(change.row.code);
        if (table !== undefined) table.row = change.row;
        break;
      }
      case 'append':
        this.#tables.get(change.code)?.entries.push(...change.entries);
        break;
      case 'wake':
        if (change.at === null) this.#wakes.delete(change.code);
        else this.#wakes.set(change.code, change.at);
        break;
      case 'push': {
        const { holder, subscription } = change.push;
        this.#unpush(holder, subscription.endpoint);
        const own = this.#pushes.filter((push) => push.holder === holder);
        for (const { subscription } of own.slice(0, -(MOST_PUSHES - 1))) this.#unpush(holder, subscription.endpoint);
        this.#pushes = [...this.#pushes, change.push];
        break;
      }
      case 'unpush':
        this.#unpush(change.holder, change.endpoint);
        break;
      case 'keep':
        this.#names.set(change.name, change.value);
        break;
      case 'delete':
        this.#delete(change.code);
    }
  }

  #unpush(holder: string, endpoint: string | null): void {
    this.#pushes = this.#pushes.filter(
      (push) => push.holder !== holder || (endpoint !== null && push.subscription.endpoint !== endpoint),
    );
  }

  #delete(code: string): void {
    this.#tables.delete(code);
    this.#wakes.delete(code);
    const holders = new Set(
      [...this.#tables.values()].flatMap(({ row }) => row.chairs.map((chair) => 'holder' in chair && chair.holder)),
    );
    this.#pushes = this.#pushes.filter(({ holder }) => holders.has(holder));
  }
}
