import type { Combination, Copilot, Witch } from './data/witches.ts';

/** Every reason for which these rules refuse a move or an outcome, with the paragraph and the figures that a sentence needs. */
export type BesenbingoRefusal =
  /** The seat does not take part. */
  | { readonly code: 'not-your-turn'; readonly rule: 'C-1' }
  /** First the sheets have to be dealt or a tower called. */
  | { readonly code: 'chance-first'; readonly rule: 'C-2' }
  /** Nothing has to be dealt or called now. */
  | { readonly code: 'no-chance'; readonly rule: 'C-2' }
  /** The round has ended. */
  | { readonly code: 'over'; readonly rule: 'BB-4.1' }
  /** Not one different sheet for every seat, of those that there are. */
  | { readonly code: 'bad-deal'; readonly rule: 'BB-2.1'; readonly seats: number; readonly sheets: number }
  /** Not one of the eight towers. */
  | { readonly code: 'no-such-tower'; readonly rule: 'BB-1.4' }
  /** This tower has been called before. */
  | { readonly code: 'tower-called'; readonly rule: 'BB-3.1'; readonly tower: number }
  /** The seat has decided and waits for the others. */
  | { readonly code: 'already-decided'; readonly rule: 'BB-3.6' }
  /** The square is a tower. */
  | { readonly code: 'no-witch'; readonly rule: 'BB-3.1'; readonly square: string }
  /** The witch does not stand beside the tower that was called. */
  | { readonly code: 'not-beside'; readonly rule: 'BB-3.1'; readonly square: string; readonly tower: number }
  /** The witch has landed before. */
  | { readonly code: 'already-landed'; readonly rule: 'BB-3.1'; readonly square: string }
  /** The row (`1`, `2`, `3`, `p`) has no free field left. */
  | { readonly code: 'row-full'; readonly rule: 'BB-3.2'; readonly square: string; readonly row: string }
  /** The next field of the row shows something else: a witch, a copilot, or both in row 3. */
  | {
      readonly code: 'does-not-fit';
      readonly rule: 'BB-3.2';
      readonly square: string;
      readonly row: string;
      readonly shown: Witch | Copilot | Combination;
    }
  /** House rule: for this witch the row `best` brings more at once. */
  | {
      readonly code: 'better-row';
      readonly rule: 'BB-3.3';
      readonly square: string;
      readonly row: string;
      readonly best: string;
    }
  /** A minus field although the witch on `square` fits row `row`. */
  | { readonly code: 'must-land'; readonly rule: 'BB-3.4'; readonly square: string; readonly row: string };

/** What is wrong with an owner's own sheets, beyond their form; `sheet` counts from 1. */
export type OwnSheetsError = {
  readonly path: string;
  readonly sheet: number;
} /** A tower where the checkerboard of the others has a witch, or the other way round. */ & (
  | { readonly code: 'not-a-witch' | 'not-a-tower'; readonly rule: 'BB-1.1'; readonly square: string }
  /** A tower that stands on the square `other` already. */
  | {
      readonly code: 'tower-twice';
      readonly rule: 'BB-1.1';
      readonly square: string;
      readonly other: string;
      readonly tower: number;
    }
  /** A witch and copilot that stand on the square `other` already. */
  | {
      readonly code: 'combination-twice';
      readonly rule: 'BB-1.2';
      readonly square: string;
      readonly other: string;
      readonly combination: Combination;
    }
  /** Row 3 shows what is not on the field, or the same again; or the pair is on the field. */
  | {
      readonly code: 'not-on-field' | 'combination-again' | 'pair-on-field';
      readonly rule: 'BB-1.3';
      readonly combination: Combination;
    }
  /** The same as sheet `other`. */
  | { readonly code: 'same-sheet'; readonly rule: 'BB-1.1'; readonly other: number }
);
