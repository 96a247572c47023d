import { type Options, parseEntry, type RuleError } from '@spieleabend/kernel';
import { DICE_CARDS } from './data/material.ts';
import { cardsOf, listOf } from './hand.ts';
import { discardOf, extendBy, type Move, SOURCES, startWith } from './move.ts';
import { putInto, slotOf } from './row.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';

const PIPS = [1, 2, 3, 4, 5, 6];
/** One card, or two: 27 ways. */
const CARDS = [
  ...PIPS,
  ...PIPS.flatMap((low) => PIPS.filter((high) => high >= low).map((high) => cardsOf([low, high]))),
];

/** Every move there is, whoever could ever make it. */
export const EVERY_MOVE: readonly Move[] = [
  ...SOURCES.flatMap((_, source) => [0, 1, 2].flatMap((row) => PIPS.map((card) => extendBy(row, card, source)))),
  ...SOURCES.flatMap((_, source) => CARDS.map((cards) => startWith(cards, source))),
  ...CARDS.map(discardOf),
];

/** A position for a test: what is not given is as at the start. */
interface Given {
  /** The hands as text, one a seat, the smaller card first: `['26', '55']`. A card missing is one that is to be drawn. */
  readonly hands: readonly string[];
  /** The figures of each row of each seat. */
  readonly rows?: readonly (readonly (readonly number[])[])[];
  readonly active?: number;
  readonly points?: readonly number[];
  /** Cards on the discard pile, in any order. */
  readonly discard?: string;
  readonly options?: Options;
}

/** The state of a position; the draw pile is what is left of the dice cards. */
export function position({ hands, rows = [], active = 0, points, discard = '', options = {} }: Given): State {
  const start = game.start({ seats: hands.length, options });
  const where = start.where.slice();
  const ends = start.ends.slice();
  for (const [seat, own] of rows.entries()) {
    for (const [row, figures] of own.entries()) {
      for (const figure of figures) putInto(where, ends, slotOf(seat, row), figure);
    }
  }
  const pile = DICE_CARDS.slice();
  const discarded = start.discard.slice();
  for (const card of hands.join('') + discard) pile[Number(card)] = (pile[Number(card)] ?? 0) - 1;
  for (const card of discard) discarded[Number(card)] = (discarded[Number(card)] ?? 0) + 1;
  return {
    ...start,
    active,
    hands: hands.map((hand) => cardsOf([...hand].map(Number))),
    pile,
    discard: discarded,
    top: Number(discard.at(-1) ?? 0),
    where,
    ends,
    points: points ?? start.points,
  };
}

/** The state after these entries of a log. */
export function play(state: State, ...entries: readonly string[]): State {
  return entries.reduce((before, entry) => {
    const next = answer(before, entry);
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, state);
}

/** Why an entry of a log is refused; null if it is accepted. */
export function refusal(state: State, entry: string): RuleError | null {
  const next = answer(state, entry);
  return next.ok ? null : next.error;
}

function answer(state: State, text: string) {
  const entry = parseEntry(text);
  if (!entry.ok || entry.value.type === 'table') throw new Error(`no entry: ${text}`);
  if (entry.value.type === 'chance') return game.chance(state, read(game.parseOutcome(entry.value.text)));
  return game.step(state, entry.value.seat, read(game.parseMove(entry.value.text)));
}

function read<Value>(result: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!result.ok || result.value === undefined) throw new Error(JSON.stringify(result));
  return result.value;
}

/** The legal moves of the active seat, in notation. */
export function legal(state: State): readonly string[] {
  return game.moves(state, state.active).map(game.makeMove);
}

/** The rows of a seat as lists of figures. */
export function rowsOf(state: State, seat: number): readonly (readonly number[])[] {
  return game.view(state, 'spectator').rows[seat]?.map((row) => row.figures) ?? [];
}

/** The hand of a seat, ascending. */
export function handOf(state: State, seat: number): readonly number[] {
  return listOf(state.hands[seat] ?? 0);
}
