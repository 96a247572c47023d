import type { Move } from './notation.ts';
import { type State, winnerOf } from './rules.ts';
import type { Solution, Value } from './solve.ts';
import { after, withoutPast } from './turn.ts';

/** What exact play says about the position on the table. */
export interface Verdict {
  readonly value: Value;
  /** The moves that nobody could do better than: the shortest way to a win, or what leaves the game undecided, or the longest road. */
  readonly moves: readonly Move[];
}

const UNDECIDED: Value = { outcome: 'undecided', distance: null };

/**
 * Judges the position on the table by what its moves lead to, with the `solution` for what would be drawn from here on. The position itself
 * may be among those: it has come up for the second time, and that is no draw yet (EI-4.2).
 */
export function judge(state: State, moves: readonly Move[], solution: Solution): Verdict {
  const here = withoutPast(state);
  const values = moves.map((move) => valueBehind(state.seat, after(here, move), solution));
  const best = values.reduce((one, other) => (rank(other) > rank(one) ? other : one));
  return { value: best, moves: moves.filter((_, index) => rank(values[index] ?? UNDECIDED) === rank(best)) };
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
