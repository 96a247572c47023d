import type { Chooser } from '@spieleabend/kernel';
import { COLOURS, LIMITS } from './data/sheets.ts';
import type { Move } from './move.ts';
import type { RowView, View } from './view.ts';

/**
 * What a free field is worth by being left free: about the points that a later roll puts there, less what the time costs that it takes.
 * Left to right. Found by letting variants play each other: who waits for every hit has the better rows, and too few of them.
 */
const WORTH_OF_WAITING = [2.8, 2.9, 1.6, 0.8, 0.8, 0.6] as const;

/** A player who looks at nothing but his own row: he likes hits, and does not give a good field away for a low die. */
export const greedy: Chooser<Move, View> = ({ view, seat, moves }) => {
  const sheet = view.sheets[seat];
  const row = sheet?.rows[sheet.current];
  const dice = view.dice;
  const fallback = moves[0];
  if (fallback === undefined) throw new RangeError('twenty one: nothing to choose from');
  if (row === undefined || dice === null) return fallback;
  if (view.phase === 'choose') {
    const again = moves.find((move) => move.type === 'reroll');
    return again !== undefined && expected(row, dice) > gained(row, dice) ? again : fallback;
  }
  let best = fallback;
  for (const move of moves) if (worth(move, row, dice) > worth(best, row, dice)) best = move;
  return best;
};

/** What a die in a field gains over leaving the field free; a hit counts as much as the next step of the bonus. */
function gain(row: RowView, at: number, value: number): number {
  const limit = LIMITS[at] ?? 0;
  if (row.marks[at] !== null || value > limit) return 0;
  return value + (value === limit ? row.hits + 1 : 0) - (WORTH_OF_WAITING[at] ?? 0);
}

/** What an entry is worth: the gains of its dice; a strike costs the leftmost free field. */
function worth(move: Move, row: RowView, dice: readonly number[]): number {
  if (move.type === 'strike') return -(WORTH_OF_WAITING[row.marks.indexOf(null)] ?? 0);
  if (move.type !== 'enter') return 0;
  let sum = 0;
  for (const [at, colour] of row.colours.entries()) {
    const die = COLOURS.indexOf(colour);
    if (((move.colours >> die) & 1) === 1) sum += gain(row, at, dice[die] ?? 0);
  }
  return sum;
}

/** What the dice as they lie would gain. */
function gained(row: RowView, dice: readonly number[]): number {
  return row.colours.reduce(
    (sum, colour, at) => sum + Math.max(0, gain(row, at, dice[COLOURS.indexOf(colour)] ?? 0)),
    0,
  );
}

/** What they would gain on average, rolled again but for those that show 1. */
function expected(row: RowView, dice: readonly number[]): number {
  return row.colours.reduce((sum, colour, at) => {
    const stays = dice[COLOURS.indexOf(colour)] === 1;
    const faces = stays ? [1] : [1, 2, 3, 4, 5, 6];
    return sum + faces.reduce((total, face) => total + Math.max(0, gain(row, at, face)), 0) / faces.length;
  }, 0);
}
