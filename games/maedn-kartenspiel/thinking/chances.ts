import { MOST_PIPS } from '../data/material.ts';
import type { State } from '../state.ts';
import { describe, describeCard, END_OF_CARD, FEATURES, FIRST_OF_CARD } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Units of the hidden layer. */
const HIDDEN = 32;
/** Weights are written as whole numbers, this many to 1. */
const SCALE = 1000;

/** A small network that says how well a seat stands: a straight sum of its figures and a hidden layer of ramps. */
interface Network {
  /** By figure, then unit; behind the units the straight weight. */
  readonly inward: Float64Array;
  readonly thresholds: Float64Array;
  readonly outward: Float64Array;
}

/** How a seat stands on the table. */
export interface Standing {
  /** What its figures add up to in every unit, and behind the units the straight sum. */
  readonly sums: Float64Array;
  /** By the card that it is known to hold, or 0: what it weighs against the other seats; 0 as long as nobody has asked. */
  readonly weights: Float64Array;
}

const networks = new Map<number, Network>();

/** The network for this number of seats, read at the first use. */
function networkFor(seats: number): Network {
  let network = networks.get(seats);
  if (network === undefined) {
    const weights = Float64Array.from((WEIGHTS[seats] ?? '').split(/\s+/), (text) => Number(text) / SCALE);
    const thresholds = FEATURES * (HIDDEN + 1);
    const outward = thresholds + HIDDEN + 1;
    network = {
      inward: weights.subarray(0, thresholds),
      thresholds: weights.subarray(thresholds, outward),
      outward: weights.subarray(outward),
    };
    networks.set(seats, network);
  }
  return network;
}

const figures = new Float64Array(FEATURES);
const units = new Float64Array(HIDDEN + 1);

/** How every seat stands on the table after a decision of `mover`, before he draws. */
export function standings(state: State, mover: number): readonly Standing[] {
  const network = networkFor(state.seats);
  return state.points.map((_, seat) => {
    describe(state, seat, mover, figures);
    const sums = network.thresholds.slice();
    addUp(network, 0, FEATURES, sums);
    return { sums, weights: new Float64Array(1 + MOST_PIPS) };
  });
}

/**
 * The share of winning that each seat may expect, where every seat is known to hold a card, or nothing is `known` of it: 0. After the end
 * the win itself, shared by those who have most points.
 */
export function chances(state: State, standings: readonly Standing[], known: readonly number[]): readonly number[] {
  if (state.over) return verdict(state.points);
  let sum = 0;
  const shares = standings.map((standing, seat) => {
    const weight = weightOf(state, seat, standing, known[seat] ?? 0);
    sum += weight;
    return weight;
  });
  return shares.map((weight) => weight / sum);
}

/** What a seat that is known to hold a card, or 0, weighs against the others. */
function weightOf(state: State, seat: number, { sums, weights }: Standing, card: number): number {
  const found = weights[card] ?? 0;
  if (found > 0) return found;
  const network = networkFor(state.seats);
  units.set(sums);
  if (card > 0) {
    describeCard(state, seat, card, figures);
    addUp(network, FIRST_OF_CARD, END_OF_CARD, units);
  }
  const weight = Math.exp(strengthOf(network, units));
  weights[card] = weight;
  return weight;
}

/** Adds what these of the `figures` come to. */
function addUp({ inward }: Network, from: number, end: number, to: Float64Array): void {
  for (let place = from; place < end; place++) {
    const value = figures[place] ?? 0;
    if (value === 0) continue;
    const first = place * (HIDDEN + 1);
    for (let unit = 0; unit <= HIDDEN; unit++) to[unit] = (to[unit] ?? 0) + value * (inward[first + unit] ?? 0);
  }
}

function strengthOf({ outward }: Network, sums: Float64Array): number {
  let sum = sums[HIDDEN] ?? 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const value = sums[unit] ?? 0;
    if (value > 0) sum += value * (outward[unit] ?? 0);
  }
  return sum;
}

function verdict(points: readonly number[]): readonly number[] {
  const most = Math.max(...points);
  const winners = points.filter((own) => own === most).length;
  return points.map((own) => (own === most ? 1 / winners : 0));
}
