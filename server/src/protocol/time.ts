import * as z from 'zod/mini';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The days that a move may take. */
export const DAYS = [1, 3, 7] as const;
/** How long a live clock may run at the beginning, and what each decision adds; in milliseconds. */
export const LIVE = {
  bank: { min: 30 * SECOND, max: 120 * 60 * SECOND },
  increment: { min: 0, max: 60 * SECOND },
} as const;

/** How long people may think: a bank of time with an increment for each decision (milliseconds), or so many days a decision. */
export const TimeControl = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    bank: z.int().check(z.gte(LIVE.bank.min), z.lte(LIVE.bank.max)),
    increment: z.int().check(z.gte(LIVE.increment.min), z.lte(LIVE.increment.max)),
  }),
  z.object({ kind: z.literal('days'), days: z.union([z.literal(1), z.literal(3), z.literal(7)]) }),
]);
export type TimeControl = z.infer<typeof TimeControl>;

/** A day of a time control, in milliseconds. */
export const DAY_LENGTH = DAY;

/** What happens when somebody's time is up: a bot plays on for him until he comes back, or his seat resigns. */
export const TimeOut = z.enum(['bot', 'resign']);
export type TimeOut = z.infer<typeof TimeOut>;

/** So long (milliseconds) somebody has to be gone before the others may let a bot play for him: no judgement, only a way on. */
export const ABSENT_AFTER = 60_000;
