import * as z from 'zod/mini';
import { Contribution } from './fair.ts';
import { Code, CommandId, Level, Name, ProposalKind, Token, Visibility, WholeNumber } from './fields.ts';
import { Utterance } from './talk.ts';
import { LIMITS } from './version.ts';

/** The first message of a connection: which table, who (without a token: a spectator), and what he has already seen of it. */
export const Hello = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  code: Code,
  token: z.optional(Token),
  /** `seq` of the last look received with the same token; without it the whole look is sent. */
  since: z.optional(WholeNumber),
  /** Whether this device takes part in agreeing on chance (`contribute`); who does not is not waited for. */
  fair: z.optional(z.boolean()),
});
export type Hello = z.infer<typeof Hello>;

/** What a host may put on a chair. */
export const ChairSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: Level, name: z.optional(Name) }),
]);
export type ChairSetting = z.infer<typeof ChairSetting>;

/** Who begins the rematch: the next one clockwise, the winner (among several the lot), or the lot among all. */
export const RematchFirst = z.enum(['next', 'winner', 'lot']);
export type RematchFirst = z.infer<typeof RematchFirst>;

/** Where a browser may be woken (RFC 8030, RFC 8291): what `PushManager.subscribe` gives. */
export const PushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{80,100}$/)),
    auth: z.string().check(z.regex(/^[\w-]{16,32}$/)),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

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
  z.object({ type: z.literal('rematch'), id: CommandId, first: z.optional(RematchFirst) }),
  /** Host: what may still be changed about the table itself. */
  z.object({
    type: z.literal('set-table'),
    id: CommandId,
    visibility: z.optional(Visibility),
    talk: z.optional(z.boolean()),
  }),
  /** Whether this page is looked at; it counts as looked at until it says otherwise. */
  z.object({ type: z.literal('visible'), id: CommandId, visible: z.boolean() }),
  /** A bot plays on for this chair: one's own, or that of somebody who has been gone for a while (`ABSENT_AFTER`). */
  z.object({ type: z.literal('substitute'), id: CommandId, chair }),
  /** One's own seat is played by oneself again. */
  z.object({ type: z.literal('come-back'), id: CommandId }),
  z.object({ type: z.literal('resign'), id: CommandId }),
  /** Asks the others; who stands alone has agreed with himself. */
  z.object({ type: z.literal('propose'), id: CommandId, what: ProposalKind }),
  /** The answer to a proposal; whoever made it takes it back by answering no. */
  z.object({ type: z.literal('answer'), id: CommandId, proposal: WholeNumber, agree: z.boolean() }),
  /** The end of a pause; anybody who sits may end it. */
  z.object({ type: z.literal('resume'), id: CommandId }),
  /** The answer to an announcement of chance that is being agreed on. */
  z.object({ type: z.literal('contribute'), id: CommandId, what: Contribution }),
  z.object({ type: z.literal('say'), id: CommandId, what: Utterance }),
  /** Where to wake this person when it is his turn and no page of his is looked at; null: no more. */
  z.object({ type: z.literal('push'), id: CommandId, subscription: z.nullable(PushSubscription) }),
  /** Nobody here wants to watch a bot think any longer. Changes nothing but the time. */
  z.object({ type: z.literal('hurry'), id: CommandId }),
]);
export type Command = z.infer<typeof Command>;
