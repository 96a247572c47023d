import type { ChanceSpec, Outcome } from './chance.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';

/** Whose eyes: a seat number, or somebody who only watches. */
export type Viewer = number | 'spectator';

/** Why a move, an outcome or an option is refused: a stable code, the paragraph of the rules, and the figures that a sentence needs. */
export interface RuleError {
  readonly code: string;
  /** The paragraph that forbids it: `EI-3.2`. */
  readonly rule: string;
  readonly [figure: string]: string | number | boolean | null;
}

/** Where a text departs from the notation. */
export interface NotationError {
  readonly code: 'notation';
  /** Position of the first character that cannot stand there, from 0. */
  readonly at: number;
  readonly reason: string;
}

/** How a game ended. Shared ranks skip numbers: 1 1 3 (C-4). */
export interface GameResult {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The last tie-break that separated anybody, or null. */
  readonly tieBreak: string | null;
}

/**
 * Who has to do something now.
 * `decide`: the seats that owe a decision. More than one seat in `seats` and `sealed` together means that they decide at the same time:
 * the decisions of the `sealed` seats lie face down until `seats` is empty, and the order in which they come makes no difference.
 */
export type Status =
  | { readonly type: 'decide'; readonly seats: readonly number[]; readonly sealed: readonly number[] }
  | { readonly type: 'chance'; readonly spec: ChanceSpec }
  | { readonly type: 'over'; readonly result: GameResult };

export interface Setup {
  readonly seats: number;
  readonly options: Options;
  /** The owner's own component data (sheets, faces), checked and JSON-plain; absent where the game's own are played with. */
  readonly data?: unknown;
}

/** What is wrong with component data that somebody brought: a stable code, the place (`faces[2].rows[0].points`), the paragraph, figures. */
export interface DataError {
  readonly code: string;
  readonly path: string;
  readonly rule: string;
  readonly [figure: string]: string | number | boolean | null;
}

/** Checks component data from outside and gives it in its one clean form, or all that is wrong with it. */
export type DataCheck = (json: unknown) => Result<unknown, readonly DataError[]>;

/**
 * A game, as pure functions over plain data. The conformance suite (`conformance/`) enforces every sentence here.
 *
 * States are immutable and JSON-plain: `JSON.parse(JSON.stringify(state))` plays on identically, and no step changes an earlier state.
 */
export interface Game<State = unknown, Move = unknown, View = unknown> {
  /** The name in records: `eineu`. */
  readonly id: string;
  /** The version of the rules and of the built-in data; it is part of every record. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** False where the rules themselves forbid taking back (EI-3.5). */
  readonly takeBack: boolean;
  /** The component data (sheets, dice), JSON-plain. */
  readonly data: unknown;

  /** The first state. `setup` has been checked: the seats fit, every option has a valid value, and own data is sound. */
  start(setup: Setup): State;
  status(state: State): Status;
  /** Exactly the moves that `step` accepts from this seat now; empty if it owes no decision. Every move once. */
  moves(state: State, seat: number): readonly Move[];
  /** The state after a seat's decision, or the reason why the rules forbid it. */
  step(state: State, seat: number, move: Move): Result<State, RuleError>;
  /** The state after a chance event, or the reason why it could not come about. */
  chance(state: State, outcome: Outcome): Result<State, RuleError>;

  /** All that this viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** A state that fits the view: what is hidden is drawn anew. `view(resample(v)) = v`, and the viewer's own moves and refusals are right. */
  resample(view: View, viewer: Viewer, random: Random): State;
  /** The seats that may see this outcome as long as the game runs; null or absent: everybody. The others read `*:?`. */
  secret?(state: State, outcome: Outcome): readonly number[] | null;

  /** The one spelling of a move, and back (strict: it accepts nothing else). */
  makeMove(move: Move): string;
  parseMove(text: string): Result<Move, NotationError>;
  makeOutcome(outcome: Outcome): string;
  parseOutcome(text: string): Result<Outcome, NotationError>;

  /** No game takes more decisions than this; where the rules let players go on for ever, no random game comes near it. */
  maxDecisions(setup: Setup): number;
  /** Every final score lies in this range. */
  scoreRange(setup: Setup): { readonly min: number; readonly max: number };
}

/** How a bot chooses: from its seat's view and the legal moves (never empty), nothing else. */
export type Chooser<Move = unknown, View = unknown> = (position: {
  readonly view: View;
  readonly seat: number;
  readonly moves: readonly Move[];
  readonly random: Random;
}) => Move;
