/**
 * A series of rounds that one person plays alone, each to be better than the one before (`Rules.series`). Every round is a table and a
 * record of its own; the series lies with the round now played.
 */
export interface Series {
  /** How many rounds were set beforehand. */
  readonly rounds: number;
  /** Those that are over, the first one first. */
  readonly earlier: readonly Round[];
}

/** A round that is over. */
export interface Round {
  readonly log: readonly string[];
  readonly score: number;
}

/** How a series stands, for the one who draws it: the scores so far, the round now played among them once it is over. */
export interface Standing {
  readonly rounds: number;
  readonly scores: readonly number[];
}

/** A series of so many rounds, before the first. */
export function newSeries(rounds: number): Series {
  return { rounds, earlier: [] };
}

/** A series as it was stored; undefined where there is none that can be read: the round is then a game like any other. */
export function readSeries(json: unknown): Series | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { rounds, earlier } = json as Partial<Record<keyof Series, unknown>>;
  if (typeof rounds !== 'number' || !Number.isSafeInteger(rounds)) return undefined;
  if (!Array.isArray(earlier) || !earlier.every(isRound) || earlier.length >= rounds) return undefined;
  return { rounds, earlier: earlier.map(({ log, score }) => ({ log, score })) };
}

/** The series with which the next round begins once this one is over: one round further or, after the last, from the start. */
export function nextIn({ rounds, earlier }: Series, done: Round): Series {
  const over = [...earlier, done];
  return { rounds, earlier: over.length < rounds ? over : [] };
}

/** How the series stands; `score` is that of the round now played, null as long as it runs. */
export function standingOf({ rounds, earlier }: Series, score: number | null): Standing {
  const scores = earlier.map((round) => round.score);
  return { rounds, scores: score === null ? scores : [...scores, score] };
}

/** By how much each round was better than the one before; null for the first. */
export function gains(scores: readonly number[]): readonly (number | null)[] {
  return scores.map((score, at) => (at === 0 ? null : score - (scores[at - 1] ?? 0)));
}

function isRound(value: unknown): value is Round {
  if (typeof value !== 'object' || value === null) return false;
  const { log, score } = value as Partial<Record<keyof Round, unknown>>;
  return Number.isFinite(score) && Array.isArray(log) && log.every((entry) => typeof entry === 'string');
}
