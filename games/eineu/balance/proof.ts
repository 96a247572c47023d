import { type Chooser, pick, type Random } from '@spieleabend/kernel';
import { judge } from '../exact.ts';
import type { Move } from '../notation.ts';
import { type ExtraTip, game, type State, type View, winnerOf } from '../rules.ts';
import { drawnBy, type Solution, solve, type Value } from '../solve.ts';
import { after, withoutPast } from '../turn.ts';

/** What came of putting a player into many positions. */
interface Proof {
  readonly positions: number;
  readonly won: number;
  readonly undecided: number;
  readonly lost: number;
  /** Positions in which some position would draw the game by coming up for the third time. */
  readonly nearlyDrawn: number;
  /** Decisions that he was asked for. */
  readonly decisions: number;
  /** Where he let something slip, in words; empty if he is perfect. */
  readonly slips: readonly string[];
}

/** Puts a player into positions that have come about at random, with all that has been on the table before them. */
export function prove(player: Chooser<Move, View>, positions: Iterable<State>, random: Random): Proof {
  const count = { positions: 0, won: 0, undecided: 0, lost: 0, nearlyDrawn: 0, decisions: 0 };
  const slips: string[] = [];
  const judged = judging();

  const answer = (state: State): State => {
    count.decisions++;
    const moves = game.moves(state, state.seat);
    return after(state, player({ view: state, seat: state.seat, moves, random }));
  };

  /** Whether the player wins within so many decisions, whatever the other does. */
  const wins = (state: State, seat: number, left: number): boolean => {
    if (state.end !== null) return winnerOf(state) === seat;
    if (left === 0) return false;
    if (state.seat === seat) return wins(answer(state), seat, left - 1);
    return game.moves(state, state.seat).every((move) => wins(after(state, move), seat, left - 1));
  };

  /** Whether the other needs that many decisions to win, although he takes the shortest way. */
  const holdsOut = (from: State, distance: number): boolean => {
    const { seat } = from;
    let state = from;
    for (let made = 0; made < distance; made++) {
      if (state.end !== null) return state.end === 'draw';
      state = state.seat === seat ? answer(state) : after(state, pick(judged(state).moves, random));
    }
    return true;
  };

  /** Whether the other has no win in hand. */
  const holds = (state: State, seat: number): boolean => {
    if (state.end !== null) return winnerOf(state) !== 1 - seat;
    const { outcome } = judged(state).value;
    return outcome === 'undecided' || (outcome === 'won') === (state.seat === seat);
  };

  for (const state of positions) {
    const { value } = judged(state);
    count.positions++;
    count[value.outcome]++;
    if (drawnBy(state).size > 0) count.nearlyDrawn++;
    const held =
      value.outcome === 'won'
        ? wins(state, state.seat, value.distance)
        : value.outcome === 'lost'
          ? holdsOut(state, value.distance)
          : holds(answer(state), state.seat);
    if (!held) slips.push(`${value.outcome} in ${value.distance}: ${JSON.stringify(state)}`);
  }
  return { ...count, slips };
}

/** So many positions of games that go on and on: any move at random that does not end them, until a position arises for the third time. */
export function* wanderings(extraTip: ExtraTip, positions: number, random: Random): Generator<State> {
  for (let left = positions; left > 0; ) {
    let state = opening(extraTip, pick([4, 6], random));
    while (state.end === null && left > 0) {
      yield state;
      left--;
      const steps = game.moves(state, state.seat).map((move) => after(state, move));
      state = pick(
        steps.filter((step) => winnerOf(step) === null),
        random,
      );
    }
  }
}

function opening(extraTip: ExtraTip, face: number): State {
  const rolled = game.chance(game.start({ seats: 2, options: { extraTip } }), [face]);
  if (!rolled.ok) throw new Error(`EINEU: an opening roll was refused: ${rolled.error.code}`);
  return rolled.value;
}

interface Judged {
  readonly value: Value;
  /** The moves that nobody could do better than. */
  readonly moves: readonly Move[];
}

/** Judges positions; the game is solved anew only where other positions would be drawn than in the state before. */
function judging(): (state: State) => Judged {
  let name = '';
  let solution: Solution | null = null;
  return (state) => {
    const drawn = drawnBy(state);
    const needed = [state.extraTip, ...drawn].join(' ');
    if (solution === null || needed !== name) solution = solve(state.extraTip, drawn);
    name = needed;
    const moves = game.moves(state, state.seat);
    const { value, best } = judge(
      state.seat,
      moves.map((move) => after(withoutPast(state), move)),
      solution,
    );
    return { value, moves: moves.filter((_, index) => best.includes(index)) };
  };
}
