import { type Game, type GameResult, ok, type Status } from '@spieleabend/kernel';

/** What a toy has to say for itself; it takes every listed move. */
export interface Toy<State> extends Partial<Game<State, string, State>> {
  status(state: State): Status;
  moves(state: State, seat: number): readonly string[];
  after(state: State, seat: number, move: string): State;
}

/** A small game for a test: open unless it says otherwise; a move is its own text, and a position stands in for a start. */
export function toy<State>({ after, ...rules }: Toy<State>): Game {
  const game: Game<State, string, State> = {
    id: 'toy',
    rules: 1,
    seats: { min: 1, max: 4 },
    options: [],
    takeBack: true,
    data: null,
    start() {
      throw new Error('a toy begins in the middle');
    },
    step: (state, seat, move) => ok(after(state, seat, move)),
    chance: (state) => ok(state),
    view: (state) => state,
    resample: (view) => view,
    makeMove: (move) => move,
    parseMove: ok,
    makeOutcome: (outcome) => outcome.join(),
    parseOutcome: (text) => ok([Number(text)]),
    maxDecisions: () => 1000,
    scoreRange: () => ({ min: 0, max: 100 }),
    ...rules,
  };
  return game as Game;
}

/** The end of a game with these points. */
export function over(scores: readonly number[]): Status {
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  const result: GameResult = { ranks, scores, tieBreak: null };
  return { type: 'over', result };
}

/** One seat decides, alone or after others whose decisions lie face down. */
export function asks(seat: number, sealed: readonly number[] = []): Status {
  return { type: 'decide', seats: [seat], sealed };
}
