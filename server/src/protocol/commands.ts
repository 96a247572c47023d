import * as z from 'zod/mini';
import { Code, CommandId, Level, Name, Token, WholeNumber } from './fields.ts';
import { LIMITS } from './version.ts';

/** The first message of a connection: which table, who (without a token: a spectator), and what he has already seen of it. */
export const Hello = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  code: Code,
  token: z.optional(Token),
  /** `seq` of the last look received with the same token; without it the whole look is sent. */
  since: z.optional(WholeNumber),
});
export type Hello = z.infer<typeof Hello>;

/** What a host may put on a chair. */
export const ChairSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: Level, name: z.optional(Name) }),
]);
export type ChairSetting = z.infer<typeof ChairSetting>;

const chair = z.int().check(z.gte(0), z.lt(LIMITS.chairs));

/** What a client may ask for at a table; each is answered by `done` or `refused` with its `id`. */
export const Command = z.discriminatedUnion('type', [
  z.object({ type: z.literal('take'), id: CommandId, chair, name: Name, token: Token }),
  z.object({ type: z.literal('leave'), id: CommandId }),
  z.object({ type: z.literal('rename'), id: CommandId, name: Name }),
  z.object({ type: z.literal('set-chair'), id: CommandId, chair, setting: ChairSetting }),
  z.object({ type: z.literal('start'), id: CommandId }),
  z.object({
    type: z.literal('decide'),
    id: CommandId,
    ask: WholeNumber,
    move: z.string().check(z.minLength(1), z.maxLength(LIMITS.move)),
  }),
  z.object({ type: z.literal('withdraw'), id: CommandId, ask: WholeNumber }),
  /** `seq` of the look that it was asked on, so that it never takes back anything later. */
  z.object({ type: z.literal('take-back'), id: CommandId, seq: WholeNumber }),
  /** What real dice or cards showed, at a table where outcomes are typed in; `ask` is the look's `chance`. */
  z.object({
    type: z.literal('happen'),
    id: CommandId,
    ask: WholeNumber,
    outcome: z.string().check(z.minLength(1), z.maxLength(LIMITS.move)),
  }),
  /** At such a table: the last thing told or decided was mistyped. `seq` as in `take-back`. */
  z.object({ type: z.literal('correct'), id: CommandId, seq: WholeNumber }),
  z.object({ type: z.literal('rematch'), id: CommandId }),
  /** Nobody here wants to watch a bot think any longer. Changes nothing but the time. */
  z.object({ type: z.literal('hurry'), id: CommandId }),
]);
export type Command = z.infer<typeof Command>;
