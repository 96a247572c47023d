import { describe, FEATURES } from './features.ts';
import type { Rest } from './rests.ts';
import { WEIGHTS } from './weights.ts';

/** A small network: one hidden layer, one figure. All weights in thousandths. */
export interface Network {
  /** For each hidden unit its weight for each feature, then its bias. */
  readonly hidden: readonly (readonly number[])[];
  /** The weight of each hidden unit, then the bias. */
  readonly output: readonly number[];
}

/** How far whoever ends a round falls behind the others on average, because his left neighbour begins the next. */
export const ENDING = 14;

const figures = new Float64Array(FEATURES);

/**
 * How many points a player whose turn is over will still get in this round, less what the others get on average. `own` are the dice that he
 * has left, `next` those of whoever is next. Of two players that is about what exact play comes to; with more it is a guide.
 */
export function outlook(rest: Rest, own: number, next: number): number {
  describe(rest, own, next, figures);
  const { hidden, output } = WEIGHTS;
  let sum = output[hidden.length] ?? 0;
  for (let unit = 0; unit < hidden.length; unit++) {
    const weights = hidden[unit] ?? [];
    let input = weights[FEATURES] ?? 0;
    for (let at = 0; at < FEATURES; at++) input += (weights[at] ?? 0) * (figures[at] ?? 0);
    sum += (output[unit] ?? 0) * Math.tanh(input / 1000);
  }
  return sum / 1000;
}
