import * as z from 'zod/mini';
import { Chance, CODE_LETTERS, Code, Level, Name, OptionValues, Token, Visibility } from './fields.ts';
import { ChairInfo, Phase } from './messages.ts';
import { TimeControl, TimeOut } from './time.ts';
import { LIMITS } from './version.ts';

/** `POST /api/tables`: opens a table. `person` is the chair of the one who opens it; without it he is host and watches. */
export const NewTable = z.object({
  game: z.string().check(z.maxLength(40)),
  options: z._default(OptionValues, {}),
  chairs: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('person') }),
        z.object({ kind: z.literal('open') }),
        z.object({ kind: z.literal('bot'), level: Level, name: z.optional(Name) }),
      ]),
    )
    .check(
      z.minLength(1),
      z.maxLength(LIMITS.chairs),
      z.refine((chairs) => chairs.filter((chair) => chair.kind === 'person').length <= 1),
    ),
  /** The name of the one who opens it. */
  name: Name,
  /** Who sits in seat 0: drawn by lot, or the first chair. */
  first: z._default(z.enum(['lot', 'order']), 'lot'),
  chance: z._default(Chance, 'drawn'),
  visibility: z._default(Visibility, 'private'),
  /** How long people may think; null: as long as they like. */
  time: z._default(z.nullable(TimeControl), null),
  /** What happens when somebody's time is up. */
  timeout: z._default(TimeOut, 'bot'),
  /** Whether people may say words of their own; phrases and reactions they always may. */
  talk: z._default(z.boolean(), true),
  /** Component data of an owner's own, in the game's format; checked by the game. */
  data: z.optional(z.unknown()),
});
export type NewTable = z.input<typeof NewTable>;

/** The answer: the code for everybody, the token for the one who opened it. */
export const OpenedTable = z.object({ code: Code, token: Token });
export type OpenedTable = z.infer<typeof OpenedTable>;

/** `GET /api/tables/CODE`: what anybody with the code may know before sitting down. */
export const TableSummary = z.object({
  code: Code,
  game: z.string(),
  phase: Phase,
  chairs: z.readonly(z.array(ChairInfo)),
});
export type TableSummary = z.infer<typeof TableSummary>;

/** One of the open tables: what everybody may know of a table that its host has put into the list. */
export const ListedTable = z.object({
  code: Code,
  game: z.string(),
  chairs: z.readonly(
    z.array(z.object({ kind: z.enum(['person', 'bot', 'open']), name: z.string(), level: z.nullable(z.string()) })),
  ),
  /** The house rules that are not as printed. */
  options: z.readonly(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  chance: Chance,
  /** Whether it is played with component data of an owner's own. */
  ownData: z.boolean(),
  time: z.nullable(TimeControl),
  timeout: TimeOut,
  /** For how many milliseconds it has been open. */
  openFor: z.number(),
});
export type ListedTable = z.infer<typeof ListedTable>;

/** `GET /api/tables`: the open tables, the newest first. */
export const OpenTables = z.object({ tables: z.readonly(z.array(ListedTable)) });
export type OpenTables = z.infer<typeof OpenTables>;

/** What moves to another device: the seats of a person with their secrets, and the name he last sat down with. */
export const Luggage = z.object({
  seats: z.array(z.object({ code: Code, token: Token })).check(z.minLength(1), z.maxLength(LIMITS.moving)),
  name: z.optional(Name),
});
export type Luggage = z.infer<typeof Luggage>;

/** Names the luggage of one move, for anybody who knows it, once: eight letters. */
export const MoveCode = z.string().check(z.regex(new RegExp(`^[${CODE_LETTERS}]{8}$`)));

/** `POST /api/moves`: luggage has been left. It is kept for so many milliseconds. */
export const OpenedMove = z.object({ move: MoveCode, expires: z.number() });
export type OpenedMove = z.infer<typeof OpenedMove>;

/** `GET /api/push`: what a browser wants to know before it lets this server wake it (VAPID, base64url). */
export const PushKey = z.object({ key: z.string() });
export type PushKey = z.infer<typeof PushKey>;
