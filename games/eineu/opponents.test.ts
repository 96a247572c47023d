import { type Chooser, type Outcome, pick, type Random, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { prove, wanderings } from './balance/proof.ts';
import { greedy } from './bot.ts';
import { judge } from './exact.ts';
import type { Move } from './notation.ts';
import { BEGINNER, FAMILY, perfectPlayer } from './opponents.ts';
import { type ExtraTip, game, type State, type View, winnerOf } from './rules.ts';
import { playAs } from './sight.ts';
import { drawnBy, reachable, solve } from './solve.ts';
import { after, withoutPast } from './turn.ts';

const READINGS: readonly ExtraTip[] = ['made', 'lying'];
type Player = Chooser<Move, View>;
const hard = perfectPlayer;
const medium = playAs(FAMILY);
const easy = playAs(BEGINNER);
const random: Player = ({ moves, random: source }) => pick(moves, source);

function choose(player: Chooser<Move, View>, state: State, source: Random): Move {
  return player({ view: state, seat: state.seat, moves: game.moves(state, state.seat), random: source });
}

interface Duel {
  /** What the first player took: a win counts 1, a draw one half. */
  readonly share: number;
  /** Decisions in all games. */
  readonly decisions: number;
}

/** So many games; the players take turns to sit first. */
function duel(one: Player, other: Player, extraTip: ExtraTip, games: number): Duel {
  const source = seeded('duel');
  let [taken, decisions] = [0, 0];
  for (let n = 0; n < games; n++) {
    const seat = n % 2;
    let state = game.start({ seats: 2, options: { extraTip } });
    for (let status = game.status(state); status.type !== 'over'; status = game.status(state)) {
      if (status.type === 'chance') state = rolled(state, sample(status.spec, source));
      else {
        state = after(state, choose(state.seat === seat ? one : other, state, source));
        decisions++;
      }
    }
    const winner = winnerOf(state);
    taken += winner === null ? 0.5 : winner === seat ? 1 : 0;
  }
  return { share: taken / games, decisions };
}

function rolled(state: State, outcome: Outcome): State {
  const next = game.chance(state, outcome);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** The positions without a past that are won in so many decisions (EI-3.4 `made`: within one turn). */
function wonIn(distance: number): readonly State[] {
  const { value } = solve('made');
  return reachable('made').filter((state) => value(state).distance === distance);
}

/** Whether a player who is to act wins within so many decisions of his own turn. */
function winsIn(player: Player, from: State, decisions: number, source: Random): boolean {
  let state = from;
  for (let n = 0; n < decisions && state.end === null && state.seat === from.seat; n++) {
    state = after(state, choose(player, state, source));
  }
  return winnerOf(state) === from.seat;
}

describe.each(READINGS)('hard (%s)', (extraTip) => {
  test('in every position: wins what is won in the shortest time whatever the other does, gives nothing away, holds out when lost', () => {
    const positions = reachable(extraTip);
    const proof = prove(perfectPlayer, positions, seeded('every position'));
    expect(proof.slips).toEqual([]);
    expect(proof.positions).toBe(positions.length);
    expect(proof.won).toBeGreaterThan(500);
    // By default nothing is ever lost: every win fits into one turn, and every player can avoid leaving one.
    expect(proof.lost > 0).toBe(extraTip === 'lying');
  });

  test('EI-4.2 the same in the middle of long games, where positions would draw it by coming up for the third time', () => {
    const source = seeded('long games');
    const proof = prove(perfectPlayer, wanderings(extraTip, 150, source), source);
    expect(proof.slips).toEqual([]);
    expect(proof.nearlyDrawn).toBeGreaterThan(50);
  });
});

test('the proof finds out who is not perfect', () => {
  const everyFourth = reachable('lying').filter((_, index) => index % 4 === 0);
  for (const player of [easy, medium]) {
    expect(prove(player, everyFourth, seeded('imperfect')).slips.length).toBeGreaterThan(25);
  }
});

describe('hard where the game is undecided', () => {
  test('EI-4.2 does not choose a draw as long as the game can go on safely', () => {
    const source = seeded('no draw');
    let offered = 0;
    for (const state of wanderings('made', 400, source)) {
      const moves = game.moves(state, state.seat);
      if (moves.every((move) => after(state, move).end !== 'draw')) continue;
      const steps = moves.map((move) => after(withoutPast(state), move));
      const { best } = judge(state.seat, steps, solve('made', drawnBy(state)));
      const safe = moves.filter((_, index) => best.includes(index)).map((move) => after(state, move).end);
      if (!safe.includes('draw') || !safe.includes(null)) continue;
      expect(after(state, choose(hard, state, source)).end).toBe(null);
      offered++;
    }
    expect(offered).toBeGreaterThan(0);
  });

  test('sets traps: beats the family player in far fewer decisions than greedy does, which never errs either', () => {
    const [trapping, waiting] = [duel(hard, medium, 'made', 10), duel(greedy, medium, 'made', 10)];
    expect(trapping.share).toBeGreaterThan(0.95);
    expect(trapping.decisions * 1.5).toBeLessThan(waiting.decisions);
  });
});

/** The share of the positions won in `distances` tips that a player wins in time. */
function found(player: Player, distances: readonly number[]): number {
  const source = seeded('found');
  const wins = distances.flatMap((distance) => wonIn(distance).map((state) => winsIn(player, state, distance, source)));
  return wins.filter((won) => won).length / wins.length;
}

/** The share of undecided positions in which a player's move hands the other a win. */
function given(player: Player): number {
  const { value } = solve('made');
  const source = seeded('given');
  const undecided = reachable('made').filter((state) => value(state).outcome === 'undecided');
  const gifts = undecided.filter((state) => {
    const next = after(state, choose(player, state, source));
    return winnerOf(next) === 1 - state.seat || (next.seat !== state.seat && value(next).outcome === 'won');
  });
  return gifts.length / undecided.length;
}

describe('medium', () => {
  test('wins where one or two tips win, and overlooks most ways of four and more', () => {
    expect(found(medium, [1, 2])).toBe(1);
    expect(found(medium, [3])).toBeGreaterThan(0.5);
    expect(found(medium, [4, 5, 6, 7])).toBeLessThan(0.25);
  });

  test('hands the other a win now and then, yet none that one tip brings', () => {
    expect(given(medium)).toBeGreaterThan(0.02);
    const { value } = solve('made');
    const source = seeded('medium is careful');
    for (const state of reachable('made').filter((one) => value(one).outcome === 'undecided')) {
      const next = after(state, choose(medium, state, source));
      expect(next.seat !== state.seat && value(next).distance === 1).toBe(false);
    }
  });
});

describe('easy', () => {
  test('wins where one tip wins, often misses two, and nearly always more', () => {
    expect(found(easy, [1])).toBe(1);
    expect(found(easy, [2])).toBeLessThan(0.7);
    expect(found(easy, [3, 4, 5, 6, 7])).toBeLessThan(0.1);
  });

  test('hands the other more wins than medium does', () => {
    expect(given(easy)).toBeGreaterThan(1.2 * given(medium));
  });
});

test.each(READINGS)('each level beats the one below (%s)', (extraTip) => {
  expect(duel(hard, medium, extraTip, 80).share).toBeGreaterThan(0.7);
  expect(duel(medium, easy, extraTip, 80).share).toBeGreaterThan(0.7);
  expect(duel(easy, random, extraTip, 80).share).toBeGreaterThan(0.85);
});
