import { countBits } from '@spieleabend/kernel';
import { MOST_ROLLED } from '../state.ts';
import { chanceToComplete } from './chance.ts';
import type { Rest } from './rests.ts';

/** The most that are on offer count one by one. */
const OFFERS = 4;
/** Rows by their free boxes: 1 to 6. */
const LONGEST = 6;

const WHITE = 0;
const BLACK = WHITE + LONGEST;
const OFFER = BLACK + LONGEST;
const OWN_OFFER = OFFER + OFFERS;
const SINGLE = OWN_OFFER + 2;
export const FEATURES = SINGLE + 13;

/** 10 points, a row, a die: all figures are made about as large as 1. */
const TEN = 0.1;

/**
 * What is left of a face in figures, seen by a player whose turn is over. `own` are the dice that he has left, `next` those
 * of whoever is next. Fills `into`.
 */
export function describe(rest: Rest, own: number, next: number, into: Float64Array): void {
  into.fill(0);
  let squares = 0;
  let threat = 0;
  let whites = 0;
  let wanted = 0;
  let white = 0;
  let most = 0;
  for (const row of rest.rows) {
    const points = row.points * TEN;
    const chance = chanceToComplete(row, next);
    const wants = row.after.reduce((set, after, value) => (after === null ? set : set | (1 << value)), 0);
    wanted |= wants;
    if (row.points < 0) {
      into[BLACK + row.free - 1] = (into[BLACK + row.free - 1] ?? 0) + points;
      threat += points * chance;
      continue;
    }
    whites++;
    white |= wants;
    most = Math.max(most, points);
    into[WHITE + row.free - 1] = (into[WHITE + row.free - 1] ?? 0) + points;
    squares += points * chance * chance;
    insert(into, OFFER, OFFERS, points * chance);
    insert(into, OWN_OFFER, 2, points * chanceToComplete(row, own));
  }
  const single = [
    squares,
    threat,
    rest.free / 5,
    whites,
    rest.rows.length - whites,
    whites === 0 ? 1 : 0,
    whites === 1 ? 1 : 0,
    most,
    countBits(wanted),
    countBits(white),
    Math.min(next, MOST_ROLLED),
    next / 5,
    own / 5,
  ];
  for (const [at, figure] of single.entries()) into[SINGLE + at] = figure;
}

/** Puts a figure among the highest of a list, the highest first. */
function insert(list: Float64Array, first: number, length: number, figure: number): void {
  let carried = figure;
  for (let at = first; at < first + length; at++) {
    const here = list[at] ?? 0;
    if (carried > here) {
      list[at] = carried;
      carried = here;
    }
  }
}
