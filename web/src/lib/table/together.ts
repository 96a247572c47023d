import type {
  Presence,
  ProposalKind,
  PushSubscription,
  TimeControl,
  TimeOut,
  Visibility,
} from '@spieleabend/server/protocol';

/** The clocks as they stood at `at` (epoch milliseconds of this device); what is left to each seat, in milliseconds. */
export interface Clocks {
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly number[];
  readonly at: number;
}

/** Something that all others at the table have to agree to. Seats, not chairs. */
export interface Proposal {
  readonly what: ProposalKind;
  /** The seat that asks. */
  readonly seat: number;
  /** The seats whose answer is still missing. */
  readonly missing: readonly number[];
}

/** What a person at another device is doing, as far as it shows. */
export interface Attendance {
  /** Looks at the table, has it out of sight or dropped a moment ago, or has been gone for longer; `here` for bots. */
  readonly presence: Presence;
  /** Since when (epoch milliseconds) it is so. */
  readonly since: number;
}

/**
 * What a table has where people sit at devices of their own and may be late, gone, or of another mind. Everything readable is reactive,
 * commands return at once, as in `Table`.
 */
export interface Together {
  readonly visibility: Visibility;
  /** Whether words of one's own may be said. */
  readonly talk: boolean;
  readonly time: TimeControl | null;
  readonly timeout: TimeOut;
  /** The place of the host among the chairs; null where he only watches. */
  readonly host: number | null;
  /** By seat; by chair in the lobby. */
  readonly attendances: readonly Attendance[];
  /** Null without a time control, and in the lobby. */
  readonly clocks: Clocks | null;
  readonly paused: boolean;
  readonly proposal: Proposal | null;

  /** Host only. */
  setTable(changes: { readonly visibility?: Visibility; readonly talk?: boolean }): void;
  /** A bot plays on for this seat: one's own, or that of somebody who is gone. */
  substitute(seat: number): void;
  /** One's own seat is played by oneself again. */
  comeBack(): void;
  resign(): void;
  /** Asks the others. Whoever is alone need ask nobody. */
  propose(what: ProposalKind): void;
  /** Answers the proposal as it stands; whoever made it takes it back by answering no. */
  answer(agree: boolean): void;
  /** Ends a pause. */
  resume(): void;
  /** Where to wake the person at this device when it is his turn and no page of his is looked at; null: nowhere any more. */
  wakeMe(address: PushSubscription | null): void;
}
