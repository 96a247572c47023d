import type { Sheet } from './own.ts';
import type { Combination } from './witches.ts';

/** A square as it is printed: a tower's number from 1 to 8, or a witch and her copilot. */
export type Printed = number | Combination;

/** A sheet as it is printed (BB-1.1 to BB-1.3): what is in it, its JSON Schema and its check come from one description in `own.ts`. */
export type { Sheet };

/** An owner's own sheets in place of ours; sheet 1 is the first. `own.ts` asks for all nine; the rules get along with one a seat. */
export interface OwnSheets {
  readonly sheets: readonly Sheet[];
}

/** How many towers there are, numbered from 1 (BB-1.4). */
export const TOWERS = 8;
export const TOWER_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** How many fields the rows of the bar have: witch, copilot, both, pair (BB-1.3). */
export const ROW_LENGTHS = [4, 4, 3, 2] as const;

/** What each minus field counts, left to right (BB-1.3). */
export const MINUS_FIELDS = {
  flat: [-1, -1, -1, -1, -1, -1, -1],
  rising: [-1, -1, -2, -2, -3, -3, -4],
} as const;

/**
 * The nine sheets; sheet 1 is the first. Our own, found by `npm run balance -- besenbingo search 'nine sheets'`; what they are worth stands in
 * `balance.json`. Reconstructed (BB-1.1 to BB-1.3).
 */
export const SHEETS: readonly Sheet[] = [
  {
    field: [
      ['forest-raven', 7, 'forest-cat', 2],
      [4, 'star-cat', 6, 'star-rat'],
      ['weather-cat', 8, 'herb-raven', 3],
      [1, 'weather-raven', 5, 'herb-rat'],
    ],
    witches: ['forest', 'star', 'herb', 'weather'],
    copilots: ['raven', 'rat', 'raven', 'cat'],
    combinations: ['weather-raven', 'forest-raven', 'forest-cat'],
    pair: 'star-raven',
  },
  {
    field: [
      [1, 'star-raven', 2, 'forest-cat'],
      ['herb-raven', 6, 'forest-rat', 4],
      [3, 'weather-rat', 5, 'herb-cat'],
      ['star-rat', 8, 'weather-cat', 7],
    ],
    witches: ['forest', 'weather', 'star', 'herb'],
    copilots: ['raven', 'raven', 'rat', 'cat'],
    combinations: ['herb-cat', 'herb-raven', 'star-rat'],
    pair: 'weather-raven',
  },
  {
    field: [
      ['weather-raven', 5, 'weather-rat', 2],
      [3, 'star-cat', 8, 'star-raven'],
      ['forest-rat', 7, 'herb-cat', 6],
      [1, 'forest-cat', 4, 'herb-rat'],
    ],
    witches: ['herb', 'star', 'weather', 'forest'],
    copilots: ['rat', 'rat', 'cat', 'raven'],
    combinations: ['forest-rat', 'star-raven', 'herb-cat'],
    pair: 'star-rat',
  },
  {
    field: [
      [8, 'star-raven', 2, 'herb-rat'],
      ['weather-rat', 5, 'forest-raven', 4],
      [6, 'forest-rat', 3, 'herb-raven'],
      ['weather-cat', 1, 'star-cat', 7],
    ],
    witches: ['star', 'weather', 'forest', 'herb'],
    copilots: ['cat', 'cat', 'rat', 'raven'],
    combinations: ['forest-raven', 'star-raven', 'herb-raven'],
    pair: 'herb-cat',
  },
  {
    field: [
      ['forest-rat', 6, 'star-raven', 2],
      [8, 'weather-raven', 1, 'herb-rat'],
      ['star-rat', 3, 'weather-cat', 7],
      [4, 'herb-cat', 5, 'forest-cat'],
    ],
    witches: ['weather', 'forest', 'herb', 'star'],
    copilots: ['rat', 'cat', 'cat', 'raven'],
    combinations: ['star-rat', 'herb-rat', 'forest-cat'],
    pair: 'weather-rat',
  },
  {
    field: [
      [5, 'star-cat', 4, 'forest-rat'],
      ['star-raven', 1, 'forest-cat', 7],
      [2, 'weather-rat', 6, 'herb-raven'],
      ['weather-cat', 3, 'herb-rat', 8],
    ],
    witches: ['herb', 'star', 'forest', 'weather'],
    copilots: ['raven', 'rat', 'cat', 'raven'],
    combinations: ['star-cat', 'herb-raven', 'weather-rat'],
    pair: 'forest-raven',
  },
  {
    field: [
      ['herb-cat', 1, 'forest-cat', 3],
      [5, 'star-raven', 4, 'herb-rat'],
      ['forest-raven', 8, 'weather-raven', 6],
      [2, 'weather-rat', 7, 'star-rat'],
    ],
    witches: ['forest', 'star', 'weather', 'herb'],
    copilots: ['cat', 'raven', 'rat', 'cat'],
    combinations: ['weather-rat', 'forest-raven', 'herb-cat'],
    pair: 'weather-cat',
  },
  {
    field: [
      [7, 'herb-cat', 5, 'forest-cat'],
      ['herb-rat', 1, 'forest-raven', 3],
      [2, 'weather-rat', 8, 'star-rat'],
      ['star-raven', 4, 'weather-cat', 6],
    ],
    witches: ['weather', 'star', 'herb', 'forest'],
    copilots: ['raven', 'raven', 'cat', 'rat'],
    combinations: ['star-rat', 'weather-rat', 'weather-cat'],
    pair: 'herb-raven',
  },
  {
    field: [
      ['weather-cat', 7, 'weather-raven', 1],
      [3, 'forest-raven', 4, 'star-rat'],
      ['star-cat', 2, 'herb-raven', 5],
      [8, 'herb-rat', 6, 'forest-rat'],
    ],
    witches: ['weather', 'forest', 'star', 'herb'],
    copilots: ['cat', 'raven', 'cat', 'rat'],
    combinations: ['herb-rat', 'weather-cat', 'forest-rat'],
    pair: 'forest-cat',
  },
];
