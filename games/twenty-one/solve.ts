import type { Options } from '@spieleabend/kernel';
import { countBits } from '@spieleabend/kernel';
import type { OwnSheets } from './data/own.ts';
import { BONUS, FIELDS, ROWS } from './data/sheets.ts';
import {
  type Entries,
  entriesAt,
  entriesOf,
  hitsOf,
  meanOfRolls,
  PLACE_SETS,
  placesOf,
  pointsOf,
  rollsOf,
} from './rolls.ts';

/**
 * A row of twenty one, solved exactly. A row is known by its free fields (a set of places, left to right, so that place 0 has the limit 6)
 * and its hits; the colours make no difference, because each die is as good as any other. `wait` is the number of rolls before one's own:
 * 0 if the roll is one's own, on which one may roll again.
 */
export interface RowValues {
  /** Points still expected from a row, the bonus of all its hits included, before a roll. */
  value(free: number, hits: number, wait?: number): number;
  /** Points still expected once these dice count, one value a place (free places only are looked at). */
  kept(free: number, hits: number, dice: readonly number[], wait?: number): number;
  /** Points still expected from rolling again: the places in `ones` show 1 and stay (TO-3.1). */
  rerolled(free: number, hits: number, ones: number, wait?: number): number;
  /** Points still expected once this is entered (`entryCode`), its own included. */
  entered(free: number, hits: number, entry: number, wait?: number): number;
  /** The best of these entries, or the strike if there is none or the house allows it (TO-3.4). */
  best(free: number, hits: number, entries: Entries, wait?: number): number;
}

/** Among whom a row is played, and what time is worth. */
interface Pace {
  readonly seats: number;
  /** Points that every roll costs. */
  readonly price: number;
}

/** Somebody who has all the time in the world, as in the solo game: only points count and rows do not touch each other (TO-4.1 to TO-4.3). */
const ALONE: Pace = { seats: 1, price: 0 };

/** How often the others roll again: a roll of theirs shows more ones than one that nobody has rolled again. Measured. */
const OTHERS_ROLL_AGAIN = 0.5;

/** How a roll is rolled again, by the number of rolls before one's own: see `meanOfRolls`. */
export function rollsAgain(wait: number): 'better' | number {
  return wait === 0 ? 'better' : OTHERS_ROLL_AGAIN;
}

const HITS = FIELDS + 1;
/** All fields of a row. */
export const WHOLE_ROW = PLACE_SETS - 1;

/** The number of a row: its free fields and its hits. */
export function rowIndex(free: number, hits: number): number {
  return free * HITS + hits;
}
export const ROW_COUNT = PLACE_SETS * HITS;

/**
 * Solves a row exactly, smaller sets of free fields first: every roll fills at least one field, so a row's value hangs only on smaller
 * ones. It takes some milliseconds for each seat.
 */
export function solveRow(voluntaryStrike: boolean, bonus: readonly number[] = BONUS, pace: Pace = ALONE): RowValues {
  const { seats, price } = pace;
  const values = new Float64Array(seats * ROW_COUNT);
  const again = new Float64Array(seats * ROW_COUNT * PLACE_SETS);
  for (let wait = 0; wait < seats; wait++) {
    for (let hits = 0; hits < HITS; hits++) values[wait * ROW_COUNT + hits] = bonus[hits] ?? 0;
  }

  const entered = (free: number, hits: number, entry: number, wait = 0): number => {
    const next = (wait + seats - 1) % seats;
    return pointsOf(entry) + (values[next * ROW_COUNT + rowIndex(free ^ placesOf(entry), hits + hitsOf(entry))] ?? 0);
  };
  const best = (free: number, hits: number, { codes, from, to }: Entries, wait = 0): number => {
    let chosen = free & -free;
    let most = from === to || voluntaryStrike ? entered(free, hits, chosen, wait) : Number.NEGATIVE_INFINITY;
    for (let n = from; n < to; n++) {
      const entry = codes[n] ?? 0;
      const worth = entered(free, hits, entry, wait);
      if (worth > most) {
        most = worth;
        chosen = entry;
      }
    }
    return chosen;
  };

  const worth = new Float64Array(rollsOf(WHOLE_ROW).count);
  const solve = (free: number, hits: number, wait: number): number => {
    const rolls = rollsOf(free);
    for (let roll = 0; roll < rolls.count; roll++) {
      worth[roll] = entered(free, hits, best(free, hits, entriesAt(rolls, roll), wait), wait);
    }
    const at = (wait * ROW_COUNT + rowIndex(free, hits)) * PLACE_SETS;
    return meanOfRolls(free, worth, rollsAgain(wait), again.subarray(at, at + PLACE_SETS)) - price;
  };

  for (let size = 1; size <= FIELDS; size++) {
    for (let free = 1; free < PLACE_SETS; free++) {
      if (countBits(free) !== size) continue;
      for (let hits = 0; hits <= FIELDS - size; hits++) {
        for (let wait = 0; wait < seats; wait++) {
          values[wait * ROW_COUNT + rowIndex(free, hits)] = solve(free, hits, wait);
        }
      }
    }
  }

  return {
    value: (free, hits, wait = 0) => values[wait * ROW_COUNT + rowIndex(free, hits)] ?? 0,
    kept: (free, hits, dice, wait = 0) => entered(free, hits, best(free, hits, entriesOf(free, dice), wait), wait),
    rerolled: (free, hits, ones, wait = 0) => again[(wait * ROW_COUNT + rowIndex(free, hits)) * PLACE_SETS + ones] ?? 0,
    entered,
    best,
  };
}

/** What the best play of somebody alone comes to: the five rows do not touch each other. */
export function report(options: Options, own?: unknown): object {
  const bonus = (own as OwnSheets | undefined)?.bonus;
  const row = solveRow(options.voluntaryStrike === true, bonus).value(WHOLE_ROW, 0);
  return { seats: 1, row, game: ROWS * row };
}
