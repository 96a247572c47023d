import type { GameResult } from '@spieleabend/kernel';

/** Counts of many games. */
export interface Tally {
  readonly games: number;
  /** Games won by each seat; a first place shared by two counts one half for each. */
  readonly wins: readonly number[];
  /** Games whose first place was shared. */
  readonly shared: number;
  readonly scores: readonly number[];
  /** Decisions of a game, chance events not counted. */
  readonly decisions: number;
  readonly shortest: number;
  readonly longest: number;
}

export function emptyTally(seats: number): Tally {
  const zeros = new Array<number>(seats).fill(0);
  return { games: 0, wins: zeros, shared: 0, scores: zeros, decisions: 0, shortest: 0, longest: 0 };
}

/** The tally with one more game. */
export function count(tally: Tally, { ranks, scores }: GameResult, log: readonly string[]): Tally {
  const first = ranks.filter((rank) => rank === 1).length;
  const decisions = decisionsIn(log);
  return {
    games: tally.games + 1,
    wins: tally.wins.map((wins, seat) => wins + (ranks[seat] === 1 ? 1 / first : 0)),
    shared: tally.shared + (first > 1 ? 1 : 0),
    scores: tally.scores.map((sum, seat) => sum + (scores[seat] ?? 0)),
    decisions: tally.decisions + decisions,
    shortest: tally.games === 0 ? decisions : Math.min(tally.shortest, decisions),
    longest: Math.max(tally.longest, decisions),
  };
}

/** Decisions of a log, chance events not counted. */
export function decisionsIn(log: readonly string[]): number {
  return log.filter((entry) => !entry.startsWith('*')).length;
}

/** The tally as it is printed; figures are rounded to four decimals. */
export function summary({ games, wins, shared, scores, decisions, shortest, longest }: Tally, seconds: number): object {
  return {
    wins: wins.map(round),
    shared,
    meanScores: scores.map((sum) => round(sum / games)),
    lengths: { mean: round(decisions / games), min: shortest, max: longest },
    gamesPerSecond: Math.round(games / seconds),
  };
}

/** A figure as it is printed: four decimals. */
export function round(figure: number): number {
  return Math.round(figure * 10_000) / 10_000;
}
