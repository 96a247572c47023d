import { ROW_COUNT } from './data/face.ts';

/** A decision. `die` is what the die shows, 1 to 6; `row` counts from 0 at the top (the notation and the refusals count from 1). */
export type Move =
  | { readonly type: 'place'; readonly die: number; readonly row: number }
  | { readonly type: 'roll' }
  | { readonly type: 'stop' };

export const ROLL: Move = Object.freeze({ type: 'roll' });
export const STOP: Move = Object.freeze({ type: 'stop' });

/** All placements are made once, row by row. */
const PLACES: readonly Move[] = Array.from({ length: ROW_COUNT * 6 }, (_, at) =>
  Object.freeze({ type: 'place', die: (at % 6) + 1, row: Math.floor(at / 6) }),
);

/** The placement of a die that shows `die` (1 to 6) on a row (0 to 5). */
export function place(die: number, row: number): Move {
  return PLACES[row * 6 + die - 1] ?? STOP;
}

export const NO_MOVES: readonly Move[] = Object.freeze([]);
