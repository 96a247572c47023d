/** Who or what is on a chair. `holder` is the hash of the secret that holds it. */
export type Chair =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string; readonly holder: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

/** Everything about a table that is not in its log. */
export interface TableRow {
  readonly code: string;
  /** Grows by one with every change of the row. */
  readonly version: number;
  readonly game: string;
  /** The version of the game's rules it is played by. */
  readonly rules: number;
  /** The options as the host named them. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Clockwise. Once the game has begun none is open, and none changes any more but in name. */
  readonly chairs: readonly Chair[];
  /** The hash of the host's secret. */
  readonly host: string;
  readonly first: 'lot' | 'order';
  readonly chance: 'drawn' | 'typed';
  /** Component data of an owner's own, checked; null where the game's own are played with. */
  readonly data: unknown;
  /** The chair of seat 0; null until the game has begun. */
  readonly starter: number | null;
  /** The code of the rematch. */
  readonly next: string | null;
  /** Epoch milliseconds. */
  readonly created: number;
}

/** One line of a table's log: a command that changed its session, in the order in which they were accepted. */
export interface StoredEntry {
  /** `0:b9`, `*:4`, `!0:withdraw`, `!0:take-back`, `!correct`. Simultaneous decisions stand as they came in. */
  readonly text: string;
  /** The id of the client's command behind it, with its seat before it where the text names none (`0.ID`); null for drawn outcomes and bots. */
  readonly command: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface StoredTable {
  readonly row: TableRow;
  readonly entries: readonly StoredEntry[];
}

export type Change =
  | { readonly type: 'create'; readonly row: TableRow }
  /** Replaces the row with the version before. */
  | { readonly type: 'update'; readonly row: TableRow }
  /** Appends to the log; `seq` is the number of entries before. */
  | { readonly type: 'append'; readonly code: string; readonly seq: number; readonly entries: readonly StoredEntry[] };

/**
 * Where tables are kept. A table is its log: the live table is only a cache of what lies here.
 * Every method may throw `StorageError`.
 */
export interface Storage {
  load(code: string): Promise<StoredTable | null>;
  /** Makes all the changes or none. When it resolves they survive the loss of the process and of the power. */
  commit(changes: readonly Change[]): Promise<void>;
  /** How many tables there are. */
  count(): Promise<number>;
  /** Resolves if something can be stored now; changes nothing. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** `conflict`: somebody else has written there first. `failed`: it cannot be written or read now. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: 'conflict' | 'failed';

  constructor(code: 'conflict' | 'failed', cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
