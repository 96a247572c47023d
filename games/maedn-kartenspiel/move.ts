import { MOST_PIPS, MOST_ROWS, MOST_SEATS } from './data/material.ts';
import { listOf } from './hand.ts';

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

/** All moves are made once: `EXTEND[row][card][source]`, sources by their place in `SOURCES`. */
export const EXTEND: readonly (readonly (readonly Move[])[])[] = Array.from({ length: MOST_ROWS }, (_, row) =>
  Array.from({ length: MOST_PIPS + 1 }, (_, card) =>
    SOURCES.map((from): Move => Object.freeze({ type: 'extend', row, card, from })),
  ),
);

/** `START[cards][source]`, cards as one number (`hand.ts`). */
export const START: readonly (readonly Move[])[] = Array.from({ length: 64 }, (_, cards) =>
  SOURCES.map((from): Move => Object.freeze({ type: 'start', cards: Object.freeze(listOf(cards)), from })),
);

/** `DISCARD[cards]`. */
export const DISCARD: readonly Move[] = Array.from({ length: 64 }, (_, cards) =>
  Object.freeze({ type: 'discard', cards: Object.freeze(listOf(cards)) }),
);

export const NO_MOVES: readonly Move[] = Object.freeze([]);
