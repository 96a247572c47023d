import type { ChanceSpec, Game, GameRecord, Outcome, Setup } from '@spieleabend/kernel';
import { chiSquareTail } from './chi-square.ts';
import { chanceEvents, faceText, thingText } from './draw.ts';

/** How often the faces of one kind of die, or the cards of one pile, have come. JSON-plain; tallies add up. */
export interface Tally {
  readonly kind: 'dice' | 'draw';
  /** The faces or cards, as the game writes them; some numbers of a pile stand for no card: those are never expected. */
  readonly things: readonly string[];
  /** How many dice were thrown or cards drawn. */
  readonly total: number;
  /** How often each came. */
  readonly seen: readonly number[];
  /** How often each was to be expected, by what was in the pile each time. */
  readonly expected: readonly number[];
  /**
   * The variances and covariances of `seen`, row by row. Cards are drawn from ever changing piles, where the common formula, which knows
   * one probability for each thing, would be wrong; for dice this comes to the same.
   */
  readonly spread: readonly (readonly number[])[];
}

/** The tallies of any number of games, by game, then by their things. */
export type Statistics = Readonly<Record<string, readonly Tally[]>>;

/** How well a tally agrees with fair chance. */
export interface Fit {
  readonly statistic: number;
  readonly degrees: number;
  /** How often fair dice are at least so far from what is expected, from 0 to 1; null where there are too few throws to say. */
  readonly p: number | null;
}

export const NO_STATISTICS: Statistics = {};

/** Below this many expected of each thing, chi-square is no good approximation. */
const FEWEST_EXPECTED = 5;

/** The statistics with one more game, be its dice ours or real ones. The log has to replay; what does not is not counted. */
export function countGame(statistics: Statistics, game: Game, setup: Setup, log: GameRecord['log']): Statistics {
  const open = new Map<string, OpenTally>();
  for (const { spec, text } of chanceEvents(game, setup, log)) {
    const outcome = game.parseOutcome(text);
    if (outcome.ok) countEvent(open, game, spec, outcome.value);
  }
  return addStatistics(statistics, { [game.id]: [...open.values()] });
}

/** The statistics of both together. */
export function addStatistics(a: Statistics, b: Statistics): Statistics {
  const sum: Record<string, readonly Tally[]> = { ...a };
  for (const [game, tallies] of Object.entries(b)) {
    const merged = [...(a[game] ?? [])];
    for (const tally of tallies) {
      const at = merged.findIndex((other) => nameOf(other) === nameOf(tally));
      const other = merged[at];
      if (other === undefined) merged.push(tally);
      else merged[at] = addTallies(other, tally);
    }
    sum[game] = merged;
  }
  return sum;
}

/** How well a tally agrees with fair chance: Pearson's chi-square, for changing piles in its general form. */
export function fit({ seen, expected, spread }: Tally): Fit {
  const off = seen.map((count, index) => count - (expected[index] ?? 0));
  const { statistic, degrees } = quadraticForm(off, spread);
  const enough = degrees > 0 && expected.every((count) => count === 0 || count >= FEWEST_EXPECTED);
  return { statistic, degrees, p: enough ? chiSquareTail(statistic, degrees) : null };
}

/** The rows of a table or plot: what could come, how often it did and how often it was to be expected. */
export function rowsOf({
  things,
  seen,
  expected,
}: Tally): readonly { thing: string; seen: number; expected: number }[] {
  const rows = things.map((thing, index) => ({ thing, seen: seen[index] ?? 0, expected: expected[index] ?? 0 }));
  return rows.filter((row) => row.expected > 0);
}

interface OpenTally extends Tally {
  total: number;
  readonly seen: number[];
  readonly expected: number[];
  readonly spread: number[][];
}

function countEvent(open: Map<string, OpenTally>, game: Game, spec: ChanceSpec, outcome: Outcome): void {
  if (spec.kind === 'dice') {
    for (const [at, die] of spec.dice.entries()) {
      // A die with one face was not thrown.
      if (die.length < 2) continue;
      const faces = [...new Set(die)];
      const weights = faces.map((face) => die.filter((other) => other === face).length);
      const texts = faces.map((face) => faceText(game, face, spec.dice.length));
      count(tallyOf(open, 'dice', texts), weights, faces.indexOf(outcome[at] ?? 0));
    }
    return;
  }
  const left = spec.counts.slice();
  const tally = tallyOf(
    open,
    'draw',
    left.map((_, thing) => thingText(game, thing)),
  );
  for (const drawn of outcome) {
    count(tally, left, drawn);
    left[drawn] = (left[drawn] ?? 0) - 1;
  }
}

function tallyOf(open: Map<string, OpenTally>, kind: Tally['kind'], things: readonly string[]): OpenTally {
  const name = nameOf({ kind, things });
  const known = open.get(name);
  if (known !== undefined) return known;
  const zeros = () => new Array<number>(things.length).fill(0);
  const tally = { kind, things, total: 0, seen: zeros(), expected: zeros(), spread: things.map(zeros) };
  open.set(name, tally);
  return tally;
}

/** One thing has come, where each could come with these weights. */
function count(tally: OpenTally, weights: readonly number[], came: number): void {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  tally.total++;
  for (const [i, weight] of weights.entries()) {
    const p = weight / total;
    if (i === came) tally.seen[i] = (tally.seen[i] ?? 0) + 1;
    tally.expected[i] = (tally.expected[i] ?? 0) + p;
    const row = tally.spread[i] ?? [];
    for (const [j, other] of weights.entries()) row[j] = (row[j] ?? 0) + (i === j ? p : 0) - (p * other) / total;
  }
}

function nameOf({ kind, things }: Pick<Tally, 'kind' | 'things'>): string {
  return `${kind} ${things.join()}`;
}

function addTallies(a: Tally, b: Tally): Tally {
  const add = (x: readonly number[], y: readonly number[]) => x.map((value, index) => value + (y[index] ?? 0));
  return {
    ...a,
    total: a.total + b.total,
    seen: add(a.seen, b.seen),
    expected: add(a.expected, b.expected),
    spread: a.spread.map((row, index) => add(row, b.spread[index] ?? [])),
  };
}

/**
 * offᵀ · spread⁻¹ · off and the rank of `spread`, by elimination with the largest pivot first. The counts add up to the total, so the
 * matrix never has full rank; what has no variance left is passed over.
 */
function quadraticForm(
  off: readonly number[],
  spread: readonly (readonly number[])[],
): { statistic: number; degrees: number } {
  const rows = spread.map((row) => [...row]);
  const rest = [...off];
  const left = new Set(rest.keys());
  const scale = Math.max(0, ...rows.map((row, index) => row[index] ?? 0));
  let statistic = 0;
  let degrees = 0;
  for (;;) {
    let pivot = -1;
    for (const index of left) if (pivot < 0 || at(rows, index, index) > at(rows, pivot, pivot)) pivot = index;
    const variance = pivot < 0 ? 0 : at(rows, pivot, pivot);
    if (variance <= scale * 1e-9) return { statistic, degrees };
    const own = rest[pivot] ?? 0;
    statistic += (own * own) / variance;
    degrees++;
    left.delete(pivot);
    for (const i of left) {
      const factor = at(rows, i, pivot) / variance;
      rest[i] = (rest[i] ?? 0) - factor * own;
      const row = rows[i] ?? [];
      for (const j of left) row[j] = (row[j] ?? 0) - factor * at(rows, pivot, j);
    }
  }
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
