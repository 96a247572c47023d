import { type Random, sample, type Viewer } from '@spieleabend/kernel';
import { copiesOf, DICE_CARDS, goalOf, MOST_ROWS } from './data/material.ts';
import { cardsOf, isPair, listOf, sizeOf } from './hand.ts';
import { countOf, figuresIn, NO_ROWS, NOWHERE, slotOf, total, worthOf } from './row.ts';
import type { State } from './state.ts';

/** One row of a player. */
export interface RowView {
  /** Its figures, ascending; the last is the end that is extended. Never empty. */
  readonly figures: readonly number[];
  /** What its figures and their stars would count if the row were complete (MK-5.1). */
  readonly worth: number;
}

/** What one viewer knows (MK-6.1). Lists by pips and by figure leave place 0 empty: `discard[5]`, `middle[17]`. JSON-plain. */
export interface View {
  readonly seats: number;
  /** The house rule of MK-3.7. */
  readonly noMove: 'discardOne' | 'discardBoth';
  /** The house rule of MK-5.3. */
  readonly finishRound: boolean;
  /** The points that end the game. */
  readonly goal: number;
  /** A card is being drawn for the active seat (the deal included), the active seat has to move, or the game has ended. */
  readonly phase: 'draw' | 'move' | 'over';
  /** The seat that moves or draws; after the end, the one that moved last. */
  readonly active: number;
  /** The viewer's own cards, ascending; null for a spectator. */
  readonly hand: readonly number[] | null;
  /** The number of cards in each hand. */
  readonly handSizes: readonly number[];
  /** The number of cards in the draw pile. */
  readonly pile: number;
  /** How many of each card the viewer does not see: draw pile and the other hands together, by pips. */
  readonly unseen: readonly number[];
  /** How many of each card lie in the discard pile, by pips. */
  readonly discard: readonly number[];
  /** The card on top of the discard pile; null when it is empty. */
  readonly top: number | null;
  /** How many copies of each figure lie in the middle, by figure. */
  readonly middle: readonly number[];
  /** The rows of each seat, in the order of their letters. */
  readonly rows: readonly (readonly RowView[])[];
  /** The points of each seat. */
  readonly points: readonly number[];
}

/** All that a viewer may know. */
export function view(state: State, viewer: Viewer): View {
  const hand = viewer === 'spectator' ? null : listOf(state.hands[viewer] ?? 0);
  const unseen = DICE_CARDS.map((count, card) => count - (state.discard[card] ?? 0));
  for (const card of hand ?? []) unseen[card] = (unseen[card] ?? 0) - 1;
  return {
    seats: state.seats,
    noMove: state.discardBoth ? 'discardBoth' : 'discardOne',
    finishRound: state.finishRound,
    goal: goalOf(state.seats),
    phase: state.over ? 'over' : isPair(state.hands[state.active] ?? 0) ? 'move' : 'draw',
    active: state.active,
    hand,
    handSizes: state.hands.map((cards) => sizeOf(cards)),
    pile: total(state.pile),
    unseen,
    discard: state.discard,
    top: state.top === 0 ? null : state.top,
    middle: state.where.map((slots, figure) => (figure === 0 ? 0 : copiesOf(figure, state.seats) - countOf(slots))),
    rows: state.hands.map((_, seat) => rowsOf(state, seat)),
    points: state.points,
  };
}

function rowsOf(state: State, seat: number): readonly RowView[] {
  const rows: RowView[] = [];
  for (let row = 0; row < MOST_ROWS; row++) {
    const figures = figuresIn(state.where, slotOf(seat, row));
    if (figures.length > 0) rows.push({ figures, worth: worthOf(figures) });
  }
  return rows;
}

/** A state that fits the view: the other hands are drawn from what the viewer does not see, the rest is the pile. */
export function resample(view: View, viewer: Viewer, random: Random): State {
  const pile = view.unseen.slice();
  const hands = view.handSizes.map((size, seat) => {
    if (seat === viewer) return cardsOf(view.hand ?? []);
    const drawn = sample({ kind: 'draw', counts: pile, take: size }, random);
    for (const card of drawn) pile[card] = (pile[card] ?? 0) - 1;
    return cardsOf(drawn);
  });
  const where = NOWHERE.slice();
  const ends = NO_ROWS.slice(0, view.seats * MOST_ROWS);
  for (const [seat, rows] of view.rows.entries()) {
    for (const [row, { figures }] of rows.entries()) {
      const slot = slotOf(seat, row);
      for (const figure of figures) where[figure] = (where[figure] ?? 0) | (1 << slot);
      ends[slot] = figures.at(-1) ?? 0;
    }
  }
  return {
    seats: view.seats,
    discardBoth: view.noMove === 'discardBoth',
    finishRound: view.finishRound,
    over: view.phase === 'over',
    active: view.active,
    hands,
    pile,
    discard: view.discard,
    top: view.top ?? 0,
    where,
    ends,
    points: view.points,
  };
}
