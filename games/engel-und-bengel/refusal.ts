/**
 * Every reason for which these rules refuse a move or an outcome, with the paragraph and the figures that a sentence needs. Rows count from
 * 1 at the top, faces from 1.
 */
export type EngelUndBengelRefusal =
  /** Another seat has to decide. */
  | { readonly code: 'not-your-turn'; readonly rule: 'C-1' }
  /** First a face has to be revealed or dice have to be rolled. */
  | { readonly code: 'chance-first'; readonly rule: 'C-2' }
  /** Nothing has to be revealed or rolled now. */
  | { readonly code: 'no-chance'; readonly rule: 'C-2' }
  /** The game has ended. */
  | { readonly code: 'over'; readonly rule: 'EB-5.2' }
  /** Not one face from 1 to 16. */
  | { readonly code: 'bad-face'; readonly rule: 'EB-2.1' }
  /** Another face has to come first. */
  | { readonly code: 'first-face-fixed'; readonly rule: 'EB-2.1'; readonly face: number; readonly first: number }
  /** The face, or in the first eight rounds the other side of its board, has been shown already. */
  | { readonly code: 'face-used'; readonly rule: 'EB-2.1'; readonly face: number }
  /** Not as many dice as have to be rolled, with one to six each. */
  | { readonly code: 'bad-roll'; readonly rule: 'EB-3.1'; readonly dice: number }
  /** No unplaced die of this turn shows that. */
  | { readonly code: 'no-such-die'; readonly rule: 'EB-3.2'; readonly die: number }
  /** All boxes of the row are filled. */
  | { readonly code: 'row-full'; readonly rule: 'EB-3.2'; readonly row: number }
  /** The next box of the row wants another number. */
  | {
      readonly code: 'wrong-number';
      readonly rule: 'EB-3.2';
      readonly row: number;
      readonly die: number;
      readonly wants: number;
    }
  /** The dice of the stars have to be alike. */
  | {
      readonly code: 'not-alike';
      readonly rule: 'EB-1.3';
      readonly row: number;
      readonly die: number;
      readonly wants: number;
    }
  /** Red and yellow stars have to differ. */
  | { readonly code: 'groups-alike'; readonly rule: 'EB-1.3'; readonly row: number; readonly die: number }
  /** Rolling again or stopping before a die of this roll is placed; `die` and `row` are the first that fit. */
  | { readonly code: 'must-place'; readonly rule: 'EB-3.3'; readonly die: number; readonly row: number };

/** What can be wrong with faces of an owner's own beyond their form: the codes of `data/own.ts`. */
export type OwnFacesFault =
  /** A row of 0 points: neither white nor black (EB-1.2). */
  | 'no-points'
  /** Numbers and stars, or stars of several kinds, in one row; red and yellow stars in another order (EB-1.3). */
  | 'mixed-row'
  | 'bad-full-house'
  /** More boxes than dice in play (EB-1.4). */
  | 'too-many-boxes'
  /** Black costs as much as white pays, or more (EB-1.5). */
  | 'no-gain'
  /** The number or the name of another face (EB-1.1). */
  | 'face-twice'
  | 'name-twice';
