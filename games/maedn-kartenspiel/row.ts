import { LAST_FIGURE, MOST_ROWS, MOST_SEATS } from './data/material.ts';
import { STARS } from './data/stars.ts';
import type { Slot, Slots } from './state.ts';

/** `where` when all figures lie in the middle. */
export const NOWHERE: readonly Slots[] = Object.freeze(new Array<Slots>(LAST_FIGURE + 1).fill(0));
/** `ends` of the largest table when nobody has a row. */
export const NO_ROWS: readonly number[] = Object.freeze(new Array<number>(MOST_SEATS * MOST_ROWS).fill(0));
/** What a figure counts in a complete row: a point, and one more for its star (MK-5.1). */
const WORTH: readonly number[] = NOWHERE.map((_, figure) => (STARS.includes(figure) ? 2 : 1));

/** The slot of a seat's row. */
export function slotOf(seat: number, row: number): Slot {
  return seat * MOST_ROWS + row;
}

/** All slots of a seat. */
export function slotsOf(seat: number): Slots {
  return 0b111 << (seat * MOST_ROWS);
}

/** The figures of a row, ascending. */
export function figuresIn(where: readonly Slots[], slot: Slot): readonly number[] {
  const figures: number[] = [];
  for (let figure = 1; figure <= LAST_FIGURE; figure++) {
    if ((((where[figure] ?? 0) >> slot) & 1) === 1) figures.push(figure);
  }
  return figures;
}

/** What these figures count in a complete row (MK-5.1). */
export function worthOf(figures: readonly number[]): number {
  let points = 0;
  for (const figure of figures) points += WORTH[figure] ?? 0;
  return points;
}

/** How many rows a set holds; no figure lies in more than two. */
export function countOf(slots: Slots): number {
  return slots === 0 ? 0 : (slots & (slots - 1)) === 0 ? 1 : 2;
}

/** How many cards counts hold in all. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
