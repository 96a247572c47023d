import { pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from './bot.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import { position } from './testing.ts';

function choice(state: State): string {
  const seat = state.active;
  const moves = game.moves(state, seat);
  return game.makeMove(greedy({ view: game.view(state, seat), seat, moves, random: seeded(1) }));
}

/** The winners of a game, one greedy player among random ones. */
function duel(seats: number, greedySeat: number, random: Random): readonly number[] {
  let state = game.start({ seats, options: {} });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.ranks;
    const seat = state.active;
    const moves = game.moves(state, seat);
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(
            state,
            seat,
            seat === greedySeat ? greedy({ view: game.view(state, seat), seat, moves, random }) : pick(moves, random),
          );
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

describe('the greedy player', () => {
  it('MK-5.1 brings a long row home', () => {
    expect(choice(position({ hands: ['26', '11'], rows: [[[4, 10, 15, 20, 34], [5]], []] }))).toBe('A+6');
  });

  it('MK-5.3 takes the points that win the game', () => {
    const rows = [
      [
        [30, 38],
        [4, 10, 15, 20, 34],
      ],
      [[40 - 1]],
    ];
    expect(choice(position({ hands: ['26', '11'], rows: [rows[0] ?? [], []], points: [37, 0] }))).toMatch(/^[AB]\+/);
    expect(choice(position({ hands: ['12', '11'], rows: [[[20, 38], [8]], [[9, 10]]], points: [37, 0] }))).toBe('A+2');
  });

  it('MK-4.3 rather steals a figure than takes one that lies in the middle', () => {
    expect(choice(position({ hands: ['23', '11'], rows: [[[15]], [[4, 17, 20, 25, 30]]] }))).toBe('A+2');
    expect(choice(position({ hands: ['23', '11'], rows: [[[15]], [[4, 18, 20, 25, 30]]] }))).toBe('A+3');
  });

  it('MK-4.3 of two holders it robs the one who loses more', () => {
    const rows = [[[4]], [[6]], [[6, 20, 25, 30, 39]]];
    expect(choice(position({ hands: ['22', '11', '11'], rows }))).toBe('A+2<2');
  });

  it('MK-3.7 keeps the smaller card when it is stuck', () => {
    expect(choice(position({ hands: ['56', '11'], rows: [[[37], [36], [39]], []] }))).toBe('-6');
  });

  it.each([2, 3, 4])('MK-5.3 wins nearly always against random play, %i seats', (seats) => {
    const random = seeded(`duel ${seats}`);
    let won = 0;
    for (let n = 0; n < 20; n++) if (duel(seats, n % seats, random)[n % seats] === 1) won++;
    expect(won).toBeGreaterThan(17);
  });
});
