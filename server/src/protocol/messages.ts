import * as z from 'zod/mini';
import { FairMessage } from './fair.ts';
import { Chance, ProposalKind, Visibility } from './fields.ts';
import { TimeControl, TimeOut } from './time.ts';

// These run in the browser too. They check the form and no more: each kind of check would make the page heavier.

/** Whether a person is at the table: looks at it; has it open out of sight, or dropped a moment ago; has been gone for longer. */
export const Presence = z.enum(['here', 'away', 'gone']);
export type Presence = z.infer<typeof Presence>;

/** One chair, clockwise. `seat` is its number in the game, null until the game has begun. */
export const ChairInfo = z.object({
  kind: z.enum(['person', 'bot', 'open']),
  /** Empty on an open chair. */
  name: z.string(),
  level: z.nullable(z.string()),
  /** `here` for bots, `gone` on an open chair. */
  presence: Presence,
  /** For how many milliseconds it has been so. */
  presentFor: z.number(),
  seat: z.nullable(z.number()),
});
export type ChairInfo = z.infer<typeof ChairInfo>;

export const Phase = z.enum(['lobby', 'playing', 'over']);
export type Phase = z.infer<typeof Phase>;

/** Something that all people at the table who are not gone have to agree to. */
export const Proposal = z.object({
  /** Its number, to be named in the answer. */
  id: z.number(),
  what: ProposalKind,
  /** The chair that proposes it. */
  chair: z.number(),
  /** The chairs whose answer is still missing. */
  missing: z.readonly(z.array(z.number())),
});
export type Proposal = z.infer<typeof Proposal>;

/** All about a table except the game itself; sent whole on every change. */
export const TableMessage = z.object({
  type: z.literal('table'),
  code: z.string(),
  game: z.string(),
  /** The version of the game's rules. */
  rules: z.number(),
  /** The resolved options: of the running game, or for as many seats as there are chairs now. */
  options: z.readonly(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  chance: Chance,
  phase: Phase,
  chairs: z.readonly(z.array(ChairInfo)),
  /** The chair of the host; null where he only watches. */
  host: z.nullable(z.number()),
  spectators: z.number(),
  visibility: Visibility,
  /** Whether people may say words of their own. */
  talk: z.boolean(),
  time: z.nullable(TimeControl),
  timeout: TimeOut,
  proposal: z.nullable(Proposal),
  /** The code of the rematch. */
  next: z.nullable(z.string()),
  you: z.object({ chair: z.nullable(z.number()), host: z.boolean() }),
});
export type TableMessage = z.infer<typeof TableMessage>;

const numbers = z.readonly(z.array(z.number()));
const result = z.object({ ranks: numbers, scores: numbers, tieBreak: z.nullable(z.string()) });

/** The clocks of a game with a time control, as they stand when they are sent. */
export const Clock = z.object({
  /** What is left to each seat, in milliseconds. */
  left: numbers,
  /** The seats whose time runs. */
  running: numbers,
});
export type Clock = z.infer<typeof Clock>;

/** What this viewer may know of the game: the kernel's `Look`, with only that part of the log that is new to him. */
export const LookMessage = z.object({
  type: z.literal('look'),
  /** Grows with every visible change of the log; name it in the next `hello`. */
  seq: z.number(),
  /** Keep so many entries of the log you have, then append `log`. */
  keep: z.number(),
  log: z.readonly(z.array(z.string())),
  viewer: z.union([z.number(), z.literal('spectator')]),
  view: z.unknown(),
  waiting: numbers,
  decided: numbers,
  mine: z.nullable(z.string()),
  ask: z.nullable(z.number()),
  chance: z.nullable(z.number()),
  canTakeBack: z.boolean(),
  canAskBack: z.boolean(),
  bots: numbers,
  resigned: numbers,
  over: z.nullable(result),
  ending: z.nullable(z.enum(['rules', 'resigned', 'aborted'])),
  paused: z.boolean(),
  clock: z.nullable(Clock),
  /** For how many milliseconds the seats in `waiting` have been waited for. */
  waited: z.number(),
});
export type LookMessage = z.infer<typeof LookMessage>;

/** A stable code, and figures for the sentence. */
export const Reason = z.catchall(
  z.object({ code: z.string() }),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
);
export type Reason = z.infer<typeof Reason>;

/** The component data of an owner's own that the table is played with. Sent once, before the first `table`; absent where there are none. */
export const DataMessage = z.object({ type: z.literal('data'), data: z.unknown() });
export type DataMessage = z.infer<typeof DataMessage>;

/** Somebody has said something. `n` counts up; who comes later is told the last ones with how long ago it was, in milliseconds. */
export const SaidMessage = z.object({
  type: z.literal('said'),
  n: z.number(),
  chair: z.number(),
  name: z.string(),
  /** An `Utterance`; ignore a kind that you do not know. */
  what: z.catchall(z.object({ kind: z.string() }), z.string()),
  ago: z.number(),
});
export type SaidMessage = z.infer<typeof SaidMessage>;

export const ServerMessage = z.discriminatedUnion('type', [
  DataMessage,
  TableMessage,
  LookMessage,
  SaidMessage,
  FairMessage,
  z.object({ type: z.literal('done'), id: z.string() }),
  z.object({ type: z.literal('refused'), id: z.string(), reason: Reason }),
  /** Not an answer to a command: the connection or the table has a fault. `final`: connecting again is of no use. */
  z.object({ type: z.literal('error'), reason: Reason, final: z.boolean() }),
  /** A sign of life. */
  z.object({ type: z.literal('beat') }),
  /** The server goes down in good order; connect again in a moment. */
  z.object({ type: z.literal('closing') }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
