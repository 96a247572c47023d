import { HIDDEN, type Network } from '../../thinking/network.ts';
import type { Judgement } from './judge.ts';

/** How much of a target comes from what happened later; the rest is what was thought of the next table. */
const LAMBDA = 0.7;

/** Corrects a network after a game: every judgement, the last one first, moves towards the result and what was thought later, TD(λ). */
export function learn(network: Network, judgements: readonly Judgement[], winner: number, rate: number): void {
  let target: readonly number[] = judgements[0]?.shares.map((_, seat) => (seat === winner ? 1 : 0)) ?? [];
  for (const judgement of judgements.toReversed()) {
    correct(network, judgement, target, rate);
    target = target.map((each, seat) => LAMBDA * each + (1 - LAMBDA) * (judgement.shares[seat] ?? 0));
  }
}

const slopes = new Float64Array(HIDDEN + 1);

/** Moves a judgement towards a target, shares that add up to 1: a step down the slope of the cross entropy. */
export function correct(network: Network, judgement: Judgement, target: readonly number[], rate: number): void {
  for (const [seat, share] of judgement.shares.entries()) {
    const figures = judgement.figures[seat] ?? [];
    const sums = judgement.sums[seat] ?? [];
    const step = rate * (share - (target[seat] ?? 0));
    for (let unit = 0; unit < HIDDEN; unit++) {
      const fires = Math.max(0, sums[unit] ?? 0);
      const outward = network.outward[unit] ?? 0;
      slopes[unit] = fires > 0 ? step * outward : 0;
      network.outward[unit] = outward - step * fires;
      add(network.thresholds, unit, -(slopes[unit] ?? 0));
    }
    slopes[HIDDEN] = step;
    for (let place = 0; place < figures.length; place++) {
      const value = figures[place] ?? 0;
      if (value === 0) continue;
      const first = place * (HIDDEN + 1);
      for (let unit = 0; unit <= HIDDEN; unit++) add(network.inward, first + unit, -value * (slopes[unit] ?? 0));
    }
  }
}

function add(list: Float64Array, at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}
