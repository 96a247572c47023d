import type { OwnSheets } from './data/own.ts';
import type { Digits } from './digits.ts';
import { placeOf } from './material.ts';
import type { Move } from './move.ts';
import { EMPTY, type Row } from './row.ts';

/**
 * What happens next: the sheets are dealt, all dice are rolled, the active player chooses, the dice but the ones are rolled again, everybody
 * enters, or nothing any more.
 */
export type Phase = 'deal' | 'roll' | 'choose' | 'reroll' | 'enter' | 'over';

/** A player's sheet. */
export interface Sheet {
  /** Which of the six, from 0. */
  readonly letter: number;
  /** The row being worked on, from 0; 5 when the last is full. */
  readonly current: number;
  /** All five rows. */
  readonly rows: readonly Row[];
}

export interface State {
  readonly seats: number;
  readonly voluntaryStrike: boolean;
  /** The owner's sheets that are played with; null for the game's own. */
  readonly own: OwnSheets | null;
  readonly phase: Phase;
  /** The seat whose right it is to roll. */
  readonly active: number;
  /** The values of the dice as they lie; 0 before the first roll. */
  readonly dice: Digits;
  readonly rerolled: boolean;
  /** A sheet a seat; empty before the deal. */
  readonly sheets: readonly Sheet[];
  /** What each seat has entered from this roll: a set of colours, `STRUCK`, or `OWED`. Face down until nobody owes any more (TO-3.5). */
  readonly entries: readonly number[];
}

/** A seat's entry before it has decided. */
export const OWED = -1;
/** An entry that is a strike: no colour at all. */
export const STRUCK = 0;

export function freshSheet(letter: number): Sheet {
  return { letter, current: 0, rows: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] };
}

/** The place of a sheet's current row. */
export function placeOn(sheet: Sheet): number {
  return placeOf(sheet.letter, sheet.current);
}

/** A sheet's current row; the game is over before a sixth could be asked for. */
export function rowOn(sheet: Sheet): Row {
  return sheet.rows[sheet.current] ?? EMPTY;
}

/** A move as it is noted in `entries`; only entries are noted there. */
export function entryOf(move: Move): number {
  return move.type === 'enter' ? move.colours : STRUCK;
}
