import { type State, winnerOf } from './rules.ts';
import type { Solution, Value } from './solve.ts';

const UNDECIDED: Value = { outcome: 'undecided', distance: null };

/** What exact play says about a position. */
interface Verdict {
  readonly value: Value;
  /** Which decisions nobody could do better than: the shortest way to a win, or what leaves the game undecided, or the longest road. */
  readonly best: readonly number[];
  /** What each decision is worth, in order. */
  readonly values: readonly Value[];
}

/**
 * Judges a position by the states that the decisions of its seat lead to, in order, with the `solution` for what would be drawn from here
 * on. The position itself may be among those: it has come up for the second time, and that is no draw yet (EI-4.2).
 */
export function judge(seat: number, steps: readonly State[], solution: Solution): Verdict {
  const values = steps.map((next) => valueBehind(seat, next, solution));
  const ranks = values.map(rank);
  const highest = Math.max(...ranks);
  const best = [...ranks.keys()].filter((index) => ranks[index] === highest);
  return { value: values[best[0] ?? 0] ?? UNDECIDED, best, values };
}

/** What a decision of this seat was worth that has led to this state, counted from before the decision. */
function valueBehind(seat: number, next: State, solution: Solution): Value {
  const winner = winnerOf(next);
  if (winner !== null) return { outcome: winner === seat ? 'won' : 'lost', distance: 1 };
  const value = solution.value(next);
  if (value.outcome === 'undecided') return value;
  const good = (value.outcome === 'won') === (next.seat === seat);
  return { outcome: good ? 'won' : 'lost', distance: value.distance + 1 };
}

/** The better value first. */
export function better(a: Value, b: Value): number {
  return rank(b) - rank(a);
}

/** Values in their order, the better the greater: wins, the short ones first, then what is undecided, then losses, the long ones first. */
function rank({ outcome, distance }: Value): number {
  switch (outcome) {
    case 'won':
      return 1 / distance;
    case 'undecided':
      return 0;
    case 'lost':
      return -1 / distance;
  }
}
