import { pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { greedy } from './bot.ts';
import { UNMARKED } from './marks.ts';
import { game } from './rules.ts';
import { solve } from './solve.ts';
import { SHEET_1, table } from './testing.ts';

/** What the greedy player may choose after these entries, over many tries. */
function choices(log: readonly string[]): readonly string[] {
  const { state } = table(log);
  const random = seeded('choices');
  const view = game.view(state, 0);
  const moves = game.moves(state, 0);
  const chosen = Array.from({ length: 60 }, () => game.makeMove(greedy({ view, seat: 0, moves, random })));
  return [...new Set(chosen)].sort();
}

/** The score of a greedy player alone on the first test sheet. */
function alone(random: Random): number {
  let state = table(['*:1']).state;
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.scores[0] ?? 0;
    const moves = game.moves(state, 0);
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, 0, greedy({ view: game.view(state, 0), seat: 0, moves, random }));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

describe('the greedy player', () => {
  it('BB-3.3 takes what brings most at once, and of equals any', () => {
    expect(choices(['*:1', '*:8'])).toEqual(['a4>3']);
    expect(choices(['*:1', '*:3'])).toEqual(['b3>1', 'c4>2']);
  });

  it('BB-3.3 completes a pair, and begins one only where nothing else brings a point', () => {
    expect(choices(['*:1', '*:7', '0:c2>p', '*:4'])).toEqual(['c4>p']);
    expect(choices(['*:1', '*:7'])).toEqual(['d1>2']);
  });

  it('BB-3.4 strikes a minus field when it has to', () => {
    expect(choices(['*:1', '*:8', '0:c4>2', '*:4'])).toEqual(['-']);
  });

  it('BB-4.1 scores on average what the exact expectation of its style says', () => {
    const random = seeded('alone');
    const scores = Array.from({ length: 2000 }, () => alone(random));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
    const expected = solve(SHEET_1, { minus: 'flat', mustTakeBest: false }, 'greedy').ahead(0, UNMARKED);
    // Four standard errors; the seed is fixed, so this cannot flicker.
    expect(Math.abs(mean - expected)).toBeLessThan((4 * deviation) / Math.sqrt(scores.length));
  });

  it('BB-4.2 wins far more often than it loses against random play', () => {
    const random = seeded('duel');
    let won = 0;
    let lost = 0;
    for (let n = 0; n < 200; n++) {
      let state = game.start({ seats: 2, options: {} });
      for (;;) {
        const status = game.status(state);
        if (status.type === 'over') {
          const [mine = 0, theirs = 0] = status.result.scores;
          if (mine > theirs) won++;
          if (mine < theirs) lost++;
          break;
        }
        const seat = status.type === 'decide' ? (status.seats[0] ?? 0) : 0;
        const moves = game.moves(state, seat);
        const view = game.view(state, seat);
        const next =
          status.type === 'chance'
            ? game.chance(state, sample(status.spec, random))
            : game.step(state, seat, seat === 0 ? greedy({ view, seat, moves, random }) : pick(moves, random));
        if (!next.ok) throw new Error(next.error.code);
        state = next.value;
      }
    }
    expect(won).toBeGreaterThan(1.2 * lost);
  });
});
