import { type Chooser, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { STRENGTHS, type Thinking } from '../room.ts';
import { playAlone } from './balance/proof.ts';
import { greedy } from './bot.ts';
import { SHEETS } from './data/sheets.ts';
import { UNMARKED } from './marks.ts';
import type { Move } from './move.ts';
import { opponents } from './opponents.ts';
import { game } from './rules.ts';
import { solve } from './solve.ts';
import { setupOf, table } from './testing.ts';
import type { View } from './view.ts';

const { easy, medium, hard } = opponents;
const points = opponents.yardsticks?.points;

/** What an opponent of seat 0 may choose after these entries, over many tries. */
function choices(thinking: Thinking | undefined, log: string): readonly string[] {
  const { state } = table(log.split(' '));
  const random = seeded('choices');
  const position = { view: game.view(state, 0), seat: 0, moves: game.moves(state, 0), random };
  const chosen = Array.from({ length: 20 }, () => game.makeMove((thinking as Chooser<Move, View>)(position)));
  return [...new Set(chosen)].sort();
}

describe('easy', () => {
  it('BB-3.3 takes the point at once where beginning a pair would be worth more', () => {
    const log = '*:1 *:4 0:c4>2 *:6 0:a4>3 *:3';
    expect(choices(easy, log)).toEqual(['b3>1']);
    expect(choices(medium, log)).toEqual(['c2>p']);
    expect(choices(hard, log)).toEqual(['c2>p']);
  });

  it('BB-4.1 does not hope for more after the last call', () => {
    expect(choices(easy, '*:1 *:1 0:c2>p *:3 0:b3>1 *:2 0:b1>1 *:7 0:d1>2 *:6 0:a2>2 *:5 0:- *:4')).toEqual(['c4>p']);
  });
});

describe('medium', () => {
  it('BB-3.3 completes a pair at once, even where it will not run away', () => {
    const log = '*:1 *:1 0:c2>p *:7';
    expect(choices(medium, log)).toEqual(['d1>p']);
    expect(choices(hard, log)).toEqual(['d1>2']);
  });
});

describe('hard', () => {
  it('BB-4.2 five points behind with one more call to come begins the pair, though a sure point brings more on average', () => {
    const log = '*:12 *:3 0:b3>1 1:c1>2 *:6 0:a4>1 1:d2>1 *:2 0:d1>2 1:b4>1 *:5 0:b1>2 1:c3>p *:8 0:- 1:a3>p *:7';
    expect(choices(points, log)).toEqual(['c2>2']);
    expect(choices(hard, log)).toEqual(['c2>p']);
  });

  it.each(SHEETS.map((sheet, index) => ({ sheet, number: index + 1 })))(
    'BB-4.3 alone scores on average what the best play of sheet $number is worth',
    ({ sheet, number }) => {
      const { mean, error } = playAlone(number, 300, seeded(`alone ${number}`));
      const best = solve(sheet, { minus: 'flat', mustTakeBest: false }).ahead(0, UNMARKED);
      // Four standard errors; the seed is fixed, so this cannot flicker.
      expect(Math.abs(mean - best)).toBeLessThan(4 * error);
    },
  );
});

describe('the levels', () => {
  /** The share of the wins of one player over another in so many rounds; the seats alternate. */
  function wins(one: Thinking, other: Thinking, rounds: number): number {
    const random = seeded('duel');
    let won = 0;
    for (let round = 0; round < rounds; round++) {
      const { ranks } = played(round % 2 === 0 ? [one, other] : [other, one], random);
      const [mine = 0, theirs = 0] = round % 2 === 0 ? ranks : [...ranks].reverse();
      won += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
    }
    return won / rounds;
  }

  it('BB-4.2 medium wins more often than easy, hard far more often than who takes what brings most at once', () => {
    // Three standard errors below the shares of long measurements, 61 % and 82 %.
    expect(wins(medium, easy, 300)).toBeGreaterThan(0.525);
    expect(wins(hard, greedy as Chooser, 24)).toBeGreaterThan(0.58);
  });

  it.each(STRENGTHS)('BB-3.1 %s plays by every house rule and on sheets of an owner', (strength) => {
    const random = seeded('house');
    for (const minus of ['flat', 'rising']) {
      for (const mustTakeBest of [false, true]) {
        const { ranks } = played(
          [opponents[strength], opponents[strength]],
          random,
          setupOf(['*:12'], { minus, mustTakeBest }),
        );
        expect(ranks).toHaveLength(2);
      }
    }
  });

  function played(players: readonly Thinking[], random: Random, setup = { seats: players.length, options: {} }) {
    let state = game.start(setup);
    for (;;) {
      const status = game.status(state);
      if (status.type === 'over') return status.result;
      const [seat = 0] = status.type === 'decide' ? status.seats : [];
      const thinking = players[seat] as Chooser<Move, View>;
      const next =
        status.type === 'chance'
          ? game.chance(state, sample(status.spec, random))
          : game.step(
              state,
              seat,
              thinking({ view: game.view(state, seat), seat, moves: game.moves(state, seat), random }),
            );
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
  }
});
