import { type Options, type Refusal, resolveOptions, Session } from '@spieleabend/kernel';
import type { Move } from './move.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export type Table = Session<State, Move, View>;

/** A face whose rows are short, so that a round can be played in a line: see `OWN`. */
const SHORT = {
  number: 7,
  name: { de: 'Kurz', en: 'Short' },
  rows: [
    { points: 20, boxes: [1] },
    { points: 30, boxes: [2, 3] },
    { points: -60, boxes: [4] },
    { points: 50, boxes: ['star', 'star', 'star'] },
    { points: 100, boxes: ['red', 'red', 'red', 'yellow', 'yellow'] },
    { points: -40, boxes: ['star'] },
  ],
} as const;

/** An owner's data with the short face as number 7. */
export const OWN = { faces: [SHORT] } as const;

/** A table of so many seats with these house rules and the short face, after these entries of a log. */
export function table(seats: number, log: readonly string[] = [], options: Options = {}): Table {
  const resolved = resolveOptions(game.options, options, seats);
  if (!resolved.ok) throw new Error(resolved.error.code);
  return after(Session.start(game, { seats, options: resolved.value, data: OWN }), log);
}

/** The table after further entries. */
export function after(at: Table, log: readonly string[]): Table {
  let session = at;
  for (const entry of log) {
    const next = session.replay(entry);
    if (!next.ok) throw new Error(`${entry}: ${JSON.stringify(next.error)}`);
    session = next.value;
  }
  return session;
}

/** What everybody sees. */
export function look(at: Table): View {
  return game.view(at.state, 'spectator');
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

/** A turn of a seat: what it rolls, what it places, and the stop where dice are left: `turn(0, '11235', '1@1', '2@2')`. */
export function turn(seat: number, roll: string, ...placed: readonly string[]): readonly string[] {
  const moves = placed.map((move) => `${seat}:${move}`);
  return [`*:${roll}`, ...moves, ...(placed.length < roll.length ? [`${seat}:stop`] : [])];
}

/** The first whole round of two on the short face, up to its last box, which seat 1 fills. Seat 0 finishes rows 1, 2 and 4, seat 1 the rest. */
export const ROUND = [
  ...turn(0, '12366', '1@1', '2@2', '3@2'),
  ...turn(1, '44466', '4@3', '6@4'),
  ...turn(0, '66555', '6@4', '6@4', '5@5', '5@5', '5@5'),
  ...['*:11222', '1:1@5', '1:1@5', '1:2@6'],
];
