import { type Game, type GameRecord, resolveOptions, type Setup, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from './chi-square.ts';
import { addStatistics, countGame, fit, NO_STATISTICS, rowsOf, type Statistics, type Tally } from './statistics.ts';
import { agree, games, playFair } from './testing.ts';

const ALL = await games();

function gameOf(id: string): Game {
  const game = ALL.find((one) => one.id === id);
  if (game === undefined) throw new Error(id);
  return game;
}

function setupOf(game: Game, seats: number): Setup {
  const options = resolveOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.error.code);
  return { seats, options: options.value };
}

/** The log of a game of random play. */
function play(game: Game, setup: Setup, seed: string): GameRecord['log'] {
  const random = seeded(seed);
  const table = { code: 'T', game: game.id, chairs: setup.seats, first: 0 };
  return playFair(game, setup, agree(table, [0], random), random).log;
}

function many(game: Game, seats: number, games: number, change = (log: GameRecord['log']) => log): Statistics {
  const setup = setupOf(game, seats);
  let statistics = NO_STATISTICS;
  for (let n = 0; n < games; n++)
    statistics = countGame(statistics, game, setup, change(play(game, setup, `game ${n}`)));
  return statistics;
}

/** The tally of the game's dice, or of its last kind of cards: the towers of Besenbingo, not its sheets. */
function only(statistics: Statistics, game: string, kind: Tally['kind']): Tally {
  const tally = statistics[game]?.findLast((one) => one.kind === kind);
  if (tally === undefined) throw new Error(`${game} has no ${kind}`);
  return tally;
}

describe('the tail of chi-square', () => {
  test.each([
    // With two degrees of freedom it is e^(−x/2) exactly.
    [1, 2, Math.exp(-0.5)],
    [10, 2, Math.exp(-5)],
    [60, 2, Math.exp(-30)],
    // With four, (1 + x/2)·e^(−x/2).
    [3, 4, 2.5 * Math.exp(-1.5)],
    [30, 4, 16 * Math.exp(-15)],
    // The 5 % and 1 % points of printed tables, and one half of a normal distribution's square.
    [3.841458820694124, 1, 0.05],
    [11.070497693516351, 5, 0.05],
    [15.08627246938899, 5, 0.01],
    [124.34211340400407, 100, 0.05],
    [0.454936423119572, 1, 0.5],
    [0, 5, 1],
  ])('of %d with %i degrees of freedom', (statistic, degrees, p) => {
    expect(Math.abs(chiSquareTail(statistic, degrees) / p - 1)).toBeLessThan(1e-12);
  });
});

describe('statistics', () => {
  test('count each die that was thrown, once for each game', () => {
    const eineu = gameOf('eineu');
    const log = ['*:4', '0:b9', '1:r1'];
    const tally = only(countGame(NO_STATISTICS, eineu, setupOf(eineu, 2), log), 'eineu', 'dice');
    expect(tally).toMatchObject({ total: 1, things: ['2', '3', '4', '6', '7', '8'], seen: [0, 0, 1, 0, 0, 0] });
    for (const expected of tally.expected) expect(expected).toBeCloseTo(1 / 6, 12);
  });

  test('leave out dice that stay on the table', () => {
    const game = gameOf('twenty-one');
    const setup = setupOf(game, 2);
    const log = play(game, setup, 'stay');
    const thrown = only(countGame(NO_STATISTICS, game, setup, log), game.id, 'dice').total;
    const shown = log.reduce((sum, entry) => sum + (/^\*:\d/.test(entry) ? entry.length - 2 : 0), 0);
    expect(thrown).toBeGreaterThan(0);
    expect(thrown).toBeLessThan(shown);
  });

  test('expect of a pile what is left in it', () => {
    const game = gameOf('besenbingo');
    const setup = setupOf(game, 4);
    const log = play(game, setup, 'towers');
    const tally = only(countGame(NO_STATISTICS, game, setup, log), game.id, 'draw');
    expect(tally.seen.reduce((sum, count) => sum + count, 0)).toBe(tally.total);
    expect(tally.expected.reduce((sum, count) => sum + count, 0)).toBeCloseTo(tally.total, 9);
    expect(rowsOf(tally).map(({ thing }) => thing)).toEqual([...'12345678']);
  });

  test('add up, in either order, and are JSON-plain', () => {
    const [a, b] = [many(gameOf('eineu'), 2, 2), many(gameOf('maedn-kartenspiel'), 2, 1)];
    const both = addStatistics(a, b);
    expect(addStatistics(b, a)).toEqual(both);
    expect(JSON.parse(JSON.stringify(both))).toEqual(both);
    expect(only(addStatistics(both, a), 'eineu', 'dice').total).toBe(2 * only(a, 'eineu', 'dice').total);
  });

  test('come to Pearson’s chi-square for dice', () => {
    const tally = only(many(gameOf('engel-und-bengel'), 2, 3), 'engel-und-bengel', 'dice');
    const pearson = tally.seen.reduce(
      (sum, seen, i) => sum + (seen - (tally.expected[i] ?? 0)) ** 2 / (tally.expected[i] ?? 1),
      0,
    );
    const { statistic, degrees, p } = fit(tally);
    expect(statistic).toBeCloseTo(pearson, 8);
    expect(degrees).toBe(5);
    expect(p).toBeCloseTo(chiSquareTail(pearson, 5), 10);
  });

  test('say nothing where there were too few throws', () => {
    const few = only(many(gameOf('eineu'), 2, 1), 'eineu', 'dice');
    expect(fit(few).p).toBeNull();
  });

  // Over many samples of fair play the probability is spread evenly from 0 to 1; that holds for ever changing piles too.
  test.each([
    ['maedn-kartenspiel', 'draw', 2, 2],
    ['besenbingo', 'draw', 4, 12],
    ['twenty-one', 'dice', 2, 2],
  ] as const)('of fair games of %s judge them fairly (%s)', (id, kind, seats, plays) => {
    const game = gameOf(id);
    const setup = setupOf(game, seats);
    const tenths = new Array<number>(10).fill(0);
    for (let sample = 0; sample < 100; sample++) {
      let statistics = NO_STATISTICS;
      for (let n = 0; n < plays; n++) {
        statistics = countGame(statistics, game, setup, play(game, setup, `${sample}/${n}`));
      }
      const { p } = fit(only(statistics, id, kind));
      const tenth = Math.min(9, Math.floor(10 * (p ?? Number.NaN)));
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    const statistic = tenths.reduce((sum, seen) => sum + (seen - 10) ** 2 / 10, 0);
    expect(chiSquareTail(statistic, 9)).toBeGreaterThan(1e-4);
  });

  test('find out a die that is loaded', () => {
    const game = gameOf('engel-und-bengel');
    const setup = setupOf(game, 2);
    let statistics = NO_STATISTICS;
    for (let n = 0; n < 30; n++) {
      // Every second six shows a five: only the first roll of each round can be changed without another game.
      const log = play(game, setup, `loaded ${n}`);
      const first = log.findIndex((entry) => /^\*:\d/.test(entry));
      const loaded = (log[first] ?? '').replaceAll('6', '5');
      statistics = countGame(statistics, game, setup, [...log.slice(0, first), loaded]);
    }
    expect(fit(only(statistics, game.id, 'dice')).p).toBeLessThan(1e-4);
  });
});
