import type { Colour, Letter } from './data/sheets.ts';

/** Every reason for which these rules refuse a move or an outcome, with the paragraph and the figures that a sentence needs. */
export type TwentyOneRefusal =
  /** Another seat has to decide. */
  | { readonly code: 'not-your-turn'; readonly rule: 'C-1' }
  /** First something has to be dealt or rolled. */
  | { readonly code: 'chance-first'; readonly rule: 'C-2' }
  /** Nothing has to be dealt or rolled now. */
  | { readonly code: 'no-chance'; readonly rule: 'C-2' }
  /** The game has ended. */
  | { readonly code: 'over'; readonly rule: 'TO-5.1' }
  /** Not one different sheet for every seat. */
  | { readonly code: 'bad-deal'; readonly rule: 'TO-2.1'; readonly seats: number }
  /** Not six dice with one to six each. */
  | { readonly code: 'bad-roll'; readonly rule: 'TO-1.1' }
  /** A die that shows 1 stays. */
  | { readonly code: 'die-stays'; readonly rule: 'TO-3.1'; readonly colour: Colour }
  /** An entry before the active player has accepted the roll. */
  | { readonly code: 'roll-not-accepted'; readonly rule: 'TO-3.1' }
  /** All dice show 1: there is nothing to roll again. */
  | { readonly code: 'keep-only'; readonly rule: 'TO-3.1' }
  /** Keeping or rolling again after the roll has been accepted. */
  | { readonly code: 'roll-accepted'; readonly rule: 'TO-3.1' }
  /** Keeping or rolling again after the one reroll. */
  | { readonly code: 'already-rerolled'; readonly rule: 'TO-3.1' }
  /** The seat has entered and waits for the others. */
  | { readonly code: 'already-entered'; readonly rule: 'TO-3.5' }
  /** The field of this colour is not free. */
  | { readonly code: 'field-taken'; readonly rule: 'TO-3.2'; readonly colour: Colour }
  /** The die shows more than its field takes. */
  | {
      readonly code: 'value-above-limit';
      readonly rule: 'TO-3.2';
      readonly colour: Colour;
      readonly limit: number;
      readonly value: number;
    }
  /** A strike although a die fits; `colour` is the first that does. */
  | { readonly code: 'must-enter'; readonly rule: 'TO-3.4'; readonly colour: Colour };

/** What is wrong with an owner's own sheets, beyond their form. */
export type OwnSheetsError = { readonly path: string } & (
  | {
      readonly code: 'not-a-colour';
      readonly rule: 'TO-1.1';
      readonly sheet: Letter;
      readonly row: number;
      readonly letter: string;
    }
  | {
      readonly code: 'not-six-fields';
      readonly rule: 'TO-1.1';
      readonly sheet: Letter;
      readonly row: number;
      readonly fields: number;
    }
  | {
      readonly code: 'colour-missing';
      readonly rule: 'TO-1.2';
      readonly sheet: Letter;
      readonly row: number;
      readonly colour: Colour;
    }
  | { readonly code: 'same-sheet'; readonly rule: 'TO-1.1'; readonly sheet: Letter; readonly other: Letter }
  /** The bonus for no hit is 0, for six it is 21. */
  | {
      readonly code: 'bonus-end';
      readonly rule: 'TO-1.4';
      readonly hits: number;
      readonly points: number;
      readonly wanted: number;
    }
  /** A further hit would bring less. */
  | { readonly code: 'bonus-falls'; readonly rule: 'TO-1.4'; readonly hits: number; readonly points: number }
);
