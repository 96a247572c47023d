import { copiesOf, MOST_ROWS } from './data/material.ts';
import { anySeat, ownRow, type Source, seatRow } from './move.ts';
import { letterOf } from './notation.ts';
import type { MaednRefusal } from './refusal.ts';
import { before, countOf, firstOf, lastOf, slotOf, slotsOf } from './row.ts';
import type { Slot, Slots, State } from './state.ts';

/** In place of a slot: the figure comes from the middle. */
export const MIDDLE = -1;

/** The rows from which a seat may take a figure: none when it has to come from the middle, then own rows, then others (MK-4.1 to MK-4.3). */
export function holders(state: State, seat: number, figure: number): Slots {
  const slots = state.where[figure] ?? 0;
  if (countOf(slots) < copiesOf(figure, state.seats)) return 0;
  const own = slots & slotsOf(seat);
  return own === 0 ? slots : own;
}

/** Whether taking a figure from this row to start another would change nothing: it is the only one of an own row (MK-4.4). */
export function changesNothing(state: State, seat: number, figure: number, slot: Slot): boolean {
  return seatOf(slot) === seat && state.ends[slot] === figure && before(state.where, slot, figure) === 0;
}

/** How a row among the holders is named, as a place in `SOURCES`: only as far as the rules leave a choice. */
export function nameOf(from: Slots, slot: Slot, seat: number): number {
  if (countOf(from) < 2) return 0;
  const holder = seatOf(slot);
  if (holder === seat) return ownRow(slot - slotOf(seat, 0));
  return seatOf(firstOf(from)) === seatOf(lastOf(from)) ? seatRow(holder, slot - slotOf(holder, 0)) : anySeat(holder);
}

/** The row that a move names as its source, `MIDDLE`, or why the rules forbid it. */
export function sourceOf(state: State, seat: number, figure: number, from: Source | null): Slot | MaednRefusal {
  const slots = holders(state, seat, figure);
  if (slots === 0) return from === null ? MIDDLE : { code: 'in-the-middle', rule: 'MK-4.1', figure };
  const first = firstOf(slots);
  const last = lastOf(slots);
  const one = seatOf(first);
  const other = seatOf(last);
  if (first === last) {
    if (from === null) return first;
    if (one === seat) return { code: 'in-own-row', rule: 'MK-4.2', figure, row: rowLetter(first) };
    return { code: 'one-holder', rule: 'MK-4.3', figure, seat: one };
  }
  if (one !== other) {
    if (from !== null && from.row === null) {
      if (from.seat === one) return first;
      if (from.seat === other) return last;
    }
    return { code: 'which-holder', rule: 'MK-4.3', figure, seat: one, other };
  }
  if (from !== null && from.row !== null && from.seat === (one === seat ? null : one)) {
    const slot = slotOf(one, from.row);
    if (slot === first || slot === last) return slot;
  }
  const rows = rowLetter(first) + rowLetter(last);
  if (one === seat) return { code: 'which-own-row', rule: 'MK-4.2', figure, rows };
  return { code: 'which-row', rule: 'MK-4.3', figure, seat: one, rows };
}

export function rowLetter(slot: Slot): string {
  return letterOf(slot % MOST_ROWS);
}

function seatOf(slot: Slot): number {
  return (slot / MOST_ROWS) | 0;
}
