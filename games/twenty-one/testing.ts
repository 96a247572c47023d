import { type Refusal, Session } from '@spieleabend/kernel';
import { COLOURS, colourIndex, type Letter, LIMITS, letterIndex, ROWS, SHEETS } from './data/sheets.ts';
import { type Digits, pack } from './digits.ts';
import type { Move } from './move.ts';
import { type Mark, rowOf } from './row.ts';
import { game } from './rules.ts';
import type { Sheet, State } from './state.ts';
import type { View } from './view.ts';

export type Table = Session<State, Move, View>;

/** A table after these entries of a log; the deal, the first of them, tells the number of seats. */
export function table(log: readonly string[], voluntaryStrike = false): Table {
  let session = Session.start(game, { seats: (log[0] ?? '').length - 2, options: { voluntaryStrike } });
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

/** The roll that hits every field of a row; rows count from 0. */
export function perfectRoll(letter: Letter, row: number): string {
  return COLOURS.map((colour) => LIMITS[SHEETS[letter][row]?.indexOf(colour) ?? 0]).join('');
}

/** A sheet whose rows show these marks, left to right; the last of them is being worked on. */
export function sheet(letter: Letter, ...rows: readonly (readonly Mark[])[]): Sheet {
  const order = (row: number) => [...(SHEETS[letter][row] ?? '')].map(colourIndex);
  return {
    letter: letterIndex(letter),
    current: rows.length - 1,
    rows: Array.from({ length: ROWS }, (_, row) => rowOf(rows[row] ?? [], order(row))),
  };
}

/** The dice that show these values in the fields of a sheet's row, left to right. */
export function rollFor(letter: Letter, row: number, values: readonly number[]): Digits {
  return pack(COLOURS.map((colour) => values[SHEETS[letter][row]?.indexOf(colour) ?? 0] ?? 0));
}
