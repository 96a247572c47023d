import { MOST_PIPS } from '../data/material.ts';
import type { State } from '../state.ts';
import { describe, describeCard, END_OF_CARD, FEATURES, FIRST_OF_CARD } from './features.ts';
import { addUp, HIDDEN, networkFor, strengthOf } from './network.ts';

/** How a seat stands on the table. */
export interface Standing {
  /** What its figures add up to in every unit, and behind the units the straight sum. */
  readonly sums: Float64Array;
  /** By the card that it is known to hold, or 0: what it weighs against the other seats; 0 as long as nobody has asked. */
  readonly weights: Float64Array;
}

const figures = new Float64Array(FEATURES);
const units = new Float64Array(HIDDEN + 1);

/** How every seat stands on the table after a decision of `mover`, before he draws. */
export function standings(state: State, mover: number): readonly Standing[] {
  const network = networkFor(state.seats);
  return state.points.map((_, seat) => {
    describe(state, seat, mover, figures);
    const sums = network.thresholds.slice();
    addUp(network, figures, 0, FEATURES, sums);
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
    addUp(network, figures, FIRST_OF_CARD, END_OF_CARD, units);
  }
  const weight = Math.exp(strengthOf(network, units));
  weights[card] = weight;
  return weight;
}

function verdict(points: readonly number[]): readonly number[] {
  const most = Math.max(...points);
  const winners = points.filter((own) => own === most).length;
  return points.map((own) => (own === most ? 1 / winners : 0));
}
