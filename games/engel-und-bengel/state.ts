import type { Face } from './data/face.ts';
import { type Layout, NO_LAYOUT, type RowDice } from './row.ts';

/**
 * What happens next: a face is revealed, the active player's dice are rolled, the active player decides, or nothing any more.
 * While a face is awaited, and after the end, the full face of the round before still lies there.
 */
export type Phase = 'face' | 'roll' | 'place' | 'over';

/** What stays the same all game. */
export interface House {
  readonly seats: number;
  /** The face that has to come first; 0 for any (EB-2.1). */
  readonly firstFace: number;
  /** Whether points may go below 0 (EB-4.1). */
  readonly debt: boolean;
  /** How many points end the game (EB-5.2). */
  readonly target: number;
  /** After how many faces it ends instead; 0 for by points (EB-5.2). */
  readonly rounds: number;
  /** Whether a tie for first is played out on one more face (EB-5.3). */
  readonly tieBreakBoard: boolean;
  /** The faces that an owner has brought, each in place of ours with the same number (EB-1.5); null where all are ours. */
  readonly own: readonly Face[] | null;
}

/** What stays the same as long as one face lies there. */
export interface Round {
  /** How many faces have been revealed. */
  readonly number: number;
  /** The faces shown in these sixteen rounds: a bit each, face 1 the lowest (EB-2.1). */
  readonly shown: number;
  /** The face that lies there, null before the first; and the same, ready for play. */
  readonly face: Face | null;
  readonly layout: Layout;
  /** The seats whose tie for first this face (or the one awaited) decides, a bit each; 0 in all rounds but that one (EB-5.3). */
  readonly tied: number;
}

export interface State {
  readonly house: House;
  readonly round: Round;
  readonly phase: Phase;
  /** Whose turn it is; while a face is awaited, who will begin. */
  readonly active: number;
  /** The dice on the face, a number a row. */
  readonly rows: readonly RowDice[];
  /** Boxes that are still free. */
  readonly free: number;
  /** The dice that each seat has left, those in the hand included: four bits a seat, seat 0 the lowest. */
  readonly dice: number;
  /** The unplaced dice of this turn as they lie, in no order: how many show 1, 2 … 6, three bits each. 0 before a roll. */
  readonly hand: number;
  /** How many dice are in the hand: to be rolled, or lying there. */
  readonly size: number;
  /** Which roll of the turn it is, 1 to 5. */
  readonly roll: number;
  /** Whether a die has been placed since this roll (EB-3.3). */
  readonly placed: boolean;
  readonly points: readonly number[];
}

/** No more dice than these are rolled (EB-3.1). */
export const MOST_ROLLED = 5;

/**
 * Face n is the outcome `FACE_OUTCOME + n`: outcomes 1 to 6 are dice, and a face must never read like a roll of a single die.
 */
export const FACE_OUTCOME = 6;

/** The rows before a die lies on them. */
export const NO_DICE: readonly RowDice[] = Object.freeze([0, 0, 0, 0, 0, 0]);

/** Before the first face. */
export const NO_ROUND: Round = Object.freeze({ number: 0, shown: 0, face: null, layout: NO_LAYOUT, tied: 0 });

/** How many dice each player gets, by the number of seats: 30 dice shared evenly (EB-2.2). */
export function diceEach(seats: number): number {
  return Math.floor(30 / seats);
}
