import type { Sheet } from './data/sheets.ts';
import type { Marks } from './marks.ts';
import { LANDINGS, MINUS, type Move, ROWS } from './move.ts';
import { builtIn } from './sheet.ts';

/** What happens next: the sheets are dealt, a tower is called, everybody lands a witch, or nothing any more. */
export type Phase = 'deal' | 'tower' | 'land' | 'over';

export interface State {
  readonly seats: number;
  /** Whether the minus fields grow dearer (BB-1.3). */
  readonly rising: boolean;
  /** Whether a witch has to count where she is worth most at once (BB-3.3). */
  readonly mustTakeBest: boolean;
  readonly phase: Phase;
  /** An owner's sheets: all of them until they are dealt, then each seat's; null where the built-in ones are played with. */
  readonly own: readonly Sheet[] | null;
  /** The number of each seat's sheet, from 1; empty before the deal. */
  readonly numbers: readonly number[];
  /** The towers called so far (BB-3.1), a hexadecimal digit each, the last one lowest: `towersOf` reads them. */
  readonly called: number;
  /** What each seat has struck; empty before the deal. */
  readonly marks: readonly Marks[];
  /** What each seat has decided for the tower last called: a move as a number, or `OWED`. Face down until nobody owes any more (BB-3.6). */
  readonly decisions: readonly number[];
}

/** A seat's decision before it has been made. */
export const OWED = -1;

/** A seat's sheet as it is printed; undefined before the deal, and where there is no such seat. */
export function sheetIn(state: State, seat: number): Sheet | undefined {
  const number = state.numbers[seat];
  if (number === undefined) return undefined;
  return state.own === null ? builtIn(number) : state.own[seat];
}

/** The tower last called; 0 before the first. */
export function towerOf(state: State): number {
  return state.called & 0xf;
}

/** The calls with one more. */
export function callAnother(called: number, tower: number): number {
  return (called << 4) | tower;
}

/** The towers called so far, in order. */
export function towersOf(called: number): readonly number[] {
  const towers: number[] = [];
  for (let left = called; left !== 0; left >>= 4) towers.unshift(left & 0xf);
  return towers;
}

/** The towers called so far as a set; tower 1 is the lowest bit. */
export function calledSet(called: number): number {
  let set = 0;
  for (let left = called; left !== 0; left >>= 4) set |= 1 << ((left & 0xf) - 1);
  return set;
}

/** Whether only the silent tower has not been called (BB-4.1): seven digits. */
export function allCalled(called: number): boolean {
  return called >> 24 !== 0;
}

/** A move as it is noted in `decisions`. */
export function decisionOf(move: Move): number {
  return move.type === 'minus' ? LANDINGS.length : ROWS.length * move.square + move.row;
}

/** The move that is noted so; it has been made. */
export function moveOf(decision: number): Move {
  return LANDINGS[decision] ?? MINUS;
}
