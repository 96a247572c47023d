/** Why the table refuses a command. Beside these a command is refused with the codes of the game's rules and of the kernel's session. */
export const REFUSALS = [
  'already-seated',
  'already-started',
  'chair-taken',
  'name-taken',
  'not-host',
  'not-over',
  'not-seated',
  'not-started',
  /** Somebody else drew the card and tells which it is. */
  'not-yours-to-tell',
  /** There is nothing to agree to, or this one is no longer asked. */
  'no-proposal',
  /** Another proposal waits for its answers. */
  'proposal-pending',
  /** The game is paused, or it is not. */
  'paused',
  'not-paused',
  /** This contribution to chance is not asked for, or not what was promised. */
  'no-contribution',
  /** Somebody who is not gone plays for himself. */
  'still-here',
  /** A bot plays for this seat until its person comes back. */
  'bot-plays',
  /** His time for the present decision is over: he can come back once a bot has made it. */
  'time-up',
  /** The host wants no words of one's own here. */
  'no-talk',
  /** This server wakes nobody, or not there. */
  'no-push',
  /** Chance is drawn at this table, not typed in. */
  'not-typed',
  /** The command could not be stored (disk full, read-only): nothing has changed. */
  'storage',
  'too-few',
  /** Minds were changed too often at this table. */
  'too-often',
  'unknown-chair',
  'unknown-level',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** What may be wrong with a connection, a request or a whole table. */
export const ERRORS = [
  /** The server goes down in this moment. */
  'closing',
  /** The table met a fault of the program and ended alone; its log is kept. */
  'failed',
  'forbidden-origin',
  'full',
  'hello-first',
  'malformed',
  /** There is no luggage under this code: there never was, it has been fetched, or its time is over. */
  'no-move',
  'no-table',
  /** The table was opened under rules that this server no longer plays. */
  'rules-version',
  'storage',
  /** The token holds no chair at this table; the connection goes on as a spectator. */
  'token',
  'too-fast',
  'too-large',
  'unknown-game',
  'unknown-level',
  /** Client and server speak different versions of the protocol: load the page anew. */
  'version',
  'bad-seats',
  /** The component data brought along are not sound: `what` is wrong at `path`. */
  'bad-data',
  /** The game takes no component data of an owner's own. */
  'own-data',
  'unknown-option',
  'bad-option',
  'not-found',
] as const;
export type ErrorCode = (typeof ERRORS)[number];
