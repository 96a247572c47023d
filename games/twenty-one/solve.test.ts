import { sample, seeded } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { BONUS, COLOURS, FIELDS } from './data/sheets.ts';
import type { Move } from './move.ts';
import { game } from './rules.ts';
import { report, solveRow } from './solve.ts';
import type { RowView, View } from './view.ts';

const { value, kept, rerolled } = solveRow(false);

/** What the row of a view is to the solver: its free places, its hits, and the dice in the order of its places. */
function seen({ marks, hits, colours }: RowView, dice: readonly number[]) {
  const free = marks.reduce<number>((set, mark, at) => (mark === null ? set | (1 << at) : set), 0);
  return { free, hits, shown: colours.map((colour) => dice[COLOURS.indexOf(colour)] ?? 0) };
}

/** The best move by the solver's values; entries are compared by the row that they leave. */
function best(view: View, row: RowView, moves: readonly Move[]): Move {
  const { free, hits, shown } = seen(row, view.dice ?? []);
  const worth = (move: Move): number => {
    if (move.type === 'keep') return kept(free, hits, shown);
    if (move.type === 'reroll') {
      const ones = shown.reduce<number>((set, die, at) => (die === 1 && (free >> at) & 1 ? set | (1 << at) : set), 0);
      return rerolled(free, hits, ones);
    }
    if (move.type === 'strike') return value(free & (free - 1), hits);
    let [points, left, more] = [0, free, hits];
    for (let at = 0; at < FIELDS; at++) {
      const colour = row.colours[at];
      if (colour === undefined || ((move.colours >> COLOURS.indexOf(colour)) & 1) === 0) continue;
      points += shown[at] ?? 0;
      left &= ~(1 << at);
      if (shown[at] === FIELDS - at) more++;
    }
    return points + value(left, more);
  };
  return moves.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** Plays a game alone by the solver's values. */
function alone(seed: string): number {
  const random = seeded(seed);
  let state = game.start({ seats: 1, options: { voluntaryStrike: false } });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.scores[0] ?? 0;
    const view = game.view(state, 0);
    const row = view.sheets[0]?.rows[view.sheets[0].current];
    const next =
      status.type === 'chance' || row === undefined
        ? game.chance(state, status.type === 'chance' ? sample(status.spec, random) : [])
        : game.step(state, 0, best(view, row, game.moves(state, 0)));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

test('games played by the values have the mean that the values promise', () => {
  const games = 3000;
  const scores = Array.from({ length: games }, (_, n) => alone(`alone ${n}`));
  const mean = scores.reduce((sum, score) => sum + score, 0) / games;
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / games);
  const promised = 5 * value((1 << FIELDS) - 1, 0);
  // Five standard errors: the seeds are fixed, so this is no matter of luck from run to run.
  expect(Math.abs(mean - promised)).toBeLessThan((5 * deviation) / Math.sqrt(games));
});

test('TO-3.4 a strike that is allowed at any time is worth a little, never less than nothing', () => {
  expect(solveRow(true).value(0b111111, 0)).toBeGreaterThanOrEqual(value(0b111111, 0));
});

test('one field left of limit 1: rolled until its die shows 1 or it has to be struck', () => {
  // Its die shows 1 with 1 − (5/6)² on two rolls; otherwise it does not fit and is struck.
  const chance = 1 - (5 / 6) ** 2;
  const [none = 0, one = 0] = BONUS;
  expect(value(1 << (FIELDS - 1), 0)).toBeCloseTo(chance * (1 + one) + (1 - chance) * none, 12);
});

test('TO-1.4 an owner with a bonus of his own gets his own figures', () => {
  const own = { sheets: {}, bonus: BONUS.map((points) => 2 * points) };
  expect(report({ voluntaryStrike: false }, own)).not.toEqual(report({ voluntaryStrike: false }));
});
