import { type Options, type Refusal, Session, type Setup } from '@spieleabend/kernel';
import type { OwnSheets, Sheet } from './data/sheets.ts';
import type { Move } from './move.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export type Table = Session<State, Move, View>;

/** Two sheets for the tests, so that what they tell does not hang on the built-in ones. */
export const SHEET_1: Sheet = {
  field: [
    ['forest-rat', 8, 'forest-raven', 4],
    [6, 'weather-rat', 3, 'herb-rat'],
    ['weather-cat', 1, 'star-rat', 7],
    [5, 'forest-cat', 2, 'herb-raven'],
  ],
  witches: ['weather', 'forest', 'herb', 'star'],
  copilots: ['raven', 'cat', 'rat', 'cat'],
  combinations: ['forest-rat', 'herb-raven', 'forest-raven'],
  pair: 'star-raven',
};

export const SHEET_2: Sheet = {
  field: [
    [8, 'star-raven', 5, 'herb-cat'],
    ['forest-rat', 2, 'star-cat', 4],
    [1, 'herb-rat', 6, 'weather-rat'],
    ['weather-raven', 3, 'weather-cat', 7],
  ],
  witches: ['weather', 'star', 'herb', 'forest'],
  copilots: ['cat', 'cat', 'rat', 'raven'],
  combinations: ['forest-rat', 'star-cat', 'weather-rat'],
  pair: 'star-rat',
};

/** An owner who has these two. */
export const SHEETS: OwnSheets = { sheets: [SHEET_1, SHEET_2] };

const PLAIN: Options = { minus: 'flat', mustTakeBest: false };

function setupFor(seats: number, options: Options): Setup {
  return { seats, options: { ...PLAIN, ...options }, data: SHEETS };
}

/** What a log with these sheets was begun with; the deal, the first entry, tells the number of seats. */
export function setupOf(log: readonly string[], options: Options = {}): Setup {
  return setupFor((log[0] ?? '').length - 2, options);
}

/** A table with these two sheets before anything has happened. */
export function fresh(seats: number, options: Options = {}): Table {
  return Session.start(game, setupFor(seats, options));
}

/** The table after these entries of a log. */
export function table(log: readonly string[], options: Options = {}): Table {
  let session = Session.start(game, setupOf(log, options));
  for (const entry of log) {
    const next = session.replay(entry);
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`);
    session = next.value;
  }
  return session;
}

/** Why a table refuses an entry of a log; null if it takes it. */
export function refusal(at: Table, entry: string): Refusal | null {
  const next = at.replay(entry);
  return next.ok ? null : next.error;
}

/** The legal moves of a seat in notation, sorted. */
export function legal(at: Table, seat = 0): readonly string[] {
  return game.moves(at.state, seat).map(game.makeMove).sort();
}
