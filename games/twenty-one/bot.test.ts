import { pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from './bot.ts';
import { game } from './rules.ts';
import { perfectRoll, table } from './testing.ts';

function choice(log: readonly string[], seat = 0): string {
  const { state } = table(log);
  const moves = game.moves(state, seat);
  return game.makeMove(greedy({ view: game.view(state, seat), seat, moves, random: seeded(1) }));
}

/** A game of two, greedy against random; the points of both. */
function duel(greedySeat: number, random: Random): readonly number[] {
  let state = game.start({ seats: 2, options: {} });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.scores;
    const seat = status.type === 'decide' ? (status.seats[0] ?? 0) : 0;
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
  it('TO-3.1 keeps a roll that hits everything and rolls again where little fits', () => {
    expect(choice(['*:a', `*:${perfectRoll('a', 0)}`])).toBe('keep');
    expect(choice(['*:a', '*:666116'])).toBe('reroll');
    expect(choice(['*:a', '*:111111'])).toBe('keep');
  });

  it('TO-3.2 enters hits and does not give a good field away for a 1', () => {
    // Sheet A: white 4 is a hit; yellow 1 would take the field with the limit 6.
    expect(choice(['*:a', '*:466616', '0:keep'])).toBe('w');
    expect(choice(['*:a', `*:${perfectRoll('a', 0)}`, '0:keep'])).toBe('wkrbyg');
  });

  it('TO-3.4 strikes when it has to', () => {
    expect(choice(['*:b', '*:666666', '0:keep', '0:b', '*:666666', '0:keep'])).toBe('x');
  });

  it('TO-5.3 wins nearly always against random play', () => {
    const random = seeded('duel');
    let won = 0;
    for (let n = 0; n < 60; n++) {
      const scores = duel(n % 2, random);
      if ((scores[n % 2] ?? 0) > (scores[1 - (n % 2)] ?? 0)) won++;
    }
    expect(won).toBeGreaterThan(50);
  });
});
