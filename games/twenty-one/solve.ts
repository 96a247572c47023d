import type { Options } from '@spieleabend/kernel';
import type { OwnSheets } from './data/own.ts';
import { BONUS, FIELDS, LIMITS, ROWS } from './data/sheets.ts';

/**
 * A row of twenty one, solved for a player who has all the time in the world: as in the solo game, where only points count and rows do
 * not touch each other (TO-4.1 to TO-4.3). A row is known by its free fields (a set of places, left to right, so that place 0 has the
 * limit 6) and its hits; the colours make no difference, because each die is as good as any other.
 */
export interface RowValues {
  /** Points still expected from a row, the bonus of all its hits included, before the player's own roll. */
  value(free: number, hits: number): number;
  /** Points still expected once these dice count, one value a place (free places only are looked at). */
  kept(free: number, hits: number, dice: readonly number[]): number;
  /** Points still expected from rolling again: the places in `ones` show 1 and stay (TO-3.1). */
  rerolled(free: number, hits: number, ones: number): number;
}

const PLACES = 1 << FIELDS;
const HITS = FIELDS + 1;
const FACES = 6;

/**
 * Solves a row exactly, smaller sets of free fields first: every roll fills at least one field, so a row's value hangs only on smaller
 * ones. It takes about a second.
 */
export function solveRow(voluntaryStrike: boolean, bonus: readonly number[] = BONUS): RowValues {
  const values = new Float64Array(PLACES * HITS);
  const again = new Float64Array(PLACES * HITS * PLACES);
  for (let hits = 0; hits < HITS; hits++) values[hits] = bonus[hits] ?? 0;
  const dice = new Array<number>(FIELDS).fill(0);

  const kept = (free: number, hits: number, shown: readonly number[]): number => {
    let fit = 0;
    for (let at = 0; at < FIELDS; at++) if ((free >> at) & 1 && (shown[at] ?? 0) <= (LIMITS[at] ?? 0)) fit |= 1 << at;
    const leftmost = free & -free;
    let best = fit === 0 || voluntaryStrike ? (values[(free ^ leftmost) * HITS + hits] ?? 0) : Number.NEGATIVE_INFINITY;
    for (let set = fit; set !== 0; set = (set - 1) & fit) {
      let sum = 0;
      let more = hits;
      for (let left = set; left !== 0; left &= left - 1) {
        const at = 31 - Math.clz32(left & -left);
        const shows = shown[at] ?? 0;
        sum += shows;
        if (shows === LIMITS[at]) more++;
      }
      best = Math.max(best, sum + (values[(free ^ set) * HITS + more] ?? 0));
    }
    return best;
  };

  for (let size = 1; size <= FIELDS; size++) {
    for (let free = 1; free < PLACES; free++) {
      if (bits(free) !== size) continue;
      const places = [...dice.keys()].filter((at) => (free >> at) & 1);
      for (let hits = 0; hits <= FIELDS - size; hits++) {
        // The mean over all rolls that show a one at least in these places, by which ones they show.
        const sums = new Float64Array(PLACES);
        const worth: number[] = [];
        const shownOnes: number[] = [];
        const roll = (index: number, ones: number): void => {
          const at = places[index];
          if (at === undefined) {
            const value = kept(free, hits, dice);
            worth.push(value);
            shownOnes.push(ones);
            for (let set = ones; ; set = (set - 1) & ones) {
              sums[set] = (sums[set] ?? 0) + value;
              if (set === 0) break;
            }
            return;
          }
          for (let face = 1; face <= FACES; face++) {
            dice[at] = face;
            roll(index + 1, face === 1 ? ones | (1 << at) : ones);
          }
        };
        roll(0, 0);
        for (let ones = free; ; ones = (ones - 1) & free) {
          const rolls = FACES ** (size - bits(ones));
          again[(free * HITS + hits) * PLACES + ones] = (sums[ones] ?? 0) / rolls;
          if (ones === 0) break;
        }
        let sum = 0;
        for (const [index, value] of worth.entries()) {
          sum += Math.max(value, again[(free * HITS + hits) * PLACES + (shownOnes[index] ?? 0)] ?? 0);
        }
        values[free * HITS + hits] = sum / worth.length;
      }
    }
  }
  return {
    value: (free, hits) => values[free * HITS + hits] ?? 0,
    kept,
    rerolled: (free, hits, ones) => again[(free * HITS + hits) * PLACES + ones] ?? 0,
  };
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** What the best play of somebody alone comes to: the five rows do not touch each other. */
export function report(options: Options, own?: unknown): object {
  const bonus = (own as OwnSheets | undefined)?.bonus;
  const row = solveRow(options.voluntaryStrike === true, bonus).value(PLACES - 1, 0);
  return { seats: 1, row, game: ROWS * row };
}
