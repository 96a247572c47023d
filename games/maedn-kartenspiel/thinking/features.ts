import { countBits } from '@spieleabend/kernel';
import { copiesOf, goalOf, LAST_FIGURE, MOST_PIPS, MOST_ROWS, MOST_SEATS } from '../data/material.ts';
import { countOf, firstOf, slotOf, slotsOf, worthOf } from '../row.ts';
import { holders } from '../source.ts';
import type { Slot, State } from '../state.ts';

/** Rows are told apart by how far they are from 40: up to 3, 6, 9, 12, 18, 24, 30, or more. */
const REACHES = [3, 6, 9, 12, 18, 24, 30, LAST_FIGURE];
const BANDS = REACHES.length;
const BAND_OF = Array.from({ length: LAST_FIGURE + 1 }, (_, distance) => REACHES.findIndex((most) => distance <= most));
/** Two cards away from 40, where a theft hurts most. */
const NEAR = 2 * MOST_PIPS;

/** Places of the figures: first when the seat's turn comes, then its points, its rows by band, and so on. */
export const POINTS = MOST_SEATS;
export const WORTH = POINTS + 2;
const ROWS = WORTH + BANDS;
const WINNING = ROWS + BANDS;
const LOSS = WINNING + BANDS;
const FINISH = LOSS + 4;
const SHAPE = FINISH + 2;
const KNOWN = SHAPE + 3;
const CARD = KNOWN + 4;
const THEFT = CARD + MOST_PIPS;
const MOBILE = THEFT + 1;
const NEED = MOBILE + 1;
/** How many figures describe a seat. */
export const FEATURES = NEED + 2;
/** Those of a card in the hand. */
export const FIRST_OF_CARD = KNOWN;
export const END_OF_CARD = THEFT;

/** What each figure counts in a complete row. */
const COUNTS = Array.from({ length: LAST_FIGURE + 1 }, (_, figure) => worthOf([figure]));

/** How often somebody with two cards unknown holds one of so many pips, about. */
const CHANCE = [0, 0.3, 0.55, 0.75, 0.9, 1, 1.05];

// Filled anew for every seat: what a row counts, and how much of it and how often its end is likely to be stolen.
const worth = new Float64Array(MOST_ROWS);
const loss = new Float64Array(MOST_ROWS);
const endLoss = new Float64Array(MOST_ROWS);

/** How a seat stands on the table after a decision of `mover`, in figures of about the size of 1, whatever it holds. Fills `into`. */
export function describe(state: State, seat: number, mover: number, into: Float64Array): void {
  const { seats, ends } = state;
  const goal = goalOf(seats);
  const points = state.points[seat] ?? 0;
  into.fill(0);
  into[(seat - mover - 1 + 2 * seats) % seats] = 1;
  into[POINTS] = points / goal;
  into[POINTS + 1] = (points / goal) ** 2;
  weigh(state, seat);

  const first = slotOf(seat, 0);
  let rows = 0;
  let all = 0;
  let best = 0;
  let finishing = 0;
  let stealing = 0;
  let fitting = 0;
  for (; rows < MOST_ROWS; rows++) {
    const end = ends[first + rows] ?? 0;
    if (end === 0) break;
    const distance = LAST_FIGURE - end;
    const band = BAND_OF[distance] ?? 0;
    const counts = worth[rows] ?? 0;
    add(into, WORTH + band, counts * 0.1);
    add(into, ROWS + band, 1);
    if (points + counts + 1 >= goal) add(into, WINNING + band, 1);
    add(into, LOSS + (distance <= NEAR ? 0 : 1), (loss[rows] ?? 0) * 0.2);
    add(into, LOSS + (distance <= NEAR ? 2 : 3), endLoss[rows] ?? 0);
    all += counts;
    if (distance <= MOST_PIPS) {
      finishing |= 1 << distance;
      best = Math.max(best, counts);
    }
    for (let pips = 1; pips <= MOST_PIPS && pips <= distance; pips++) {
      fitting |= 1 << pips;
      if (robs(state, seat, end + pips)) stealing |= 1 << pips;
    }
  }
  into[FINISH] = countBits(finishing) * 0.3;
  into[FINISH + 1] = best * 0.1;
  into[SHAPE] = rows === MOST_ROWS ? 1 : 0;
  into[SHAPE + 1] = rows === 0 ? 1 : 0;
  into[SHAPE + 2] = all * 0.05;
  into[THEFT] = countBits(stealing) * 0.2;
  into[MOBILE] = rows < MOST_ROWS ? 1 : countBits(fitting) / MOST_PIPS;
  into[NEED] = best >= goal - points ? 1 : 0;
  into[NEED + 1] = all >= goal - points ? 1 : 0;
}

/** What a card that the seat is known to hold adds: the figures from `FIRST_OF_CARD` to before `END_OF_CARD` of `into`, the rest stays. */
export function describeCard(state: State, seat: number, card: number, into: Float64Array): void {
  into.fill(0, FIRST_OF_CARD, END_OF_CARD);
  into[CARD + card - 1] = 1;
  for (let row = 0; row < MOST_ROWS; row++) {
    const slot = slotOf(seat, row);
    const end = state.ends[slot] ?? 0;
    const distance = LAST_FIGURE - end;
    if (end === 0 || distance < card) continue;
    if (distance === card) {
      const counts = 1 + rowWorth(state, slot);
      into[KNOWN] = Math.max(into[KNOWN] ?? 0, counts * 0.1);
      if ((state.points[seat] ?? 0) + counts >= goalOf(state.seats)) into[KNOWN + 1] = 1;
      continue;
    }
    if (robs(state, seat, end + card)) into[KNOWN + 2] = 1;
    if (distance - card <= MOST_PIPS) into[KNOWN + 3] = 1;
  }
}

/** Whether the seat would take this figure from somebody else. */
function robs(state: State, seat: number, figure: number): boolean {
  const from = holders(state, seat, figure);
  return from !== 0 && (from & slotsOf(seat)) === 0;
}

/** What the figures of a row count. */
function rowWorth(state: State, slot: Slot): number {
  let counts = 0;
  for (let figure = 1; figure <= LAST_FIGURE; figure++) {
    if ((((state.where[figure] ?? 0) >> slot) & 1) === 1) counts += COUNTS[figure] ?? 0;
  }
  return counts;
}

/** Fills `worth`, `loss` and `endLoss` for the rows of a seat. */
function weigh(state: State, seat: number): void {
  const { seats, where, ends } = state;
  const own = slotsOf(seat);
  const first = slotOf(seat, 0);
  worth.fill(0);
  loss.fill(0);
  endLoss.fill(0);
  for (let figure = 1; figure <= LAST_FIGURE; figure++) {
    const slots = where[figure] ?? 0;
    if ((slots & own) === 0) continue;
    const stolen = countOf(slots) < copiesOf(figure, seats) ? 0 : likelyStolen(state, seat, figure);
    for (let left = slots & own; left !== 0; left &= left - 1) {
      const row = firstOf(left) - first;
      add(worth, row, COUNTS[figure] ?? 0);
      add(loss, row, stolen * (COUNTS[figure] ?? 0));
      if (ends[first + row] === figure) add(endLoss, row, stolen);
    }
  }
}

/** How many of the others, about, will hold a card that fetches this figure. None lies in the middle. */
function likelyStolen(state: State, seat: number, figure: number): number {
  let likely = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || ((state.where[figure] ?? 0) & slotsOf(other)) !== 0) continue;
    let pips = 0;
    let row = 0;
    for (; row < MOST_ROWS; row++) {
      const end = state.ends[slotOf(other, row)] ?? 0;
      if (end === 0) break;
      if (figure > end && figure - end <= MOST_PIPS) pips |= 1 << (figure - end);
    }
    if (row < MOST_ROWS && figure <= MOST_PIPS) pips |= 1 << figure;
    likely += CHANCE[countBits(pips)] ?? 0;
  }
  return likely;
}

function add(list: Float64Array, place: number, amount: number): void {
  list[place] = (list[place] ?? 0) + amount;
}
