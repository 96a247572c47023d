import type { ChanceSpec, Look, Outcome, Refusal, Result, Setup } from '@spieleabend/kernel';
import type { RematchFirst } from '@spieleabend/server/protocol';
import type { Agreement } from './fair/agreement.ts';
import type { Standing } from './series.ts';
import type { Talk } from './talk/said.ts';
import type { Together } from './together.ts';

/** Where a table stands. `broken`: it ended alone because of a fault; its record is kept. */
export type Phase = 'lobby' | 'playing' | 'over' | 'broken';

/** A chair in the lobby; once the game runs there are as many as seats, in seat order. */
export interface Chair {
  /** Who sits there; empty on an open chair. */
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** How well the bot plays, by the name of its level; null for people. */
  readonly level: string | null;
  readonly you: boolean;
}

/** What stands on a chair when the host sets it. */
export type ChairSetting =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string; readonly name?: string };

export interface Connection {
  readonly state: 'local' | 'connected' | 'trying' | 'offline';
  /** Since when (epoch milliseconds) it is so. */
  readonly since: number;
}

/** Why a command was refused: by the rules, by the session, or by the server (`chair-taken`, `name-taken`, `too-fast` …). */
export type TableRefusal = Refusal | { readonly code: string };

/**
 * A table as a page sees it: two drivers stand behind it, a session in this browser (`local.svelte.ts`) and a connection to a server
 * (`remote.svelte.ts`), and the page cannot tell which. Everything readable is reactive. Commands return at once; what comes of them
 * shows in the properties, a refusal in `lastRefusal`.
 */
export interface Table {
  /** The game's name: `eineu`. */
  readonly game: string;
  /** The code of an invitation; null for a table on this device. */
  readonly code: string | null;
  readonly setup: Setup;
  readonly phase: Phase;
  readonly chairs: readonly Chair[];
  /** The name at each seat; empty in the lobby. */
  readonly names: readonly string[];
  /** The seat of the one person at this device; null for spectators and where several people share it. */
  readonly you: number | null;
  /** Whether several people share this device. */
  readonly shared: boolean;
  readonly isHost: boolean;
  /** Whether the host may start now: enough chairs are taken. */
  readonly canStart: boolean;
  /** The seat this device acts for now; passed round, it changes with the turn. Null for spectators and while the device changes hands. */
  readonly seat: number | null;
  /** The seat whose person has to be given the device before it shows what only that person may see; otherwise null. */
  readonly handOver: number | null;
  /** What may be known at this device now; null in the lobby. */
  readonly look: Look | null;
  /** The legal moves of `seat`, in the game's notation; empty where it may not decide. */
  readonly moves: readonly string[];
  /** Whether people type in what real dice and cards showed. */
  readonly typed: boolean;
  /** What a person at this device may type in now; null where nothing is awaited, or where it is somebody else's to tell. */
  readonly awaited: ChanceSpec | null;
  /** Whether a person at this device may take out what was typed in last. */
  readonly canCorrect: boolean;
  /** Whether a person at this device may take back the last decision. */
  readonly canTakeBack: boolean;
  /** Since when (epoch milliseconds) the seats in `look.waiting` have been waited for. */
  readonly since: number;
  readonly connection: Connection;
  /** What there is beside the game where people sit at devices of their own; null for a table on this device. */
  readonly together: Together | null;
  /** What they say to each other; null for a table on this device. */
  readonly talk: Talk | null;
  /** How chance was agreed on, or is being agreed on; null before, and where it was not. */
  readonly fair: Agreement | null;
  /** The names of those whose devices have a part in it. */
  readonly contributors: readonly string[];
  /** The answer to the last command if it was refused; null once a later command went through. A new object each time. */
  readonly lastRefusal: TableRefusal | null;
  /** How the series stands of which this is a round; null where it is none. */
  readonly series: Standing | null;
  /** Where the rematch is: `/t/CODE` or `/play/ID`; null while there is none. */
  readonly next: string | null;

  /** Why `seat` may not make this move; null if it may. */
  why(move: string): TableRefusal | null;
  decide(move: string): void;
  withdraw(): void;
  takeBack(): void;
  /** Tells how the awaited outcome fell. */
  happen(outcome: Outcome): void;
  /** Takes out the last thing that was told or decided, with what followed from it by itself. */
  correct(): void;
  /** The person at `handOver` holds the device. */
  receive(): void;
  /** Ends a pause that is there for the eye only. */
  hurry(): void;

  /** Sits down on a chair of the lobby. */
  take(chair: number, name: string): void;
  /** Gets up: in the lobby the chair is open again; in a running game the seat stays theirs, and its secret brings them back. */
  leave(): void;
  rename(name: string): void;
  /** Host only, in the lobby. */
  setChair(chair: number, setting: ChairSetting): void;
  /** Host only: the game begins. */
  start(): void;
  /** The same people once more, in a series the next round; where, shows in `next`. `first`: who begins, else the next one clockwise. */
  rematch(first?: RematchFirst): void;

  /** The record as far as it may be known here, as the text of a file; null where it cannot be had now. */
  record(): Promise<string | null>;
  /** Lets go of connection and timers. The table itself goes on. */
  close(): void;
}

/** Opens a table by its code or id. Both drivers export one: `openRemote`, `openLocal`. */
export type OpenTable = (id: string) => Promise<Result<Table, OpenError>>;

/** Why a table could not be opened. */
export type OpenError = 'no-table' | 'unreachable' | 'damaged' | 'old-client';
