import { enumerate, pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from './move.ts';
import { positionOf } from './position.ts';
import { resultOf, standingOf } from './result.ts';
import { game } from './rules.ts';
import { type House, solve } from './solve.ts';
import type { State } from './state.ts';
import { setupOf } from './testing.ts';
import { chanceOf } from './winning.ts';

const HOUSES: readonly House[] = [
  { minus: 'flat', mustTakeBest: false },
  { minus: 'rising', mustTakeBest: true },
];

/** The share of the win that seat 0 may expect, by the rules alone: it tries everything, the others play for points. */
function playedOut(state: State, house: House): number {
  const status = game.status(state);
  if (status.type === 'over') {
    const firsts = status.result.ranks.filter((rank) => rank === 1).length;
    return status.result.ranks[0] === 1 ? 1 / firsts : 0;
  }
  if (status.type === 'chance') {
    const all = enumerate(status.spec) ?? [];
    return all.reduce(
      (sum, { outcome, probability }) => sum + probability * playedOut(happened(state, outcome), house),
      0,
    );
  }
  const [seat = 0] = status.seats;
  const moves = seat === 0 ? game.moves(state, 0) : [mostPoints(state, seat, house)];
  return Math.max(...moves.map((move) => playedOut(decided(state, seat, move), house)));
}

function mostPoints(state: State, seat: number, house: House): Move {
  const { sheet, marks, called, tower } = positionOf(game.view(state, seat), seat);
  const [most] = solve(sheet, house).rank(called, marks, tower);
  if (most === undefined) throw new Error('no move');
  return most.move;
}

function happened(state: State, outcome: readonly number[]): State {
  const next = game.chance(state, outcome);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

function decided(state: State, seat: number, move: Move): State {
  const next = game.step(state, seat, move);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** A random round in which this many towers wait for, or have had, their answers; the last waits for everybody's. */
function atTower(towers: number, start: State, random: Random): State {
  let state = start;
  for (let chances = 0; ; ) {
    const status = game.status(state);
    if (status.type === 'over') throw new Error('over');
    if (status.type === 'chance') {
      state = happened(state, sample(status.spec, random));
      if (++chances === towers + 1) return state;
    } else {
      const [seat = 0] = status.seats;
      state = decided(state, seat, pick(game.moves(state, seat), random));
    }
  }
}

describe('the chance of winning', () => {
  it.each(HOUSES)('BB-4.2 is what playing everything out by the rules gives: %o', (house) => {
    const random = seeded('chance');
    const starts = [
      game.start({ seats: 3, options: { ...house } }),
      // Sheets of an owner's own.
      game.start(setupOf(['*:12'], { ...house })),
    ];
    for (const start of starts) {
      for (const towers of [5, 6, 7]) {
        const state = atTower(towers, start, random);
        const chance = chanceOf(positionOf(game.view(state, 0), 0));
        for (const move of game.moves(state, 0)) {
          expect(chance(move)).toBeCloseTo(playedOut(decided(state, 0, move), house), 9);
        }
      }
    }
  });

  it('BB-4.2 compares final sheets as the ranking does', () => {
    const random = seeded('standing');
    for (let n = 0; n < 300; n++) {
      const over = atTower(7, game.start({ seats: 4, options: {} }), random);
      const rising = n % 2 === 0;
      const { ranks } = resultOf(over.marks, rising);
      const standings = over.marks.map((marks) => standingOf(marks, rising));
      expect(ranks).toEqual(standings.map((own) => 1 + standings.filter((other) => other > own).length));
    }
  });
});
