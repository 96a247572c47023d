import { MOST_ROWS, MOST_SEATS } from './data/material.ts';
import { type Cards, listOf } from './hand.ts';

/**
 * Where a figure is taken from, named only where the rules leave a choice (MK-4.2, MK-4.3): a seat and, if it holds both copies, the
 * row; or a row of one's own, then `seat` is null. Rows count from 0 and are those before the move.
 */
export type Source =
  | { readonly seat: number; readonly row: number | null }
  | { readonly seat: null; readonly row: number };

/** A decision. Cards are pips, the smaller first; rows count from 0; `from` is null where the source is forced. */
export type Move =
  /** A row and one card take the next figure (MK-3.2). */
  | { readonly type: 'extend'; readonly row: number; readonly card: number; readonly from: Source | null }
  /** One card, or both together, begin a new row (MK-3.3). */
  | { readonly type: 'start'; readonly cards: readonly number[]; readonly from: Source | null }
  /** Nothing can be moved: one card goes, or both under the house rule (MK-3.7). */
  | { readonly type: 'discard'; readonly cards: readonly number[] };

/** Every way to name a source, with null, the one that is not named, in the first place. */
export const SOURCES: readonly (Source | null)[] = allSources();

function allSources(): readonly (Source | null)[] {
  const sources: (Source | null)[] = [null];
  for (let row = 0; row < MOST_ROWS; row++) sources.push(Object.freeze({ seat: null, row }));
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    sources.push(Object.freeze({ seat, row: null }));
    for (let row = 0; row < MOST_ROWS; row++) sources.push(Object.freeze({ seat, row }));
  }
  return Object.freeze(sources);
}

/** The place in `SOURCES` of a row of one's own. */
export function ownRow(row: number): number {
  return 1 + row;
}

/** The place in `SOURCES` of another seat. */
export function anySeat(seat: number): number {
  return 1 + MOST_ROWS + seat * (1 + MOST_ROWS);
}

/** The place in `SOURCES` of a row of another seat. */
export function seatRow(seat: number, row: number): number {
  return anySeat(seat) + 1 + row;
}

/** All moves are made once, in flat tables: a move is looked up a million times a second. */
const EXTENSIONS: readonly Move[] = Array.from({ length: MOST_ROWS * 8 * SOURCES.length }, (_, index) => {
  const [rowAndCard, from] = split(index);
  return Object.freeze({ type: 'extend', row: rowAndCard >> 3, card: rowAndCard & 7, from });
});
const STARTS: readonly Move[] = Array.from({ length: 64 * SOURCES.length }, (_, index) => {
  const [cards, from] = split(index);
  return Object.freeze({ type: 'start', cards: Object.freeze(listOf(cards)), from });
});
const DISCARDS: readonly Move[] = Array.from({ length: 64 }, (_, cards) =>
  Object.freeze({ type: 'discard', cards: Object.freeze(listOf(cards)) }),
);

function split(index: number): readonly [number, Source | null] {
  return [Math.floor(index / SOURCES.length), SOURCES[index % SOURCES.length] ?? null];
}

/** A row extended by a card; the source by its place in `SOURCES`. */
export function extendBy(row: number, card: number, source: number): Move {
  return known(EXTENSIONS[((row << 3) | card) * SOURCES.length + source]);
}

/** A row started with one card or two; the source by its place in `SOURCES`. */
export function startWith(cards: Cards, source: number): Move {
  return known(STARTS[cards * SOURCES.length + source]);
}

/** Cards discarded by somebody who cannot move. */
export function discardOf(cards: Cards): Move {
  return known(DISCARDS[cards]);
}

function known(move: Move | undefined): Move {
  if (move === undefined) throw new RangeError('maedn-kartenspiel: a move that no table holds');
  return move;
}

export const NO_MOVES: readonly Move[] = Object.freeze([]);
