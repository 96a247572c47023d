import type { Move } from '../move.ts';
import type { RowView, View } from '../view.ts';
import { handOf, relabel } from './hands.ts';
import { FULL, type Rest, type RowRest, restOf, rowRest } from './rests.ts';
import { lookAhead, type Worth } from './turn.ts';

/** What is left of each row of the face, from the top. */
function rowsLeft(view: View): readonly (RowRest | typeof FULL)[] {
  return (view.face?.rows ?? []).map((row) => {
    const wants = wantsOf(row);
    return wants === '' ? FULL : rowRest(row.points, wants);
  });
}

/** What the free boxes of a row want: see `RowRest`. */
function wantsOf({ kind, boxes }: RowView): string {
  const filled = boxes.filter(({ die }) => die !== null).length;
  const left = boxes.length - filled;
  if (left === 0) return '';
  if (kind === 'numbers')
    return boxes
      .slice(filled)
      .map(({ shows }) => shows)
      .join('');
  const first = boxes[0]?.die?.value ?? 0;
  if (kind === 'stars') return filled === 0 ? `*${left}` : String(first).repeat(left);
  if (filled === 0) return 'H';
  return filled < 4 ? `${String(first).repeat(3 - filled)}x${first}` : String(boxes[3]?.die?.value ?? 0);
}

/** What is left of the face. */
export function leftOf(view: View): Rest {
  return restOfRows(rowsLeft(view)).rest;
}

/** Where it makes no difference, who can have points takes them at once. */
const AT_ONCE = 1e-9;

/** What every move is worth to a player who knows what it is worth to end his turn with this or that left. */
export function worthOfMoves(view: View, moves: readonly Move[], worth: Worth): readonly number[] {
  const rows = rowsLeft(view);
  const { rest } = restOfRows(rows);
  const ahead = lookAhead(rest, view.size, worth);
  return moves.map((move) => {
    if (move.type === 'stop') return worth(rest);
    if (move.type === 'roll') return ahead.roll;
    const row = rows[move.row];
    const after = row === undefined || row === FULL ? null : row.after[move.die];
    if (after === null || after === undefined) throw new Error('engel-und-bengel: a listed placement does not fit');
    const { rest: left, names } = restOfRows(rows.with(move.row, after));
    const hand = handOf(view.hand.toSpliced(view.hand.indexOf(move.die), 1));
    const won = after === FULL ? (view.face?.rows[move.row]?.points ?? 0) : 0;
    return ahead.after(left, relabel(names)[hand] ?? 0) + AT_ONCE * won;
  });
}

function restOfRows(rows: readonly (RowRest | typeof FULL)[]): ReturnType<typeof restOf> {
  return restOf(rows.filter((row) => row !== FULL));
}
