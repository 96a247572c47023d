import { MOST_PIPS } from '../data/material.ts';
import { type Cards, withCard, withoutCard } from '../hand.ts';
import type { Move } from '../move.ts';
import { game } from '../rules.ts';
import type { State } from '../state.ts';
import { chances, type Standing, standings } from './chances.ts';

/** A table after a decision. The same move leads to the same table from whatever hand it is made, so it is worked out once. */
interface Table {
  /** Right but for the hands. */
  readonly state: State;
  readonly standings: readonly Standing[];
  readonly next: Map<Move, Table>;
}

/** One card that each seat is known to hold, or 0. */
type Known = readonly number[];
/** How many of each card the thinker does not see, by pips. */
type Unseen = readonly number[];

/** A move, where it leads, and the share of winning that each seat may expect there, judged at once. */
export interface Prospect {
  readonly move: Move;
  readonly table: Table;
  readonly known: Known;
  readonly shares: readonly number[];
}

/** The table as it stands now. */
export function tableOf(state: State): Table {
  return { state, standings: [], next: new Map() };
}

/** The prospects of all moves of a seat with this hand. */
export function prospects(table: Table, seat: number, hand: Cards, known: Known): readonly Prospect[] {
  const state = { ...table.state, active: seat, hands: table.state.hands.with(seat, hand) };
  return game.moves(state, seat).map((move) => {
    let after = table.next.get(move);
    if (after === undefined) {
      after = tableAfter(state, seat, move);
      table.next.set(move, after);
    }
    const cards = known.with(seat, keptOf(hand, move));
    return { move, table: after, known: cards, shares: chances(after.state, after.standings, cards) };
  });
}

function tableAfter(asked: State, seat: number, move: Move): Table {
  const next = game.step(asked, seat, move);
  if (!next.ok) throw new Error(`maedn-kartenspiel: a listed move was refused: ${next.error.code}`);
  return { state: next.value, standings: next.value.over ? [] : standings(next.value, seat), next: new Map() };
}

/** The card that stays in the hand; 0 if none does. */
function keptOf(hand: Cards, move: Move): number {
  if (move.type !== 'extend' && move.cards.length > 1) return 0;
  return withoutCard(hand, move.type === 'extend' ? move.card : (move.cards[0] ?? 0));
}

/**
 * The share of winning of each seat after so many further decisions of the seats that follow: all hands that they may have are weighed, and
 * each of them takes the move that promises most to him at once.
 */
export function foresee({ table, known, shares }: Prospect, unseen: Unseen, decisions: number): readonly number[] {
  const { state } = table;
  if (decisions === 0 || state.over) return shares;
  const seat = (state.active + 1) % state.seats;
  const expected = shares.map(() => 0);
  let all = 0;
  for (const [hand, weight] of hands(unseen, known[seat] ?? 0)) {
    const reply = best(prospects(table, seat, hand, known), seat);
    const after = foresee(reply, unseen, decisions - 1);
    for (let other = 0; other < expected.length; other++) {
      expected[other] = (expected[other] ?? 0) + weight * (after[other] ?? 0);
    }
    all += weight;
  }
  return expected.map((sum) => sum / all);
}

/** What promises most to a seat; of equals the first. */
function best(list: readonly Prospect[], seat: number): Prospect {
  return list.reduce((most, each) => ((each.shares[seat] ?? 0) > (most.shares[seat] ?? 0) ? each : most));
}

/** The hands that somebody may have who is known to hold this card, or nothing if it is 0; the weights need not add up to 1. */
function* hands(unseen: Unseen, card: number): Generator<readonly [Cards, number]> {
  for (let high = 1; high <= MOST_PIPS; high++) {
    const copies = unseen[high] ?? 0;
    if (card > 0) {
      if (copies > 0) yield [withCard(card, high), copies];
      continue;
    }
    if (copies > 1) yield [withCard(high, high), (copies * (copies - 1)) / 2];
    for (let low = 1; low < high; low++) {
      const pairs = copies * (unseen[low] ?? 0);
      if (pairs > 0) yield [withCard(low, high), pairs];
    }
  }
}
