import type { OptionSpec, Setup } from '@spieleabend/kernel';
import { FACE_COUNT } from './data/face.ts';
import type { OwnFaces } from './data/own.ts';
import type { House } from './state.ts';

/** Everyone begins with these points (EB-2.3). */
export const FIRST_POINTS = 80;

/** The house rules. 0 faces means that points end the game; first face 0 means any. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'firstFace', rule: 'EB-2.1', kind: 'number', default: 0, min: 0, max: FACE_COUNT, step: 1 },
  { name: 'debt', rule: 'EB-4.1', kind: 'switch', default: false },
  {
    name: 'target',
    rule: 'EB-5.2',
    kind: 'number',
    default: 500,
    min: 100,
    max: 1000,
    step: 10,
    bySeats: { 5: 400, 6: 400 },
  },
  { name: 'rounds', rule: 'EB-5.2', kind: 'number', default: 0, min: 0, max: FACE_COUNT, step: 1 },
  { name: 'tieBreakBoard', rule: 'EB-5.3', kind: 'switch', default: false },
];

/** The house rules and faces of a table; `setup` has been checked. */
export function houseOf({ seats, options, data }: Setup): House {
  return {
    seats,
    firstFace: Number(options.firstFace),
    debt: options.debt === true,
    target: Number(options.target),
    rounds: Number(options.rounds),
    tieBreakBoard: options.tieBreakBoard === true,
    own: (data as OwnFaces | undefined)?.faces ?? null,
  };
}
