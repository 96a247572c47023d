import { round } from '../simulate.ts';
import type { Block, Played } from './block.ts';
import { add, type Interval, meanInterval, NOTHING, type Sample, shareInterval } from './interval.ts';
import { merge, NO_THINKING, quantile, type Thinking } from './thinking.ts';

/** What one bot has come to; samples hold one figure a block. */
interface Standing {
  /** Shares of a first place, for each time that it sat in a seat. */
  readonly wins: Sample;
  readonly points: Sample;
  readonly rank: Sample;
  /** Games it won; a first place shared by two counts one half for each. */
  readonly won: number;
  /** How often it has sat in a seat. */
  readonly seated: number;
  readonly thinking: Thinking;
}

/** The count of many blocks. */
export interface Tally {
  readonly games: number;
  /** Games whose first place was shared. */
  readonly shared: number;
  readonly lengths: { readonly sum: number; readonly min: number; readonly max: number };
  readonly bots: ReadonlyMap<string, Standing>;
}

const NOBODY: Standing = { wins: NOTHING, points: NOTHING, rank: NOTHING, won: 0, seated: 0, thinking: NO_THINKING };

export const EMPTY: Tally = { games: 0, shared: 0, lengths: { sum: 0, min: Infinity, max: 0 }, bots: new Map() };

/** The tally with one more block. */
export function countBlock(tally: Tally, { games, thinking }: Block): Tally {
  const lengths = games.map(({ length }) => length);
  const names = new Set(games.flatMap(({ bots }) => bots));
  const bots = [...names].map((name) => {
    const before = tally.bots.get(name) ?? NOBODY;
    return [name, countBot(before, seatsOf(name, games), thinking.get(name) ?? NO_THINKING)] as const;
  });
  return {
    games: tally.games + games.length,
    shared: tally.shared + games.filter(({ ranks }) => firsts(ranks) > 1).length,
    lengths: {
      sum: tally.lengths.sum + total(lengths),
      min: Math.min(tally.lengths.min, ...lengths),
      max: Math.max(tally.lengths.max, ...lengths),
    },
    bots: new Map([...tally.bots, ...bots]),
  };
}

/** What a bot got in one seat of one game. */
interface Seat {
  readonly won: number;
  readonly points: number;
  readonly rank: number;
}

function seatsOf(name: string, games: readonly Played[]): readonly Seat[] {
  return games.flatMap(({ bots, ranks, scores }) =>
    bots.flatMap((bot, seat) => {
      const rank = ranks[seat] ?? 0;
      if (bot !== name) return [];
      // Seats that share a rank share the places that it stands for: 1 1 3 is 1½ 1½ 3.
      const sharing = ranks.filter((other) => other === rank).length;
      return [{ won: rank === 1 ? 1 / sharing : 0, points: scores[seat] ?? 0, rank: rank + (sharing - 1) / 2 }];
    }),
  );
}

function countBot(before: Standing, seats: readonly Seat[], thinking: Thinking): Standing {
  const won = total(seats.map((seat) => seat.won));
  return {
    wins: add(before.wins, won / seats.length),
    points: add(before.points, total(seats.map((seat) => seat.points)) / seats.length),
    rank: add(before.rank, total(seats.map((seat) => seat.rank)) / seats.length),
    won: before.won + won,
    seated: before.seated + seats.length,
    thinking: merge(before.thinking, thinking),
  };
}

/** The tally as it is printed, the bots in the order in which they were named; figures are rounded to four decimals, times to microseconds. */
export function report({ games, shared, lengths, bots }: Tally, players: readonly string[]): object {
  return {
    games,
    bots: [...new Set(players)].map((name) => ({
      bot: name,
      seats: players.filter((player) => player === name).length,
      ...reportBot(bots.get(name) ?? NOBODY),
    })),
    shared,
    lengths: { mean: round(lengths.sum / games), min: lengths.min, max: lengths.max },
  };
}

function reportBot({ wins, points, rank, won, seated, thinking }: Standing): object {
  const { decisions, first, timed, sum, max } = thinking;
  return {
    wins: round(won),
    winRate: { mean: round(won / seated), interval: rounded(shareInterval(wins)) },
    points: { mean: round(points.sum / points.n), interval: rounded(meanInterval(points)) },
    meanRank: round(rank.sum / rank.n),
    decisions,
    milliseconds: {
      mean: time(timed === 0 ? null : sum / timed),
      median: time(quantile(thinking, 0.5)),
      p99: time(quantile(thinking, 0.99)),
      max: time(timed === 0 ? null : max),
      first: time(first),
    },
  };
}

function rounded(interval: Interval | null): Interval | null {
  return interval === null ? null : [round(interval[0]), round(interval[1])];
}

function time(milliseconds: number | null): number | null {
  return milliseconds === null ? null : Math.round(milliseconds * 1000) / 1000;
}

function firsts(ranks: readonly number[]): number {
  return ranks.filter((rank) => rank === 1).length;
}

function total(figures: readonly number[]): number {
  let sum = 0;
  for (const figure of figures) sum += figure;
  return sum;
}
