import { err, type Game, type GameResult, type Outcome, ok, type Result, type Status } from '@spieleabend/kernel';
import { DICE_CARDS, goalOf, LAST_DOUBLE, LAST_FIGURE, MOST_PIPS, MOST_ROWS, MOST_SEATS } from './data/material.ts';
import { STARS } from './data/stars.ts';
import { type Cards, cardsOf, hasCard, isPair, larger, smaller, sumOf, withCard, withoutCard } from './hand.ts';
import { discardOf, extendBy, type Move, NO_MOVES, type Source, startWith } from './move.ts';
import { letterOf, makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';
import type { MaednRefusal } from './refusal.ts';
import { closeRanks, firstOf, NO_ROWS, NOWHERE, putInto, score, slotOf, takeFrom } from './row.ts';
import { changesNothing, holders, MIDDLE, nameOf, rowLetter, sourceOf } from './source.ts';
import type { Slot, State } from './state.ts';
import { resample, type View, view } from './view.ts';

type Step = Result<State, MaednRefusal>;

/**
 * The rules name no end for players who steal to and fro for ever, so this bound is measured: of 10,000 random games of four the longest took
 * 791 decisions, and every 85 more make a game ten times rarer. It leaves room for a record (three entries a decision).
 */
const MOST_DECISIONS = 5_000;

/** The active player decides, by seat. */
const DECIDE: readonly Status[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({
  type: 'decide',
  seats: [seat],
  sealed: [],
}));

/** Who may read a drawn card, by the seat that draws it (MK-6.1). */
const READERS: readonly (readonly number[])[] = DECIDE.map((_, seat) => Object.freeze([seat]));

/** Mensch ärgere Dich nicht – Das Kartenspiel: rules/maedn-kartenspiel.md, paragraph by paragraph. */
export const game: Game<State, Move, View> = {
  id: 'maedn-kartenspiel',
  rules: 1,
  seats: { min: 2, max: MOST_SEATS },
  options: [
    { name: 'noMove', rule: 'MK-3.7', kind: 'choice', default: 'discardOne', choices: ['discardOne', 'discardBoth'] },
    { name: 'finishRound', rule: 'MK-5.3', kind: 'switch', default: false },
  ],
  takeBack: true,
  data: { figures: LAST_FIGURE, doubles: LAST_DOUBLE, diceCards: DICE_CARDS, stars: STARS },

  start({ seats, options }) {
    return {
      seats,
      discardBoth: options.noMove === 'discardBoth',
      finishRound: options.finishRound === true,
      over: false,
      active: 0,
      hands: new Array<Cards>(seats).fill(0),
      pile: DICE_CARDS.slice(),
      discard: noCards(),
      top: 0,
      where: NOWHERE.slice(),
      ends: NO_ROWS.slice(0, seats * MOST_ROWS),
      points: new Array<number>(seats).fill(0),
    };
  },

  status,
  moves,
  step,
  chance,
  view,
  resample,
  secret: (state) => READERS[state.active] ?? [],
  makeMove,
  parseMove,
  makeOutcome,
  parseOutcome,

  maxDecisions: () => MOST_DECISIONS,
  scoreRange: ({ seats }) => ({ min: 0, max: goalOf(seats) - 1 + LAST_FIGURE + STARS.length }),
};

/** An empty pile. */
function noCards(): readonly number[] {
  return [0, 0, 0, 0, 0, 0, 0];
}

function status(state: State): Status {
  if (state.over) return { type: 'over', result: resultOf(state.points) };
  const { active } = state;
  if (!isPair(handOf(state, active))) return { type: 'chance', spec: { kind: 'draw', counts: state.pile, take: 1 } };
  const decide = DECIDE[active];
  if (decide === undefined) throw new RangeError(`maedn-kartenspiel: no seat ${active}`);
  return decide;
}

/** Most points win; ties share (MK-5.3, C-4). */
function resultOf(points: readonly number[]): GameResult {
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  return { ranks, scores: points, tieBreak: null };
}

function handOf(state: State, seat: number): Cards {
  return state.hands[seat] ?? 0;
}

function moves(state: State, seat: number): readonly Move[] {
  const hand = handOf(state, seat);
  if (state.over || seat !== state.active || !isPair(hand)) return NO_MOVES;
  const low = smaller(hand);
  const high = larger(hand);
  const list: Move[] = [];
  let row = 0;
  for (; row < MOST_ROWS; row++) {
    const end = state.ends[slotOf(seat, row)] ?? 0;
    if (end === 0) break;
    listExtend(list, state, seat, row, end, low);
    if (high !== low) listExtend(list, state, seat, row, end, high);
  }
  if (row < MOST_ROWS) {
    listStart(list, state, seat, low);
    if (high !== low) listStart(list, state, seat, high);
    listStart(list, state, seat, hand);
  }
  if (list.length === 0) {
    list.push(discardOf(state.discardBoth ? hand : low));
    if (!state.discardBoth && high !== low) list.push(discardOf(high));
  }
  return list;
}

/** Adds the extensions of a row by a card, one a source (MK-3.2). */
function listExtend(list: Move[], state: State, seat: number, row: number, end: number, card: number): void {
  const figure = end + card;
  if (figure > LAST_FIGURE) return;
  const from = holders(state, seat, figure);
  if (from === 0) list.push(extendBy(row, card, 0));
  for (let left = from; left !== 0; left &= left - 1) {
    list.push(extendBy(row, card, nameOf(from, firstOf(left), seat)));
  }
}

/** Adds the rows that these cards can start, one a source (MK-3.3, MK-4.4). */
function listStart(list: Move[], state: State, seat: number, cards: Cards): void {
  const figure = sumOf(cards);
  const from = holders(state, seat, figure);
  if (from === 0) list.push(startWith(cards, 0));
  for (let left = from; left !== 0; left &= left - 1) {
    const slot = firstOf(left);
    if (!changesNothing(state, seat, figure, slot)) list.push(startWith(cards, nameOf(from, slot, seat)));
  }
}

function step(state: State, seat: number, move: Move): Step {
  if (state.over) return err({ code: 'over', rule: 'MK-5.3' });
  if (!isPair(handOf(state, state.active))) return err({ code: 'chance-first', rule: 'C-2' });
  if (seat !== state.active) return err({ code: 'not-your-turn', rule: 'C-1' });
  switch (move.type) {
    case 'extend':
      return extend(state, seat, move.row, move.card, move.from);
    case 'start':
      return start(state, seat, cardsOf(move.cards), move.from);
    case 'discard':
      return discard(state, seat, cardsOf(move.cards));
  }
}

/** A row and one card take the next figure (MK-3.2). */
function extend(state: State, seat: number, row: number, card: number, from: Source | null): Step {
  if (!hasCard(handOf(state, seat), card)) return err({ code: 'card-not-held', rule: 'MK-3.1', card });
  const slot = slotOf(seat, row);
  const end = row < MOST_ROWS ? (state.ends[slot] ?? 0) : 0;
  if (end === 0) return err({ code: 'no-such-row', rule: 'MK-3.2', row: letterOf(row) });
  const figure = end + card;
  if (figure > LAST_FIGURE) return err({ code: 'above-forty', rule: 'MK-3.5', end, card, figure });
  const source = sourceOf(state, seat, figure, from);
  return typeof source === 'number' ? ok(take(state, card, figure, source, slot)) : err(source);
}

/** One card, or both together, begin a new row (MK-3.3). */
function start(state: State, seat: number, cards: Cards, from: Source | null): Step {
  const missing = notHeld(handOf(state, seat), cards);
  if (missing !== 0) return err({ code: 'card-not-held', rule: 'MK-3.1', card: missing });
  let row = 0;
  while (row < MOST_ROWS && state.ends[slotOf(seat, row)] !== 0) row++;
  if (row === MOST_ROWS) return err({ code: 'three-rows', rule: 'MK-3.4' });
  const figure = sumOf(cards);
  const source = sourceOf(state, seat, figure, from);
  if (typeof source !== 'number') return err(source);
  if (source !== MIDDLE && changesNothing(state, seat, figure, source)) {
    return err({ code: 'changes-nothing', rule: 'MK-4.4', figure, row: rowLetter(source) });
  }
  return ok(take(state, cards, figure, source, slotOf(seat, row)));
}

/** Whoever cannot move discards one card, or both under the house rule (MK-3.6, MK-3.7). */
function discard(state: State, seat: number, cards: Cards): Step {
  const missing = notHeld(handOf(state, seat), cards);
  if (missing !== 0) return err({ code: 'card-not-held', rule: 'MK-3.1', card: missing });
  const possible = moves(state, seat)[0];
  if (possible !== undefined && possible.type !== 'discard') {
    return err({ code: 'must-move', rule: 'MK-3.6', move: makeMove(possible) });
  }
  if (isPair(cards) === state.discardBoth) return ok(after(state, cards, state.where, state.ends, state.points));
  return err({ code: state.discardBoth ? 'discard-both' : 'discard-one', rule: 'MK-3.7' });
}

/** The first of these cards that the hand does not hold (or not often enough); 0 if it holds them all. */
function notHeld(hand: Cards, cards: Cards): number {
  if (cards === hand) return 0;
  const low = isPair(cards) ? smaller(cards) : 0;
  if (low !== 0 && !hasCard(hand, low)) return low;
  return low === 0 && hasCard(hand, cards) ? 0 : larger(cards);
}

/** The figure moves to the end of the row; a row that ends in 40 is scored (MK-4.3, MK-5.1). */
function take(state: State, cards: Cards, figure: number, source: Slot, slot: Slot): State {
  const where = state.where.slice();
  const ends = state.ends.slice();
  if (source !== MIDDLE) takeFrom(where, ends, source, figure);
  putInto(where, ends, slot, figure);
  let { points } = state;
  if (figure === LAST_FIGURE) {
    const scored = points.slice();
    scored[state.active] = (scored[state.active] ?? 0) + score(where, ends, slot);
    points = scored;
    closeRanks(where, ends, slot);
  }
  if (source !== MIDDLE && ends[source] === 0) closeRanks(where, ends, source);
  return after(state, cards, where, ends, points);
}

/** The state after a decision: its cards lie on the discard pile, and the game may have ended (MK-3.1, MK-5.3). */
function after(state: State, cards: Cards, where: State['where'], ends: State['ends'], points: State['points']): State {
  const { seats, discardBoth, finishRound, active, pile } = state;
  const hands = state.hands.slice();
  const discard = state.discard.slice();
  const top = larger(cards);
  discard[top] = (discard[top] ?? 0) + 1;
  let hand = withoutCard(handOf(state, active), top);
  if (isPair(cards)) {
    const other = smaller(cards);
    discard[other] = (discard[other] ?? 0) + 1;
    hand = withoutCard(hand, other);
  }
  hands[active] = hand;
  const over = finishRound ? active === seats - 1 && reached(points, seats) : reached(points, seats);
  return { seats, discardBoth, finishRound, over, active, hands, pile, discard, top, where, ends, points };
}

/** Whether somebody has the points that end the game (MK-5.3). */
function reached(points: readonly number[], seats: number): boolean {
  const goal = goalOf(seats);
  for (const own of points) if (own >= goal) return true;
  return false;
}

/** A card is drawn for the active seat; the last of the pile brings the discard pile back (MK-3.1, MK-5.2). */
function chance(state: State, outcome: Outcome): Step {
  const { seats, discardBoth, finishRound, over, where, ends, points } = state;
  if (over) return err({ code: 'over', rule: 'MK-5.3' });
  if (isPair(handOf(state, state.active))) return err({ code: 'no-chance', rule: 'C-2' });
  const card = outcome.length === 1 ? (outcome[0] ?? 0) : 0;
  const copies = state.pile[card] ?? 0;
  if (copies === 0) return err({ code: 'not-in-pile', rule: 'MK-1.2' });
  const hands = state.hands.slice();
  const hand = withCard(handOf(state, state.active), card);
  hands[state.active] = hand;
  const active = isPair(hand) ? (state.active + 1) % seats : state.active;
  let pile: readonly number[];
  let { discard, top } = state;
  if (isLast(state.pile, card)) {
    pile = discard;
    discard = noCards();
    top = 0;
  } else {
    const left = state.pile.slice();
    left[card] = copies - 1;
    pile = left;
  }
  return ok({ seats, discardBoth, finishRound, over, active, hands, pile, discard, top, where, ends, points });
}

/** Whether this card is the only one of the pile. */
function isLast(pile: readonly number[], card: number): boolean {
  if (pile[card] !== 1) return false;
  for (let other = 1; other <= MOST_PIPS; other++) if (other !== card && pile[other] !== 0) return false;
  return true;
}
