import { COLOURS, LIMITS, ROWS } from './data/sheets.ts';
import type { Move } from './move.ts';
import { entryCode } from './rolls.ts';
import type { View } from './view.ts';

/** Where somebody stands: what of a sheet and of the dice makes a difference to him. Places count from the left. */
export interface Standing {
  /** The free places of the row being worked on, as a set. */
  readonly free: number;
  /** The hits of that row. */
  readonly hits: number;
  /** The sum of what stands in that row. */
  readonly sum: number;
  /** The points of the rows above. */
  readonly points: number;
  /** How many rows are still below. */
  readonly rowsLeft: number;
  /** What the dice show, by the place of their colour. */
  readonly dice: readonly number[];
  /** The free places whose dice show 1, as a set. */
  readonly ones: number;
  /** How many rolls come before one's own: 0 if this roll is. */
  readonly wait: number;
}

/** Where a seat stands, on whose sheet something is still free. */
export function standingOf(view: View, seat: number): Standing {
  const sheet = view.sheets[seat];
  const row = sheet?.rows[sheet.current];
  if (sheet === undefined || row === undefined) throw new RangeError(`twenty one: seat ${seat} has no row to work on`);
  const dice = row.colours.map((colour) => view.dice?.[COLOURS.indexOf(colour)] ?? 0);
  let [free, sum, ones] = [0, 0, 0];
  for (const [at, mark] of row.marks.entries()) {
    if (mark === null) free |= 1 << at;
    else if (mark !== 'x') sum += mark;
    if (mark === null && dice[at] === 1) ones |= 1 << at;
  }
  const points = sheet.rows.slice(0, sheet.current).reduce((total, above) => total + above.points, 0);
  return {
    free,
    hits: row.hits,
    sum,
    points,
    rowsLeft: ROWS - 1 - sheet.current,
    dice,
    ones,
    wait: (seat - view.active + view.seats) % view.seats,
  };
}

/** What a move enters on a seat's sheet, as an `entryCode`; the strike is a place without points. */
export function codeOf(move: Move, view: View, seat: number, { free, dice }: Standing): number {
  if (move.type !== 'enter') return entryCode(free & -free, 0, 0);
  const sheet = view.sheets[seat];
  const colours = sheet?.rows[sheet.current]?.colours ?? [];
  let [places, points, hits] = [0, 0, 0];
  for (const [at, colour] of colours.entries()) {
    if (((move.colours >> COLOURS.indexOf(colour)) & 1) === 0) continue;
    const value = dice[at] ?? 0;
    places |= 1 << at;
    points += value;
    if (value === LIMITS[at]) hits++;
  }
  return entryCode(places, points, hits);
}
