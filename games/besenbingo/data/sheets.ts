import type { Combination, Copilot, Witch } from './witches.ts';

/** A square as it is printed: a tower's number from 1 to 8, or a witch and her copilot. */
export type Printed = number | Combination;

/** A sheet as it is printed (BB-1.1 to BB-1.3). An owner's own sheets have the same form as JSON. */
export interface Sheet {
  /** The field: four rows from the top (4) to the bottom (1), each from the left (a) to the right (d). */
  readonly field: readonly (readonly Printed[])[];
  /** Row 1 of the bar, left to right. */
  readonly witches: readonly Witch[];
  /** Row 2 of the bar, left to right. */
  readonly copilots: readonly Copilot[];
  /** Row 3 of the bar, left to right: combinations that are on the field. */
  readonly combinations: readonly Combination[];
  /** The pair row: first the witch, then the copilot of a combination that is not on the field. */
  readonly pair: Combination;
}

/** An owner's own sheets in place of ours; sheet 1 is the first. At least one a seat, at most nine. */
export interface OwnSheets {
  readonly sheets: readonly Sheet[];
}

/** How many towers there are, numbered from 1 (BB-1.4). */
export const TOWERS = 8;

/** How many fields the rows of the bar have: witch, copilot, both, pair (BB-1.3). */
export const ROW_LENGTHS = [4, 4, 3, 2] as const;

/** What each minus field counts, left to right (BB-1.3). */
export const MINUS_FIELDS = {
  flat: [-1, -1, -1, -1, -1, -1, -1],
  rising: [-1, -1, -2, -2, -3, -3, -4],
} as const;

/** The nine sheets; sheet 1 is the first. Our own, found by `balance/search.ts`. */
export const SHEETS: readonly Sheet[] = [
  {
    field: [
      ['forest-rat', 8, 'forest-raven', 4],
      [6, 'weather-rat', 3, 'herb-rat'],
      ['weather-cat', 1, 'star-rat', 7],
      [5, 'forest-cat', 2, 'herb-raven'],
    ],
    witches: ['weather', 'forest', 'herb', 'star'],
    copilots: ['raven', 'cat', 'rat', 'cat'],
    combinations: ['forest-rat', 'herb-raven', 'forest-raven'],
    pair: 'star-raven',
  },
  {
    field: [
      [8, 'star-raven', 5, 'herb-cat'],
      ['forest-rat', 2, 'star-cat', 4],
      [1, 'herb-rat', 6, 'weather-rat'],
      ['weather-raven', 3, 'weather-cat', 7],
    ],
    witches: ['weather', 'star', 'herb', 'forest'],
    copilots: ['cat', 'cat', 'rat', 'raven'],
    combinations: ['forest-rat', 'star-cat', 'weather-rat'],
    pair: 'star-rat',
  },
  {
    field: [
      ['star-raven', 3, 'weather-cat', 5],
      [8, 'star-rat', 6, 'weather-raven'],
      ['herb-raven', 2, 'herb-rat', 4],
      [1, 'star-cat', 7, 'forest-rat'],
    ],
    witches: ['star', 'herb', 'weather', 'forest'],
    copilots: ['cat', 'rat', 'raven', 'raven'],
    combinations: ['weather-raven', 'weather-cat', 'star-cat'],
    pair: 'forest-raven',
  },
  {
    field: [
      [2, 'weather-cat', 5, 'herb-raven'],
      ['weather-rat', 4, 'forest-rat', 8],
      [1, 'forest-cat', 7, 'weather-raven'],
      ['star-rat', 3, 'herb-cat', 6],
    ],
    witches: ['star', 'herb', 'forest', 'weather'],
    copilots: ['cat', 'raven', 'rat', 'raven'],
    combinations: ['weather-rat', 'herb-cat', 'weather-raven'],
    pair: 'star-raven',
  },
  {
    field: [
      ['weather-raven', 2, 'star-cat', 3],
      [7, 'weather-rat', 4, 'weather-cat'],
      ['herb-cat', 8, 'herb-raven', 1],
      [6, 'star-rat', 5, 'forest-cat'],
    ],
    witches: ['star', 'forest', 'weather', 'herb'],
    copilots: ['raven', 'raven', 'cat', 'rat'],
    combinations: ['weather-cat', 'herb-cat', 'star-cat'],
    pair: 'herb-rat',
  },
  {
    field: [
      [6, 'herb-rat', 4, 'weather-raven'],
      ['weather-rat', 3, 'star-cat', 7],
      [1, 'forest-rat', 2, 'forest-raven'],
      ['star-raven', 5, 'herb-raven', 8],
    ],
    witches: ['forest', 'herb', 'star', 'weather'],
    copilots: ['cat', 'rat', 'rat', 'raven'],
    combinations: ['herb-rat', 'forest-rat', 'weather-rat'],
    pair: 'forest-cat',
  },
  {
    field: [
      ['star-rat', 5, 'weather-cat', 1],
      [6, 'herb-rat', 7, 'star-raven'],
      ['forest-raven', 4, 'forest-cat', 2],
      [3, 'weather-rat', 8, 'star-cat'],
    ],
    witches: ['forest', 'star', 'weather', 'herb'],
    copilots: ['raven', 'cat', 'raven', 'rat'],
    combinations: ['star-rat', 'weather-cat', 'forest-cat'],
    pair: 'herb-raven',
  },
  {
    field: [
      [4, 'weather-rat', 5, 'weather-raven'],
      ['herb-cat', 3, 'weather-cat', 7],
      [6, 'star-cat', 1, 'forest-raven'],
      ['forest-rat', 2, 'star-raven', 8],
    ],
    witches: ['star', 'herb', 'forest', 'weather'],
    copilots: ['raven', 'cat', 'rat', 'cat'],
    combinations: ['forest-rat', 'star-raven', 'weather-cat'],
    pair: 'herb-raven',
  },
  {
    field: [
      ['weather-cat', 2, 'forest-raven', 4],
      [8, 'forest-rat', 3, 'herb-cat'],
      ['star-cat', 5, 'star-rat', 6],
      [7, 'forest-cat', 1, 'herb-rat'],
    ],
    witches: ['star', 'weather', 'herb', 'forest'],
    copilots: ['rat', 'rat', 'raven', 'cat'],
    combinations: ['herb-rat', 'weather-cat', 'star-cat'],
    pair: 'weather-raven',
  },
];
