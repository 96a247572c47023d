import { pick, type Random, resolveOptions, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from './bot.ts';
import { game } from './rules.ts';
import { legal, table, turn } from './testing.ts';

/** What the greedy player does after these entries on the short face: rows 1 | 2 3 | black 4 | three stars | full house | black star. */
function choice(...log: readonly string[]): string {
  const at = table(2, ['*:f7', ...log]);
  const seat = at.state.active;
  const moves = game.moves(at.state, seat);
  const move = greedy({ view: game.view(at.state, seat), seat, moves, random: seeded(1) });
  expect(legal(at, seat)).toContain(game.makeMove(move));
  return game.makeMove(move);
}

/** Who wins a game of one greedy player among random ones. */
function greedyWins(seats: number, greedySeat: number, random: Random): boolean {
  const options = resolveOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.error.code);
  let state = game.start({ seats, options: options.value });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.ranks[greedySeat] === 1;
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
  it('EB-4.1 finishes a white row when he can', () => {
    expect(choice('*:14466')).toBe('1@1');
    expect(choice(...turn(0, '23366', '2@2'), '*:34455')).toBe('3@2');
  });

  it('EB-4.1 keeps away from finishing a black row', () => {
    expect(choice('*:44566')).not.toMatch(/^4@3$|@6$/);
    expect(choice('*:44455', '0:4@4', '0:4@4', '0:4@4')).not.toMatch(/^4@3$|@6$/);
  });

  it('EB-3.4 stops where rolling again can only cost', () => {
    // Free are the black 4 and the last box of the full house, which wants a 1, for the one die that is left.
    const log = [
      ...turn(0, '12366', '1@1', '2@2', '3@2'),
      ...turn(1, '66612', '6@4', '6@4', '6@4'),
      ...turn(0, '55512', '5@6', '5@5', '5@5'),
      ...turn(1, '51344', '5@5', '1@5').slice(0, -1),
    ];
    expect(choice(...log, '1:stop', '*:44444')).toBe('4@3');
    expect(choice(...log)).toBe('roll');
  });

  it('EB-5.2 wins nearly always against random play', () => {
    const random = seeded('greedy');
    for (const seats of [2, 4]) {
      let won = 0;
      for (let n = 0; n < 60; n++) if (greedyWins(seats, n % seats, random)) won++;
      expect(won).toBeGreaterThan(45);
    }
  });
});
