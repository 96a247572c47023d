import * as z from 'zod/mini';
import { Chance } from './fields.ts';

// These run in the browser too. They check the form and no more: each kind of check would make the page heavier.

/** One chair, clockwise. `seat` is its number in the game, null until the game has begun. */
export const ChairInfo = z.object({
  kind: z.enum(['person', 'bot', 'open']),
  /** Empty on an open chair. */
  name: z.string(),
  level: z.nullable(z.string()),
  /** Whether the person is connected now; true for bots. */
  online: z.boolean(),
  seat: z.nullable(z.number()),
});
export type ChairInfo = z.infer<typeof ChairInfo>;

export const Phase = z.enum(['lobby', 'playing', 'over']);
export type Phase = z.infer<typeof Phase>;

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
  spectators: z.number(),
  /** The code of the rematch. */
  next: z.nullable(z.string()),
  you: z.object({ chair: z.nullable(z.number()), host: z.boolean() }),
});
export type TableMessage = z.infer<typeof TableMessage>;

const numbers = z.readonly(z.array(z.number()));
const result = z.object({ ranks: numbers, scores: numbers, tieBreak: z.nullable(z.string()) });

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
  over: z.nullable(result),
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

export const ServerMessage = z.discriminatedUnion('type', [
  DataMessage,
  TableMessage,
  LookMessage,
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
