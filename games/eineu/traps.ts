import { judge } from './exact.ts';
import type { Move } from './notation.ts';
import { type ExtraTip, game, type State, winnerOf } from './rules.ts';
import { type Character, seenBest } from './sight.ts';
import { keyOf, reachable, type Solution } from './solve.ts';
import { after } from './turn.ts';

/** What a seat that plays perfectly may hope for, from −1 (lost at once) over 0 (drawn) to 1 (won at once). */
export interface Hopes {
  of(state: State, seat: number): number;
  /** The hopes in each position, where it is one's own move and where it is the other's. */
  readonly acting: Float64Array;
  readonly waiting: Float64Array;
}

/** What is hoped for from the next decision on counts a little less: a trap now is better than one later, and going round in circles ends. */
const PATIENCE = 0.9;
/** Until no hope changes by more than this in a round of the iteration. Each round leaves at most 0.9 of the last one's change. */
const SETTLED = 1e-4;

/** A position with its moves, each with what follows from it and how likely somebody of the character takes it. */
interface Node {
  readonly state: State;
  readonly key: number;
  readonly ways: readonly Way[];
  /** Those that somebody of the character may take. */
  readonly likely: readonly Way[];
}

interface Way {
  readonly then: State;
  /** The index of the position it leads to, or −1 if it ends the game. */
  readonly to: number;
  readonly sameSeat: boolean;
  /** At the end of the game: 1 if whoever moved so has won, −1 if he has lost. */
  readonly result: number;
  readonly likely: number;
}

/** All positions that can come about, played by somebody of this character. Takes a moment: to be kept. */
export function nodesOf(extraTip: ExtraTip, character: Character): readonly Node[] {
  const states = reachable(extraTip);
  const index = new Map(states.map((state, at) => [keyOf(state), at]));
  return states.map((state) => {
    const moves = game.moves(state, state.seat);
    const likely = likelihoods(state, moves, character);
    const ways = moves.map((move, at): Way => {
      const then = after(state, move);
      return {
        then,
        to: then.end === null ? (index.get(keyOf(then)) ?? -1) : -1,
        sameSeat: then.seat === state.seat,
        result: then.end === null ? 0 : winnerOf(then) === state.seat ? 1 : -1,
        likely: likely[at] ?? 0,
      };
    });
    return { state, key: keyOf(state), ways, likely: ways.filter((way) => way.likely > 0) };
  });
}

/** How likely somebody of this character takes each of the moves. */
function likelihoods(state: State, moves: readonly Move[], character: Character): readonly number[] {
  const often = character.sights.reduce((sum, sight) => sum + sight.often, 0);
  const likely = new Map<Move, number>();
  for (const sight of character.sights) {
    const best = seenBest(state, moves, sight);
    const share = sight.often / often / best.length;
    for (const move of best) likely.set(move, (likely.get(move) ?? 0) + share);
  }
  return moves.map((move) => likely.get(move) ?? 0);
}

/**
 * Value iteration: what somebody who never makes a mistake may hope for if the other plays by the character of `nodes`. `drawn` and
 * `solution` as in `solve`; to begin with hopes that are nearly right saves most of the work.
 */
export function hopesFor(
  nodes: readonly Node[],
  solution: Solution,
  drawn: ReadonlySet<number>,
  nearly?: Hopes,
): Hopes {
  const acting = nearly?.acting.slice() ?? new Float64Array(nodes.length);
  const waiting = nearly?.waiting.slice() ?? new Float64Array(nodes.length);
  const isDrawn = nodes.map(({ key }) => drawn.has(key));
  const choices = nodes.map(({ state, ways }) => {
    const { best } = judge(
      state.seat,
      ways.map(({ then }) => then),
      solution,
    );
    return ways.filter((_, index) => best.includes(index));
  });
  const worth = (own: boolean, { to, sameSeat, result }: Way): number => {
    if (to < 0) return own ? result : -result;
    if (isDrawn[to]) return 0;
    return PATIENCE * ((own === sameSeat ? acting[to] : waiting[to]) ?? 0);
  };
  for (let change = 1; change > SETTLED; ) {
    change = 0;
    for (const [at, { likely }] of nodes.entries()) {
      let best = -1;
      for (const way of choices[at] ?? []) best = Math.max(best, worth(true, way));
      let mean = 0;
      for (const way of likely) mean += way.likely * worth(false, way);
      change = Math.max(change, Math.abs(best - (acting[at] ?? 0)), Math.abs(mean - (waiting[at] ?? 0)));
      acting[at] = best;
      waiting[at] = mean;
    }
  }
  const index = new Map(nodes.map(({ key }, at) => [key, at]));
  return {
    acting,
    waiting,
    of(state, seat) {
      const winner = winnerOf(state);
      if (winner !== null) return winner === seat ? 1 : -1;
      const key = keyOf(state);
      const at = index.get(key);
      if (at === undefined || state.end !== null || drawn.has(key)) return 0;
      return PATIENCE * ((state.seat === seat ? acting[at] : waiting[at]) ?? 0);
    },
  };
}
