import { countBits } from '@spieleabend/kernel';
import { FIELDS, LIMITS } from './data/sheets.ts';

/**
 * Every roll that makes a difference to a row, by its free fields. Dice of fields that are taken do not matter, and a die above the limit
 * of its field is as good as any other such die: 4,320 rolls of six dice are left of 46,656.
 */
export interface Rolls {
  readonly count: number;
  /** How likely each roll is, when all dice are rolled. */
  readonly chance: Float64Array;
  /** The places that show 1, left to right from the lowest bit. */
  readonly ones: Uint8Array;
  /** The entries that roll `n` allows, but for the strike: `codes[start[n]]` up to `codes[start[n + 1]]`. */
  readonly start: Int32Array;
  readonly codes: Int32Array;
}

/** Some entries of a list: from the first of these places up to the second. */
export interface Entries {
  readonly codes: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
}

/** How many sets of places there are. */
export const PLACE_SETS = 1 << FIELDS;
const FACES = 6;

const POINTS_AT = FIELDS;
const HITS_AT = 11;
/** Every entry is a number below this. */
export const ENTRY_CODES = 1 << 14;

/** What is entered as one number: the set of places, the sum of their dice, and how many of them are hits. */
export function entryCode(places: number, points: number, hits: number): number {
  return places | (points << POINTS_AT) | (hits << HITS_AT);
}

export function placesOf(code: number): number {
  return code & (PLACE_SETS - 1);
}

export function pointsOf(code: number): number {
  return (code >> POINTS_AT) & 31;
}

export function hitsOf(code: number): number {
  return code >> HITS_AT;
}

/** How much likelier a roll is once its ones, which stay, lie on the table; by their set. */
const TIMES_ONE: readonly number[] = Array.from({ length: PLACE_SETS }, (_, ones) => FACES ** countBits(ones));

/** How likely a roll is, when the dice of `stay`, which all show 1, are not rolled again. It shows ones there. */
export function chanceAfter(rolls: Rolls, roll: number, stay: number): number {
  return (rolls.chance[roll] ?? 0) * (TIMES_ONE[stay] ?? 1);
}

/** The entry of one die, or null where it does not fit. */
function single(at: number, face: number): number | null {
  const limit = LIMITS[at] ?? 0;
  return face > limit ? null : entryCode(1 << at, face, face === limit ? 1 : 0);
}

/** The entries that a listed roll allows, but for the strike. */
export function entriesAt({ codes, start }: Rolls, roll: number): Entries {
  return { codes, from: start[roll] ?? 0, to: start[roll + 1] ?? 0 };
}

/** The entries without a strike that these dice (by place) allow a row with these free fields. */
export function entriesOf(free: number, dice: readonly number[]): Entries {
  let sets = [0];
  for (let at = 0; at < FIELDS; at++) {
    const one = (free >> at) & 1 ? single(at, dice[at] ?? 0) : null;
    if (one !== null) sets = sets.concat(sets.map((entry) => entry + one));
  }
  return { codes: sets, from: 1, to: sets.length };
}

function listRolls(free: number): Rolls {
  const chance: number[] = [];
  const ones: number[] = [];
  const start = [0];
  const codes: number[] = [];
  const roll = (at: number, likely: number, shown: number, sets: readonly number[]): void => {
    if (at === FIELDS) {
      chance.push(likely);
      ones.push(shown);
      for (let n = 1; n < sets.length; n++) codes.push(sets[n] ?? 0);
      start.push(codes.length);
      return;
    }
    if (((free >> at) & 1) === 0) {
      roll(at + 1, likely, shown, sets);
      return;
    }
    const limit = LIMITS[at] ?? 0;
    for (let face = 1; face <= limit; face++) {
      const one = single(at, face) ?? 0;
      const more = sets.concat(sets.map((entry) => entry + one));
      roll(at + 1, likely / FACES, face === 1 ? shown | (1 << at) : shown, more);
    }
    if (limit < FACES) roll(at + 1, (likely * (FACES - limit)) / FACES, shown, sets);
  };
  roll(0, 1, 0, [0]);
  return {
    count: chance.length,
    chance: Float64Array.from(chance),
    ones: Uint8Array.from(ones),
    start: Int32Array.from(start),
    codes: Int32Array.from(codes),
  };
}

const listed: (Rolls | undefined)[] = [];

/** The rolls for a row with these free fields, listed once. */
export function rollsOf(free: number): Rolls {
  const rolls = listed[free] ?? listRolls(free);
  listed[free] = rolls;
  return rolls;
}

/**
 * The mean over all rolls of what they are worth if kept (`kept`, in the order of `rollsOf`) or rolled again. On one's own roll the better
 * of the two counts; the others roll theirs again as often as `again` says. `rerolled` receives what rolling again is worth, by the set of
 * ones that stay.
 */
export function meanOfRolls(
  free: number,
  kept: Float64Array,
  again: 'better' | number,
  rerolled: Float64Array,
): number {
  const { count, chance, ones } = rollsOf(free);
  for (let set = free; ; set = (set - 1) & free) {
    rerolled[set] = 0;
    if (set === 0) break;
  }
  for (let roll = 0; roll < count; roll++) {
    const shown = ones[roll] ?? 0;
    const share = (kept[roll] ?? 0) * (chance[roll] ?? 0);
    for (let set = shown; ; set = (set - 1) & shown) {
      rerolled[set] = (rerolled[set] ?? 0) + share * (TIMES_ONE[set] ?? 1);
      if (set === 0) break;
    }
  }
  let mean = 0;
  for (let roll = 0; roll < count; roll++) {
    const [now, then] = [kept[roll] ?? 0, rerolled[ones[roll] ?? 0] ?? 0];
    mean += (chance[roll] ?? 0) * (again === 'better' ? Math.max(now, then) : now + again * (then - now));
  }
  return mean;
}
