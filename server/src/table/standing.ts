import type { Rules } from '@spieleabend/games';
import { err, ok, type Result, resolveOptions } from '@spieleabend/kernel';
import type { StoredEntry, StoredTable, TableRow } from '../storage/storage.ts';
import { streamOf } from './agreement.ts';
import { peopleOf, seatOf } from './chairs.ts';
import { applyEntry, type Play, startPlay } from './play.ts';

/** How a table stands: what is stored of it and what was done last, and nothing of who is connected. Immutable. */
export interface Standing {
  readonly rules: Rules;
  readonly row: TableRow;
  /** Null until the game has begun. */
  readonly play: Play | null;
  /** The entries made last by commands, each with the command's id: `0:b9 ID`. A command sent again is found here. */
  readonly done: readonly string[];
  /** The last commands about chairs and names, each with its sender and id. Not stored: it begins empty. */
  readonly settled: readonly string[];
  /** The last proposals that came to nothing. Not stored: it begins empty. */
  readonly declined: readonly Declined[];
}

/** A proposal to which somebody said no: the chair that proposed it, and when (epoch milliseconds) it ended. */
interface Declined {
  readonly chair: number;
  readonly at: number;
}

/** Whoever sits at a running game. */
interface Seated {
  readonly play: Play;
  readonly chair: number;
  readonly seat: number;
}

/** The game and the seat of the person on this chair (null: he has none), or why he has no say in it. */
export function seated(
  { row, play }: Standing,
  chair: number | null,
): Result<Seated, { readonly code: 'not-started' | 'not-seated' }> {
  if (play === null) return err({ code: 'not-started' });
  const seat = chair === null ? null : seatOf(row, chair);
  return chair === null || seat === null ? err({ code: 'not-seated' }) : ok({ play, chair, seat });
}

/** Commands sent again are recognised among so many. */
const REMEMBERED = 32;
const SETTLED = 256;

/** The table from what is stored. Throws if the log does not replay: the table is broken. */
export function restore(rules: Rules, { row, entries }: StoredTable): Standing {
  const play = row.starter === null ? null : replay(rules, row, entries);
  return { rules, row, play, done: remember([], entries), settled: [], declined: [] };
}

/** The game of a table whose starter is known, at its beginning. */
export function beginPlay({ game }: Rules, row: TableRow, now: number): Play {
  const seats = row.chairs.length;
  const options = resolveOptions(game.options, row.options, seats);
  if (!options.ok) throw new Error(`The stored options do not fit: ${options.error.option}`);
  const setup = { seats, options: options.value };
  const { data, time } = row;
  return startPlay(game, data === null ? setup : { ...setup, data }, {
    people: peopleOf(row),
    time,
    stream: streamOf(row),
    now,
  });
}

export function remember(done: readonly string[], entries: readonly StoredEntry[]): readonly string[] {
  const fresh = entries.flatMap(({ text, command }) => (command === null ? [] : [doneKey(text, command)]));
  return fresh.length === 0 ? done : [...done, ...fresh].slice(-REMEMBERED);
}

/** The table after a command about chairs or names. */
export function settle(standing: Standing, row: TableRow, key: string): Standing {
  return { ...standing, row, settled: [...standing.settled, key].slice(-SETTLED) };
}

/** Whether a command has made its entry already; `command`: as it is stored, with the seat (`idOf`). */
export function hasMade({ done }: Standing, command: string): boolean {
  return done.some((key) => key.endsWith(` ${command}`));
}

export function doneKey(text: string, command: string): string {
  return `${text} ${command}`;
}

function replay(rules: Rules, row: TableRow, entries: readonly StoredEntry[]): Play {
  let play = beginPlay(rules, row, row.created);
  for (const { text, at } of entries) {
    const next = applyEntry(play, text, at);
    if (!next.ok) throw new Error(`The stored log does not replay at ${play.stored}: ${next.error.code}`);
    play = next.value;
  }
  return play;
}
