import { type Chooser, type Options, pick, resolveOptions, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { greedy as asMove } from './bot.ts';
import { opponents } from './opponents.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import { legal, OWN, ROUND, table, turn } from './testing.ts';

type Name = 'easy' | 'medium' | 'hard' | 'greedy' | 'random';

const greedy = asMove as Chooser;
const random: Chooser = ({ moves, random }) => pick(moves, random);

function bot(name: Name): Chooser {
  if (name === 'greedy') return greedy;
  const thinking = name === 'random' ? random : opponents[name];
  if (typeof thinking !== 'function') throw new Error(`${name} does not choose`);
  return thinking;
}

/** What an opponent does after these entries on the short face: rows 1 | 2 3 | black 4 | three stars | full house | black star. */
function choice(name: Name, log: readonly string[], options: Options = {}): string {
  const at = table(2, ['*:f7', ...log], options);
  const seat = at.state.active;
  const moves = game.moves(at.state, seat);
  const move = bot(name)({ view: game.view(at.state, seat), seat, moves, random: seeded(1) });
  expect(legal(at, seat)).toContain(game.makeMove(move as (typeof moves)[number]));
  return game.makeMove(move as (typeof moves)[number]);
}

/** The share of games of three faces that the first of two wins, seats changed after each; a shared win counts one half. */
function duel(names: readonly [Name, Name], games: number): number {
  const chance = seeded(names.join(' '));
  let won = 0;
  for (let n = 0; n < games; n++) {
    const seats = n % 2 === 0 ? names : names.toReversed();
    const ranks = played(seats, chance, { rounds: 3 });
    const [own = 1, other = 1] = n % 2 === 0 ? ranks : ranks.toReversed();
    won += own < other ? 1 : own === other ? 0.5 : 0;
  }
  return won / games;
}

function played(names: readonly Name[], random: ReturnType<typeof seeded>, options: Options = {}, data?: unknown) {
  const resolved = resolveOptions(game.options, options, names.length);
  if (!resolved.ok) throw new Error(resolved.error.code);
  let state: State = game.start({
    seats: names.length,
    options: resolved.value,
    ...(data === undefined ? {} : { data }),
  });
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return status.result.ranks;
    const seat = state.active;
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, seat, move(names[seat] ?? 'random', state, random));
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
  }
}

function move(name: Name, state: State, random: ReturnType<typeof seeded>) {
  const seat = state.active;
  const moves = game.moves(state, seat);
  return bot(name)({ view: game.view(state, seat), seat, moves, random }) as (typeof moves)[number];
}

describe('the opponents', () => {
  it.each(['easy', 'hard'] as const)('EB-4.1 %s completes a white row when he can', (name) => {
    expect(choice(name, [...turn(0, '23366', '2@2'), '*:34455'])).toBe('3@2');
  });

  it.each(['easy', 'medium', 'hard'] as const)('EB-4.1 %s keeps away from finishing a black row', (name) => {
    expect(choice(name, ['*:44566'])).not.toMatch(/^4@3$|@6$/);
  });

  it('EB-3.4 the beginner lays the table for the next player; the others do not', () => {
    const log = ['*:22666'];
    expect(choice('easy', log)).toBe('2@2');
    expect(choice('medium', log)).not.toBe('2@2');
    expect(choice('hard', log)).not.toBe('2@2');
  });

  it('EB-5.1, EB-5.2 hard does not end a last round that somebody else has to end at a price', () => {
    // Free are the last two boxes of the full house, worth 100, and the black star.
    const log = ROUND.slice(0, -4);
    expect(choice('hard', [...log, '*:11222'], { rounds: 1 })).toBe('1@5');
    expect(choice('hard', [...log, '*:11222', '1:1@5', '1:1@5'], { rounds: 1 })).toBe('stop');
  });

  it('EB-1.5, EB-4.1, EB-5.2, EB-5.3 every house rule, own faces and every number of seats', () => {
    const random = seeded('house rules');
    const rules: readonly Options[] = [
      { debt: true, target: 130 },
      { rounds: 1, tieBreakBoard: true },
      { firstFace: 16, target: 100 },
    ];
    for (const seats of [2, 3, 4, 5, 6]) {
      const names = Array.from(
        { length: seats },
        (_, seat) => (['hard', 'medium', 'easy'] as const)[seat % 3] ?? 'hard',
      );
      expect(played(names, random, rules[seats % rules.length], OWN)).toHaveLength(seats);
    }
  });

  it('the stronger wins more often', () => {
    expect(duel(['easy', 'random'], 20)).toBeGreaterThan(0.75);
    expect(duel(['medium', 'easy'], 12)).toBeGreaterThan(0.5);
    expect(duel(['hard', 'greedy'], 8)).toBeGreaterThan(0.6);
  });
});
