import { type Chooser, type GameResult, pick, type Setup, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { ROWS, SHEETS } from './data/sheets.ts';
import { type Digits, pack } from './digits.ts';
import type { Move } from './move.ts';
import { opponents as levels } from './opponents.ts';
import type { Mark } from './row.ts';
import { game } from './rules.ts';
import { solveRow, WHOLE_ROW } from './solve.ts';
import type { Sheet, State } from './state.ts';
import { rollFor, sheet } from './testing.ts';

function player(name: string): Chooser {
  const { yardsticks, ...strengths } = levels;
  const thinking = new Map(Object.entries({ ...yardsticks, ...strengths })).get(name);
  if (typeof thinking !== 'function') throw new Error(`${name} is no chooser`);
  return thinking;
}

/** A game of two in which seat 0 rolls. */
function position(phase: 'choose' | 'enter', dice: Digits, ...sheets: readonly Sheet[]): State {
  return { ...game.start({ seats: 2, options: {} }), phase, dice, sheets };
}

function choice(name: string, state: State, seat = 0): string {
  const moves = game.moves(state, seat);
  const move = player(name)({ view: game.view(state, seat), seat, moves, random: seeded(1) });
  return game.makeMove(move as Move);
}

function play(setup: Setup, players: readonly Chooser[], seed: string): GameResult {
  const random = seeded(seed);
  let state = game.start(setup);
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result;
    const seat = status.type === 'decide' ? (status.seats[0] ?? 0) : 0;
    const moves = game.moves(state, seat);
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, seat, players[seat]?.({ view: game.view(state, seat), seat, moves, random }) as Move);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

/** The share of games of two that `one` wins, seats in turn; a shared first rank is half a win. */
function share(one: Chooser, other: Chooser, games: number): number {
  let won = 0;
  for (let n = 0; n < games; n++) {
    const players = n % 2 === 0 ? [one, other] : [other, one];
    const { ranks } = play({ seats: 2, options: {} }, players, `duel ${n}`);
    if (ranks[n % 2] === 1) won += ranks[1 - (n % 2)] === 1 ? 0.5 : 1;
  }
  return won / games;
}

const HARD = player('hard');
const HITS: readonly Mark[] = [6, 5, 4, 3, 2, 1];
const POOR: readonly Mark[] = [2, 2, 'x', 1, 1, 'x'];
const NOTHING: readonly Mark[] = [null, null, null, null, null, null];
/** Row five with the two best fields free. */
const NEARLY: readonly Mark[] = [null, null, 4, 3, 2, 1];

describe('hard', () => {
  // Sheet A, row five: green 1 would go under the 6, white 2 under the 5; both together end the game.
  const low = rollFor('a', 4, [1, 2, 1, 1, 1, 1]);
  const mine = sheet('a', POOR, POOR, POOR, POOR, NEARLY);

  it('TO-5.1 ends the game with poor dice as long as that wins it', () => {
    const state = position('enter', low, mine, sheet('b', POOR, POOR, POOR, NOTHING));
    expect(choice('hard', state)).toBe('wg');
    expect(choice('solo', state)).not.toBe('wg');
  });

  it('TO-5.1 does not end a game that would be lost', () => {
    const ahead = sheet('b', HITS, [3, 'x', 'x', 'x', 'x', 'x'], [2, 'x', 'x', 'x', 'x', 'x'], NOTHING);
    expect(choice('hard', position('enter', low, mine, ahead))).not.toBe('wg');
  });

  it('TO-3.1 rolls again what is good for himself, because another would win with it', () => {
    // Seat 1 fills row five with this roll and is out of reach: 138 points against 133 at most.
    const other = sheet('b', HITS, HITS, POOR, POOR, [6, 5, 4, null, null, 1]);
    const own = sheet('a', HITS, HITS, [5, 4, 4, 3, 2, 1], NOTHING);
    const state = position('choose', rollFor('a', 3, [3, 2, 4, 3, 2, 6]), own, other);
    expect(choice('medium', state)).toBe('keep');
    expect(choice('hard', state)).toBe('reroll');
  });

  it('comes, alone, to what the best play comes to', () => {
    const games = 600;
    const scores = Array.from(
      { length: games },
      (_, n) => play({ seats: 1, options: {} }, [HARD], `alone ${n}`).scores[0] ?? 0,
    );
    const mean = scores.reduce((sum, score) => sum + score, 0) / games;
    const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / games);
    const best = ROWS * solveRow(false).value(WHOLE_ROW, 0);
    // Four standard errors; the seeds are fixed.
    expect(Math.abs(mean - best)).toBeLessThan((4 * deviation) / Math.sqrt(games));
  });
});

describe('medium', () => {
  it('never looks at the sheets of others', () => {
    const random = seeded('own sheet only');
    for (let n = 0; n < 50; n++) {
      const dice = pack(Array.from({ length: 6 }, () => 1 + random.below(6)));
      const own = sheet('a', POOR, NOTHING);
      const choices = [sheet('b', NOTHING), sheet('b', HITS, HITS, HITS, HITS, NEARLY)].map((other) =>
        (['choose', 'enter'] as const).map((phase) => choice('medium', position(phase, dice, own, other))),
      );
      expect(choices[1]).toEqual(choices[0]);
    }
  });

  it('TO-3.3 leaves the fields of high limits free for better dice', () => {
    // A 1 under the 6 and a hit under the 4.
    expect(
      choice(
        'medium',
        position('enter', rollFor('a', 0, [1, 6, 4, 6, 6, 6]), sheet('a', NOTHING), sheet('b', NOTHING)),
      ),
    ).toBe('w');
  });
});

describe('easy', () => {
  const sheets = [sheet('a', NOTHING), sheet('b', NOTHING)] as const;

  it('TO-3.2 gives the best fields away for the lowest dice', () => {
    expect(choice('easy', position('enter', rollFor('a', 0, [1, 1, 4, 6, 6, 6]), ...sheets))).toBe('wby');
  });

  it('TO-3.1 rolls again only where less than a third of his free fields would be filled', () => {
    expect(choice('easy', position('choose', rollFor('a', 0, [2, 2, 6, 6, 6, 6]), ...sheets))).toBe('keep');
    expect(choice('easy', position('choose', rollFor('a', 0, [2, 6, 6, 6, 6, 6]), ...sheets))).toBe('reroll');
  });
});

describe('the opponents', () => {
  const names = ['easy', 'medium', 'hard', 'solo'];

  it.each(names)('%s plays alone and among others, by the house rule and on sheets of an owner', (name) => {
    // Another owner's box: rows turned round, and hits that pay late.
    const turned = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(''));
    const data = {
      sheets: Object.fromEntries(Object.entries(SHEETS).map(([letter, rows]) => [letter, turned(rows)])),
      bonus: [0, 0, 0, 0, 5, 10, 21],
    };
    for (const seats of [1, 3, 6]) {
      const setup = { seats, options: { voluntaryStrike: seats % 2 === 0 }, ...(seats % 3 === 0 ? { data } : {}) };
      const players = Array.from({ length: seats }, () => player(name));
      expect(play(setup, players, `${name} ${seats}`).ranks).toHaveLength(seats);
    }
  });

  it('TO-5.3 are as strong as they are called', () => {
    expect(share(HARD, player('medium'), 24)).toBeGreaterThan(0.53);
    expect(share(player('medium'), player('easy'), 200)).toBeGreaterThan(0.56);
    expect(share(player('easy'), ({ moves, random }) => pick(moves, random), 100)).toBeGreaterThan(0.8);
  });

  it('TO-5.1 hurry among others: who plays as if alone is too slow', () => {
    expect(share(HARD, player('solo'), 16)).toBeGreaterThan(0.65);
  });
});
