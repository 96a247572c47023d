import type { Die } from './data/dice.ts';

/** Every reason for which these rules refuse a move or a roll, with the paragraph and the figures that a sentence needs. */
export type EineuRefusal =
  /** The other player acts. */
  | { readonly code: 'not-your-turn'; readonly rule: 'C-1' }
  /** A decision before the opening roll. */
  | { readonly code: 'chance-first'; readonly rule: 'EI-2.1' }
  /** A roll after the opening. */
  | { readonly code: 'no-chance'; readonly rule: 'EI-2.1' }
  /** The game has ended. */
  | { readonly code: 'over'; readonly rule: 'EI-4.1' | 'EI-4.2' }
  /** The die does not bear this number; null where one number had to stand and did not. */
  | { readonly code: 'not-a-face'; readonly rule: 'EI-1.1'; readonly die: Die; readonly value: number | null }
  /** The number lies on top already (`top`) or at the bottom. */
  | {
      readonly code: 'not-a-neighbour';
      readonly rule: 'EI-3.1';
      readonly die: Die;
      readonly value: number;
      readonly top: number;
    }
  /** The die was tipped last and rests. */
  | { readonly code: 'same-die'; readonly rule: 'EI-3.2'; readonly die: Die }
  /** No further tip is earned: the turn has only begun. */
  | { readonly code: 'cannot-stop'; readonly rule: 'EI-3.3' };
