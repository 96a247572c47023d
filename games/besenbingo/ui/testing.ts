import { type Refusal, Session, type Setup } from '@spieleabend/kernel';
import type { OwnSheets } from '../data/sheets.ts';
import { game } from '../rules.ts';

/** Two sheets of our own, so that what the tests tell does not hang on the built-in ones. */
export const SHEETS: OwnSheets = {
  sheets: [
    {
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
    },
    {
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
    },
  ],
};

/** Anna lands one and then none; Ben begins his pair. */
export const OPENING = ['*:12', '*:7', '0:d1>2', '1:c1>1', '*:4', '0:-', '1:c3>p'] as const;
/** Ben completes his pair, and then has none that fits. */
export const LONGER = [...OPENING, '*:6', '0:a4>3', '1:d2>p', '*:3', '0:b3>1', '1:-'] as const;
export const ALONE = ['*:1', '*:7', '0:d1>2'] as const;

export function setupOf(log: readonly string[], options: Setup['options'] = {}): Setup {
  const defaults = { minus: 'flat', mustTakeBest: false };
  return { seats: (log[0] ?? '').length - 2, options: { ...defaults, ...options }, data: SHEETS };
}

export type Table = ReturnType<typeof table>;

/** A table with these sheets after these entries of a log. */
export function table(log: readonly string[], options: Setup['options'] = {}) {
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

/** The legal moves of a seat in notation. */
export function legal(at: Table, seat: number): readonly string[] {
  return game.moves(at.state, seat).map(game.makeMove);
}
