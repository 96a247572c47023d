import { enumerate, pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { mostAtOnce } from './bot.ts';
import { UNMARKED } from './marks.ts';
import { game } from './rules.ts';
import { type House, type Style, solve } from './solve.ts';
import { calledSet, type State, sheetIn, towerOf } from './state.ts';
import { SHEET_1, SHEET_2 } from './testing.ts';

const HOUSES: readonly House[] = [
  { minus: 'flat', mustTakeBest: false },
  { minus: 'rising', mustTakeBest: true },
];
const STYLES: readonly Style[] = ['best', 'greedy', 'random'];

/** The expected final score from here, by the rules alone: every tower and every move is played out. */
function playedOut(state: State, style: Style): number {
  const status = game.status(state);
  if (status.type === 'over') return status.result.scores[0] ?? 0;
  if (status.type === 'chance') {
    const all = enumerate(status.spec) ?? [];
    return all.reduce(
      (sum, { outcome, probability }) => sum + probability * playedOut(happened(state, outcome), style),
      0,
    );
  }
  const moves = game.moves(state, 0);
  const considered = style === 'greedy' ? mostAtOnce(state.marks[0] ?? UNMARKED, moves) : moves;
  const values = considered.map((move) => {
    const next = game.step(state, 0, move);
    if (!next.ok) throw new Error(next.error.code);
    return playedOut(next.value, style);
  });
  return style === 'best' ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function happened(state: State, outcome: readonly number[]): State {
  const next = game.chance(state, outcome);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** A random game of one after so many towers. */
function afterTowers(towers: number, house: House, random: Random): State {
  const data = { sheets: [SHEET_1, SHEET_2] };
  let state = game.start({ seats: 1, options: { ...house }, data });
  for (let n = 0; n < towers + 1; n++) {
    const status = game.status(state);
    if (status.type !== 'chance') throw new Error('chance is not asked');
    state = happened(state, sample(status.spec, random));
    if (n === 0) continue;
    const next = game.step(state, 0, pick(game.moves(state, 0), random));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
  return state;
}

function pointsNow(state: State): number {
  return game.view(state, 0).sheets[0]?.points ?? 0;
}

describe('the exact expectation', () => {
  it('BB-4.1 is what playing everything out by the rules gives', () => {
    const random = seeded('solve');
    for (const house of HOUSES) {
      for (const style of STYLES) {
        for (let n = 0; n < 6; n++) {
          const state = afterTowers(4, house, random);
          const sheet = sheetIn(state, 0);
          if (sheet === undefined) throw new Error('no sheet');
          const ahead = solve(sheet, house, style).ahead(calledSet(state.called), state.marks[0] ?? UNMARKED);
          expect(pointsNow(state) + ahead).toBeCloseTo(playedOut(state, style), 9);
        }
      }
    }
  });

  it('BB-3.3 ranks the moves of a tower: the first is worth what the tower is worth, and all are legal', () => {
    const random = seeded('rank');
    for (const house of HOUSES) {
      const before = afterTowers(3, house, random);
      const status = game.status(before);
      if (status.type !== 'chance') throw new Error('chance is not asked');
      const state = happened(before, sample(status.spec, random));
      const solution = solve(sheetIn(state, 0) ?? SHEET_1, house);
      const called = calledSet(state.called);
      const marks = state.marks[0] ?? UNMARKED;
      const ranked = solution.rank(called, marks, towerOf(state));
      expect(ranked[0]?.points).toBeCloseTo(solution.answer(called, marks, towerOf(state)), 9);
      const texts = (moves: readonly (typeof ranked)[number]['move'][]) => moves.map(game.makeMove).sort();
      expect(texts(ranked.map(({ move }) => move))).toEqual(texts(game.moves(state, 0)));
      for (const { move, points } of ranked) {
        const next = game.step(state, 0, move);
        if (!next.ok) throw new Error(next.error.code);
        expect(pointsNow(state) + points).toBeCloseTo(playedOut(next.value, 'best'), 9);
      }
    }
  });

  it('BB-4.1 has nothing ahead once seven towers have been answered', () => {
    expect(solve(SHEET_1, { minus: 'flat', mustTakeBest: false }).ahead(0b11111110, UNMARKED)).toBe(0);
  });
});
