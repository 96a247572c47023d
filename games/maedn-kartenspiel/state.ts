import type { Cards } from './hand.ts';

/** A set of rows of the table: a bit a slot. */
export type Slots = number;
/** The number of a row at the table: 3 × seat + row. */
export type Slot = number;

export interface State {
  readonly seats: number;
  /** The house rule of MK-3.7: who cannot move discards both cards. */
  readonly discardBoth: boolean;
  /** The house rule of MK-5.3: the round is played to its end. */
  readonly finishRound: boolean;
  readonly over: boolean;
  /** The seat that decides; while its hand is not full, a card is drawn for it. */
  readonly active: number;
  /** A hand a seat. */
  readonly hands: readonly Cards[];
  /** The draw pile as counts: `pile[5]` fives. Its order does not exist until a card is drawn. */
  readonly pile: readonly number[];
  /** The discard pile as counts. */
  readonly discard: readonly number[];
  /** The card that lies on top of the discard pile; 0 when it is empty. */
  readonly top: number;
  /** In which rows each figure lies: `where[17]` is a set of rows. The copies that lie in no row lie in the middle. */
  readonly where: readonly Slots[];
  /** The last figure of each row, by slot; 0 where there is no row. */
  readonly ends: readonly number[];
  readonly points: readonly number[];
}
