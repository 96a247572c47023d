import type { Ceremony } from '@spieleabend/fair';
import type { ProposalKind, PushSubscription, TimeControl, TimeOut, Visibility } from '../protocol/index.ts';

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
  readonly visibility: Visibility;
  readonly time: TimeControl | null;
  readonly timeout: TimeOut;
  /** Whether people may say words of their own. */
  readonly talk: boolean;
  readonly proposal: StoredProposal | null;
  /** Null before the game is about to begin, and where people tell how real dice fell. */
  readonly fair: StoredFair | null;
  /** The rematch that is about to begin. */
  readonly rematch: StoredFair | null;
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
  /**
   * A decision or outcome in the notation of records, a table event (`!1:bot`, `!abort`), or what makes the log shorter or stops the clocks:
   * see `applyEntry`. Simultaneous decisions stand as they came in.
   */
  readonly text: string;
  /** The id of the client's command behind it, with its seat before it where the text names none (`0.ID`); null for drawn outcomes and bots. */
  readonly command: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What somebody proposes, as long as not all have answered. */
export interface StoredProposal {
  readonly id: number;
  readonly what: ProposalKind;
  /** The chair that proposes it. */
  readonly chair: number;
  /** The chairs that have agreed, with the one that proposes it. */
  readonly agreed: readonly number[];
}

/** How chance was agreed on, or is being agreed on, before a game; with the server's secret. Times are epoch milliseconds. */
export interface StoredFair {
  readonly ceremony: Ceremony;
  readonly opened: number;
  readonly agreed: number | null;
}

/** When a table has to be looked at although nobody may be there: somebody's time runs out. */
export interface Wake {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Where somebody wants to be woken. `holder`: the hash of the secret of his chair. */
export interface StoredPush {
  readonly holder: string;
  readonly subscription: PushSubscription;
}

/** So many of his browsers may wake a person. */
export const MOST_PUSHES = 5;

/** How long tables are kept in which nothing happens: what was untouched before (epoch milliseconds) is too old. */
export interface Age {
  /** Where the game has begun. */
  readonly begun: number;
  /** Where it has not: since the table was opened. */
  readonly waiting: number;
}

/** What a look through some of the tables has found. */
export interface Untouched {
  /** Those that are too old and have no wake. */
  readonly codes: readonly string[];
  /** The last one that was looked at; null if there are no more. */
  readonly last: string | null;
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
  | { readonly type: 'append'; readonly code: string; readonly seq: number; readonly entries: readonly StoredEntry[] }
  /** Sets the wake of a table; null takes it away. */
  | { readonly type: 'wake'; readonly code: string; readonly at: number | null }
  /** Adds where somebody wants to be woken; what is known already stays one, and of more than `MOST_PUSHES` the oldest go. */
  | { readonly type: 'push'; readonly push: StoredPush }
  /** Takes away one way to wake somebody, or (null) all of them. */
  | { readonly type: 'unpush'; readonly holder: string; readonly endpoint: string | null }
  /** Keeps something of the server's own, under a name. */
  | { readonly type: 'keep'; readonly name: string; readonly value: string }
  /** Deletes a table with its log and its wake, and the ways to wake people who sit at no other table. */
  | { readonly type: 'delete'; readonly code: string };

/**
 * Where tables are kept. A table is its log: the live table is only a cache of what lies here.
 * Every method may throw `StorageError`.
 */
export interface Storage {
  load(code: string): Promise<StoredTable | null>;
  /** Makes all the changes or none. When it resolves they survive the loss of the process and of the power. */
  commit(changes: readonly Change[]): Promise<void>;
  /** All wakes. */
  wakes(): Promise<readonly Wake[]>;
  /** Where somebody wants to be woken. */
  pushes(holder: string): Promise<readonly StoredPush[]>;
  /** What is kept under a name, or null. */
  kept(name: string): Promise<string | null>;
  /** Looks through at most so many tables, in the order of their codes from the first one after `after`, for those that are too old. */
  untouched(age: Age, after: string, limit: number): Promise<Untouched>;
  /** How many tables there are. */
  count(): Promise<number>;
  /** Resolves if something can be stored now; changes nothing. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

/** `conflict`: somebody else has written there first. `failed`: it cannot be written or read now. `in-use`: another server works with it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: 'conflict' | 'failed' | 'in-use';

  constructor(code: StorageError['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
