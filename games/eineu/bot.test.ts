import { pick, playout, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { greedy } from './bot.ts';
import { game, type State, winnerOf } from './rules.ts';

function after(log: string, extraTip: 'made' | 'lying' = 'made'): State {
  let state = game.start({ seats: 2, options: { extraTip } });
  for (const entry of log.split(' ')) {
    const [who = '', what = ''] = entry.split(':');
    const value = who === '*' ? game.parseOutcome(what) : game.parseMove(what);
    if (!value.ok) throw new Error(entry);
    const next = who === '*' ? game.chance(state, [Number(what)]) : step(state, Number(who), what);
    if (!next.ok) throw new Error(`${entry}: ${next.error.code}`);
    state = next.value;
  }
  return state;
}

function step(state: State, seat: number, text: string) {
  const move = game.parseMove(text);
  if (!move.ok) throw new Error(text);
  return game.step(state, seat, move.value);
}

function answer(state: State, seed = 'bot'): string {
  const { seat } = state;
  return game.makeMove(greedy({ view: state, seat, moves: game.moves(state, seat), random: seeded(seed) }));
}

describe('the greedy opponent', () => {
  test('wins at once if it can', () => {
    expect(answer(after('*:4 0:b1'))).toBe('r1');
    expect(answer(after('*:6 0:b9'))).toBe('r9');
  });

  test('wins by further tips if it can: under "lying" it wins in its first turn from both openings', () => {
    for (const roll of ['*:4', '*:6']) {
      let state = after(roll, 'lying');
      while (state.end === null && state.seat === 0) {
        const next = step(state, 0, answer(state));
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
      }
      expect(winnerOf(state)).toBe(0);
    }
  });

  test('does not leave the other a die to finish with, where that can be avoided', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      // Blue shows the other's 1 and red can reach it: unless it is red that rests, the other wins.
      const state = after('*:4 0:r8 1:b1');
      const next = step(state, 0, answer(state, seed));
      if (!next.ok) throw new Error(next.error.code);
      expect(
        game
          .moves(next.value, 1)
          .map((move) => step(next.value, 1, game.makeMove(move)))
          .some((reply) => reply.ok && winnerOf(reply.value) === 1),
      ).toBe(false);
    }
  });

  test('beats random play nearly always, from either seat', () => {
    for (const seat of [0, 1]) {
      let won = 0;
      for (let n = 0; n < 20; n++) if (winnerOf(duel(seat, n)) === seat) won++;
      expect(won).toBeGreaterThanOrEqual(18);
    }
  });

  test('random play, for comparison, favours neither seat', () => {
    const random = seeded('even');
    const wins = [0, 0];
    for (let n = 0; n < 2000; n++) {
      const { scores } = playout(game, { seats: 2, options: { extraTip: 'made' } }, random).result;
      wins[0] = (wins[0] ?? 0) + (scores[0] ?? 0);
      wins[1] = (wins[1] ?? 0) + (scores[1] ?? 0);
    }
    expect(Math.abs((wins[0] ?? 0) - (wins[1] ?? 0))).toBeLessThan(200);
  });
});

/** The end of a game of the bot against random play. */
function duel(botSeat: number, seed: number): State {
  const random = seeded(seed);
  let state = game.start({ seats: 2, options: { extraTip: 'made' } });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return state;
    const { seat } = state;
    const moves = game.moves(state, seat);
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, seat, seat === botSeat ? greedy({ view: state, seat, moves, random }) : pick(moves, random));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}
