import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const round = z.int().check(z.gte(1), z.lte(20));

/** What a chair's device gives to the chance of the game that begins: first the promise, then what was promised (docs/fair-dice.md). */
export const Contribution = z.discriminatedUnion('type', [
  z.object({ type: z.literal('commit'), round, commitment: hex }),
  z.object({ type: z.literal('reveal'), round, contribution: hex }),
]);
export type Contribution = z.infer<typeof Contribution>;

const given = z.object({
  chair: z.number(),
  commitment: z.string(),
  contribution: z.nullable(z.string()),
});

/** How far the people at a table have agreed on chance: all that anybody may see of it. */
export const Announcement = z.object({
  phase: z.enum(['commit', 'reveal', 'ready']),
  /** `code` is that of the rematch where one is about to begin. */
  table: z.object({
    code: z.string(),
    game: z.string(),
    chairs: z.number(),
    first: z.union([z.number(), z.literal('lot')]),
  }),
  /** The chairs whose devices may contribute. */
  expected: z.readonly(z.array(z.number())),
  rounds: z.readonly(z.array(z.object({ commitment: z.string(), contributions: z.readonly(z.array(given)) }))),
});

/** The announcement as it stands, with when the server made its promise and when all was agreed (epoch milliseconds of the server). */
export const FairMessage = z.object({
  type: z.literal('fair'),
  announcement: Announcement,
  opened: z.number(),
  agreed: z.nullable(z.number()),
});
export type FairMessage = z.infer<typeof FairMessage>;
