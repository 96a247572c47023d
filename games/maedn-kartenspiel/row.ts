import { LAST_FIGURE, MOST_ROWS, MOST_SEATS } from './data/material.ts';
import { STARS } from './data/stars.ts';
import type { Slot, Slots } from './state.ts';

/** `where` when all figures lie in the middle. */
export const NOWHERE: readonly Slots[] = zeros(LAST_FIGURE + 1);
/** `ends` of the largest table when nobody has a row. */
export const NO_ROWS: readonly number[] = zeros(MOST_SEATS * MOST_ROWS);
/** What a figure counts in a complete row: a point, and one more for its star (MK-5.1). */
const WORTH: readonly number[] = NOWHERE.map((_, figure) => (STARS.includes(figure) ? 2 : 1));

/** Pushed rather than filled: V8 keeps an array without holes in its fastest form, and so its copies. */
function zeros(length: number): readonly number[] {
  const list: number[] = [];
  while (list.length < length) list.push(0);
  return list;
}

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

/** The lowest row of a set. */
export function firstOf(slots: Slots): Slot {
  return 31 - Math.clz32(slots & -slots);
}

/** The highest row of a set. */
export function lastOf(slots: Slots): Slot {
  return 31 - Math.clz32(slots);
}

/** The figure before another in a row; 0 if there is none. */
export function before(where: readonly Slots[], slot: Slot, figure: number): number {
  let at = figure - 1;
  while (at > 0 && (((where[at] ?? 0) >> slot) & 1) === 0) at--;
  return at;
}

// The functions below write into the copies that a step has made for the next state.

/** Takes a figure out of a row, which closes its gap; a row left empty is gone (MK-4.3). */
export function takeFrom(where: Slots[], ends: number[], slot: Slot, figure: number): void {
  where[figure] = (where[figure] ?? 0) & ~(1 << slot);
  if (ends[slot] === figure) ends[slot] = before(where, slot, figure);
}

/** Puts a figure at the end of a row. */
export function putInto(where: Slots[], ends: number[], slot: Slot, figure: number): void {
  where[figure] = (where[figure] ?? 0) | (1 << slot);
  ends[slot] = figure;
}

/** Sends the figures of a complete row back to the middle; its points (MK-5.1). */
export function score(where: Slots[], ends: number[], slot: Slot): number {
  const bit = 1 << slot;
  let points = 0;
  for (let figure = 1; figure <= LAST_FIGURE; figure++) {
    const slots = where[figure] ?? 0;
    if ((slots & bit) === 0) continue;
    points += WORTH[figure] ?? 0;
    where[figure] = slots & ~bit;
  }
  ends[slot] = 0;
  return points;
}

/** A row is gone: those behind it move up. */
export function closeRanks(where: Slots[], ends: number[], slot: Slot): void {
  const next = slot + 1;
  const afterLast = slot - (slot % MOST_ROWS) + MOST_ROWS;
  if (next === afterLast || ends[next] === 0) return;
  const behind = (1 << afterLast) - (1 << next);
  for (let figure = 1; figure <= LAST_FIGURE; figure++) {
    const slots = where[figure] ?? 0;
    if ((slots & behind) !== 0) where[figure] = (slots & ~behind) | ((slots & behind) >> 1);
  }
  for (let at = next; at < afterLast; at++) ends[at - 1] = ends[at] ?? 0;
  ends[afterLast - 1] = 0;
}
