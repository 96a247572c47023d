/** Every reason for which these rules refuse a move or an outcome, with the paragraph and the figures that a sentence needs. Rows are letters. */
export type MaednRefusal =
  /** Another seat has to decide. */
  | { readonly code: 'not-your-turn'; readonly rule: 'C-1' }
  /** First a card has to be drawn. */
  | { readonly code: 'chance-first'; readonly rule: 'C-2' }
  /** No card is to be drawn now. */
  | { readonly code: 'no-chance'; readonly rule: 'C-2' }
  /** The game has ended. */
  | { readonly code: 'over'; readonly rule: 'MK-5.3' }
  /** The draw pile holds no such card. */
  | { readonly code: 'not-in-pile'; readonly rule: 'MK-1.2' }
  /** The player does not hold this card (or holds it once and names it twice). */
  | { readonly code: 'card-not-held'; readonly rule: 'MK-3.1'; readonly card: number }
  /** The player has no row of this letter. */
  | { readonly code: 'no-such-row'; readonly rule: 'MK-3.2'; readonly row: string }
  /** A fourth row. */
  | { readonly code: 'three-rows'; readonly rule: 'MK-3.4' }
  /** There is no figure above 40. */
  | {
      readonly code: 'above-forty';
      readonly rule: 'MK-3.5';
      readonly end: number;
      readonly card: number;
      readonly figure: number;
    }
  /** A discard although a move is possible; `move` is one, in notation. */
  | { readonly code: 'must-move'; readonly rule: 'MK-3.6'; readonly move: string }
  /** Two cards discarded where one goes. */
  | { readonly code: 'discard-one'; readonly rule: 'MK-3.7' }
  /** One card discarded where both go (house rule). */
  | { readonly code: 'discard-both'; readonly rule: 'MK-3.7' }
  /** A source is named although a copy lies in the middle. */
  | { readonly code: 'in-the-middle'; readonly rule: 'MK-4.1'; readonly figure: number }
  /** A source is named although the figure lies in this row of the player's own, from where it has to come. */
  | { readonly code: 'in-own-row'; readonly rule: 'MK-4.2'; readonly figure: number; readonly row: string }
  /** Both copies lie in own rows, and neither of them is named. */
  | { readonly code: 'which-own-row'; readonly rule: 'MK-4.2'; readonly figure: number; readonly rows: string }
  /** A source is named although only this seat holds the figure, once. */
  | { readonly code: 'one-holder'; readonly rule: 'MK-4.3'; readonly figure: number; readonly seat: number }
  /** Two opponents hold the figure, and neither of them is named (without a row). */
  | {
      readonly code: 'which-holder';
      readonly rule: 'MK-4.3';
      readonly figure: number;
      readonly seat: number;
      readonly other: number;
    }
  /** One opponent holds both copies, and the row of neither is named. */
  | {
      readonly code: 'which-row';
      readonly rule: 'MK-4.3';
      readonly figure: number;
      readonly seat: number;
      readonly rows: string;
    }
  /** A row started with the figure that is the only one of this own row. */
  | { readonly code: 'changes-nothing'; readonly rule: 'MK-4.4'; readonly figure: number; readonly row: string };
