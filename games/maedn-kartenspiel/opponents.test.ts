import { type Chooser, type Options, pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { opponents } from './opponents.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import { position } from './testing.ts';
import { chances, standings } from './thinking/chances.ts';

const random: Chooser = ({ moves, random }) => pick(moves, random);
const easy = opponents.easy as Chooser;
const medium = opponents.medium as Chooser;
const hard = opponents.hard as Chooser;

function choice(player: Chooser, state: State, seed = 1): string {
  const seat = state.active;
  const moves = game.moves(state, seat);
  return game.makeMove(
    player({ view: game.view(state, seat), seat, moves, random: seeded(seed) }) as (typeof moves)[number],
  );
}

/** The ranks at the end of a game, a player a seat. */
function play(players: readonly Chooser[], random: Random, options: Options = {}): readonly number[] {
  let state = game.start({ seats: players.length, options });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.ranks;
    const seat = state.active;
    const moves = game.moves(state, seat);
    const asked = { view: game.view(state, seat), seat, moves, random };
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, seat, (players[seat] ?? players[0])?.(asked) as (typeof moves)[number]);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

/** How many of these games the first player wins, his seat changing. */
function wins(one: Chooser, other: Chooser, games: number): number {
  const random = seeded('duel');
  let won = 0;
  for (let n = 0; n < games; n++) {
    const players = n % 2 === 0 ? [one, other] : [other, one];
    if (play(players, random)[n % 2] === 1) won++;
  }
  return won;
}

describe('easy', () => {
  // With a 2 he robs the other of 17, with a 3 he takes 18 from the middle.
  const tempting = position({ hands: ['23', '11'], rows: [[[15]], [[4, 17, 20, 25, 30]]] });

  it('MK-4.3 does not look at what he could take away', () => {
    expect(choice(medium, tempting)).toBe('A+2');
    const choices = Array.from({ length: 40 }, (_, seed) => choice(easy, tempting, seed));
    expect(choices.filter((move) => move === 'A+2').length).toBeLessThan(15);
  });

  it('MK-5.1 completes a row, unless he overlooks it', () => {
    const nearly = position({ hands: ['26', '11'], rows: [[[4, 10, 15, 20, 34], [5]], []] });
    const choices = Array.from({ length: 60 }, (_, seed) => choice(easy, nearly, seed));
    const completed = choices.filter((move) => move === 'A+6').length;
    expect(completed).toBeGreaterThan(40);
    expect(completed).toBeLessThan(60);
  });

  it('beats who plays at random', () => {
    expect(wins(easy, random, 30)).toBeGreaterThan(24);
  });
});

describe('medium', () => {
  it('beats easy', () => {
    expect(wins(medium, easy, 100)).toBeGreaterThan(62);
  });
});

describe('hard', () => {
  it('MK-5.3 takes the points that win the game', () => {
    const state = position({ hands: ['12', '11'], rows: [[[20, 38], [8]], [[9, 10]]], points: [37, 0] });
    expect(choice(hard, state)).toBe('A+2');
  });

  it('MK-5.3 robs the row that would win the game for the other, rather than add a star to his own', () => {
    // Only the whole row is enough for the other: without 37 it lacks two points, and needs another card for 40.
    const rows = [[[3, 12, 16, 33]], [[5, 9, 37]]];
    const state = position({ hands: ['24', '11'], rows, points: [20, 35] });
    expect(choice(hard, state)).toBe('A+4');
  });

  it('MK-6.1 weighs all hands that the others may hold, not the ones they hold', () => {
    const rows = [[[10, 15, 20, 31], [6]], [[9, 14, 28]]];
    const answers = ['11', '36', '66', '25'].map((hand) => choice(hard, position({ hands: ['45', hand], rows })));
    expect(new Set(answers).size).toBe(1);
  });

  it('beats medium', () => {
    expect(wins(hard, medium, 4)).toBeGreaterThan(2);
  });

  it.each([2, 3, 4])('MK-3.7, MK-5.3 plays with the house rules too, %i seats', (seats) => {
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? hard : easy));
    const ranks = play(players, seeded(seats), { noMove: 'discardBoth', finishRound: true });
    expect(ranks).toContain(1);
  });
});

describe('what a position is worth', () => {
  const shares = (state: State): readonly number[] => {
    const nothing = state.points.map(() => 0);
    return chances(state, standings(state, state.active), nothing);
  };

  it.each([2, 3, 4])('the shares of %i seats add up to one', (seats) => {
    const all = shares(position({ hands: Array.from({ length: seats }, () => '12'), rows: [[[4, 8]]] }));
    expect(all.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  });

  it.each([2, 3, 4])('MK-5.3 points count, %i seats', (seats) => {
    const hands = Array.from({ length: seats }, () => '12');
    const at = (points: number): number =>
      shares(position({ hands, points: hands.map((_, seat) => (seat === 1 ? points : 0)) }))[1] ?? 0;
    expect(at(25)).toBeGreaterThan(at(10));
    expect(at(10)).toBeGreaterThan(at(0));
  });

  it('MK-5.3 after the end it is the result, a tie shared', () => {
    const end = { ...position({ hands: ['1', '12', '12'], points: [36, 36, 12] }), over: true };
    expect(shares(end)).toEqual([0.5, 0.5, 0]);
  });
});
