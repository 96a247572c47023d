import * as z from 'zod/mini';

/** How often the faces of one kind of die, or the cards of one pile, have come, and how well that agrees with fair chance. */
export const TallySummary = z.object({
  kind: z.enum(['dice', 'draw']),
  /** How many dice were thrown or cards drawn. */
  total: z.number(),
  rows: z.readonly(z.array(z.object({ thing: z.string(), seen: z.number(), expected: z.number() }))),
  /** Chi-square, its degrees of freedom, and how often fair chance is at least so far off; null where there is too little to say. */
  fit: z.object({ statistic: z.number(), degrees: z.number(), p: z.nullable(z.number()) }),
});
export type TallySummary = z.infer<typeof TallySummary>;

/** `GET /api/statistics`: the dice and cards of all finished games of this server that it has drawn itself. */
export const HouseStatistics = z.object({
  games: z.number(),
  /** Whether there are more that have not been counted yet. */
  counting: z.boolean(),
  /** By game. */
  tallies: z.record(z.string(), z.readonly(z.array(TallySummary))),
});
export type HouseStatistics = z.infer<typeof HouseStatistics>;
