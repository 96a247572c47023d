import type { Chooser } from '@spieleabend/kernel';
import type { Move } from './move.ts';
import { MOST_ROLLED } from './state.ts';
import type { RowView, View } from './view.ts';

/** How many dice the next player will most likely roll. */
const NEXT_DICE = 5;
/** How much of what the next player is offered counts as lost: he may miss it, or have other plans. */
const OFFERED = 0.4;
/** What a die is worth by being kept for later in the round. */
const KEPT = 1;
/** A roll is worth it from so many points to be expected. */
const WORTH_ROLLING = 16;

/** `ALIKE[dice][wanted]`: the chance that at least `wanted` of so many dice show a certain value. */
const ALIKE: readonly (readonly number[])[] = Array.from({ length: MOST_ROLLED + 1 }, (_, dice) =>
  Array.from({ length: dice + 1 }, (_, wanted) => {
    let miss = 0;
    for (let hits = 0; hits < wanted; hits++) miss += choose(dice, hits) * 5 ** (dice - hits);
    return 1 - miss / 6 ** dice;
  }),
);

/**
 * A player as found in any family: completes white rows when he can, would rather not prepare them for the next player, keeps away from the
 * last box of a black row, and rolls again while there is something to be won.
 */
export const greedy: Chooser<Move, View> = ({ view, moves }) => {
  let best = moves[0];
  if (best === undefined) throw new RangeError('engel-und-bengel: nothing to choose from');
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move, view);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
};

/** What a decision is worth in points, about; stopping is worth 0. */
function worthOf(move: Move, view: View): number {
  if (move.type === 'stop') return 0;
  const rows = view.face?.rows ?? [];
  if (move.type === 'roll') return rows.reduce((sum, row) => sum + prospect(row, view), -WORTH_ROLLING);
  const row = rows[move.row];
  return row === undefined ? 0 : placing(row, move.die, view);
}

/** What rolling all dice of the hand again promises on one row: its points if they can complete it; where only its last box is left, black rows threaten. */
function prospect(row: RowView, view: View): number {
  const chance = chanceOf(row, filledOf(row), view.size);
  if (row.points > 0) return row.points * chance;
  // A black row is finished only where nothing else fits.
  return leftOf(row) === 1 ? 0.3 * due(row.points, view) * chance : 0;
}

/** What placing a die on a row is worth: the points if it completes the row, else what it changes for oneself and for the next player. */
function placing(row: RowView, die: number, view: View): number {
  const filled = filledOf(row);
  const first = filled === 0 ? die : firstOf(row);
  const left = row.boxes.length - filled - 1;
  if (left === 0) return (row.points > 0 ? row.points : due(row.points, view)) - KEPT;
  if (row.points < 0) return left === 1 ? -4 : -2;
  const others = view.hand.toSpliced(view.hand.indexOf(die), 1);
  if (completes(row, filled + 1, first, others)) return row.points - KEPT * (left + 1);
  const own = gained(row, others.length);
  return own - OFFERED * gained(row, NEXT_DICE) - KEPT;
}

/** By how much one more die brings a white row nearer to being completed with so many dice, in points. */
function gained(row: RowView, dice: number): number {
  const filled = filledOf(row);
  return row.points * (chanceOf(row, filled + 1, dice) - chanceOf(row, filled, dice));
}

/** What a black row costs; who has less pays less (EB-4.1). */
function due(points: number, { debt, active, points: all }: View): number {
  return debt ? points : Math.max(points, -(all[active] ?? 0));
}

/** Whether the other dice of the hand complete the row that is filled so far. */
function completes(row: RowView, filled: number, first: number, dice: readonly number[]): boolean {
  const left = dice.slice();
  for (let at = filled; at < row.boxes.length; at++) {
    const shows = row.boxes[at]?.shows;
    const wanted =
      typeof shows === 'number' ? shows : at < 3 || row.kind === 'stars' ? first : secondOf(row, first, left);
    const index = left.indexOf(wanted);
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

/** What the fourth die of a full house shows, or should show: one of a pair. */
function secondOf(row: RowView, first: number, dice: readonly number[]): number {
  const lies = row.boxes[3]?.die?.value;
  return lies ?? dice.find((die, at) => die !== first && dice.indexOf(die) !== at) ?? 0;
}

/** About how likely one roll of so many dice completes a row that is filled so far. */
function chanceOf(row: RowView, filled: number, dice: number): number {
  const left = row.boxes.length - filled;
  if (left > dice) return 0;
  if (row.kind === 'stars') return filled === 0 ? anyAlike(dice, left) : alike(dice, left);
  if (row.kind === 'house') {
    if (filled > 3) return alike(dice, left);
    const three = filled === 0 ? anyAlike(dice, 3) : alike(dice, 3 - filled);
    return three * Math.min(1, 5 * alike(dice - (3 - filled), 2));
  }
  let chance = 1;
  let free = dice;
  for (let value = 1; value <= 6; value++) {
    let wanted = 0;
    for (let at = filled; at < row.boxes.length; at++) if (row.boxes[at]?.shows === value) wanted++;
    chance *= alike(free, wanted);
    free -= wanted;
  }
  return chance;
}

/** How likely at least so many of the dice show a certain value. */
function alike(dice: number, wanted: number): number {
  return ALIKE[dice]?.[wanted] ?? 0;
}

/** About how likely at least so many show the same, whatever it is. */
function anyAlike(dice: number, wanted: number): number {
  return wanted <= 1 ? 1 : Math.min(1, 6 * alike(dice, wanted));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function filledOf(row: RowView): number {
  let filled = 0;
  while (row.boxes[filled]?.die) filled++;
  return filled;
}

function leftOf(row: RowView): number {
  return row.boxes.length - filledOf(row);
}

/** What the first die of a row shows, 0 where none lies. */
function firstOf(row: RowView): number {
  return row.boxes[0]?.die?.value ?? 0;
}
