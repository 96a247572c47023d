import { FEATURES } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Units of the hidden layer. */
export const HIDDEN = 32;
/** Weights are written as whole numbers, this many to 1. */
export const SCALE = 1000;

const THRESHOLDS = FEATURES * (HIDDEN + 1);
const OUTWARD = THRESHOLDS + HIDDEN + 1;
/** How many weights a network has. */
export const WEIGHT_COUNT = OUTWARD + HIDDEN;

/** A small network that says how well a seat stands: a straight sum of its figures and a hidden layer of ramps. */
export interface Network {
  /** By figure, then unit; behind the units the straight weight. */
  readonly inward: Float64Array;
  readonly thresholds: Float64Array;
  readonly outward: Float64Array;
}

const networks = new Map<number, Network>();

/** The learned network for this number of seats, read at the first use. */
export function networkFor(seats: number): Network {
  let network = networks.get(seats);
  if (network === undefined) {
    network = networkOf(Float64Array.from((WEIGHTS[seats] ?? '').split(/\s+/), (text) => Number(text) / SCALE));
    networks.set(seats, network);
  }
  return network;
}

/** A network with these weights, `WEIGHT_COUNT` in the order in which they are written; it does not copy them. */
export function networkOf(weights: Float64Array): Network {
  return {
    inward: weights.subarray(0, THRESHOLDS),
    thresholds: weights.subarray(THRESHOLDS, OUTWARD),
    outward: weights.subarray(OUTWARD),
  };
}

/** Adds what the figures from one place to before another come to, in every unit and straight. */
export function addUp({ inward }: Network, figures: Float64Array, from: number, end: number, sums: Float64Array): void {
  for (let place = from; place < end; place++) {
    const value = figures[place] ?? 0;
    if (value === 0) continue;
    const first = place * (HIDDEN + 1);
    for (let unit = 0; unit <= HIDDEN; unit++) sums[unit] = (sums[unit] ?? 0) + value * (inward[first + unit] ?? 0);
  }
}

/** How well a seat stands whose figures add up to these sums; its weight against the others is e to that power. */
export function strengthOf({ outward }: Network, sums: Float64Array): number {
  let sum = sums[HIDDEN] ?? 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const value = sums[unit] ?? 0;
    if (value > 0) sum += value * (outward[unit] ?? 0);
  }
  return sum;
}
