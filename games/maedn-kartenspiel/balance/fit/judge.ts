import type { State } from '../../state.ts';
import { describe, describeCard, FEATURES } from '../../thinking/features.ts';
import { addUp, type Network, strengthOf } from '../../thinking/network.ts';

/** What a network thinks of a table, and how it came to think so: all by seat. */
export interface Judgement {
  readonly figures: readonly Float64Array[];
  /** What the figures add up to in every unit, and behind the units the straight sum. */
  readonly sums: readonly Float64Array[];
  /** The share of winning that each seat may expect. */
  readonly shares: readonly number[];
}

/** Judges a table after a decision of `mover`, before he draws; `known` is a card that each seat is known to hold, or 0. */
export function judge(network: Network, state: State, mover: number, known: readonly number[]): Judgement {
  const figures: Float64Array[] = [];
  const sums: Float64Array[] = [];
  const weights: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const own = new Float64Array(FEATURES);
    describe(state, seat, mover, own);
    const card = known[seat] ?? 0;
    if (card > 0) describeCard(state, seat, card, own);
    const added = network.thresholds.slice();
    addUp(network, own, 0, FEATURES, added);
    figures.push(own);
    sums.push(added);
    weights.push(Math.exp(strengthOf(network, added)));
  }
  const all = weights.reduce((sum, weight) => sum + weight);
  return { figures, sums, shares: weights.map((weight) => weight / all) };
}
