import { err, type Game, type GameResult, ok, type Result, type RuleError, type Status } from '@spieleabend/kernel';
import { DICE, DIE_DATA, type Die, isNeighbour, OPPOSITE } from './data/dice.ts';
import { type Move, makeMove, makeOutcome, parseMove, parseOutcome, STOP, TIPS, type Tip } from './notation.ts';
import type { EineuRefusal } from './refusal.ts';

/** What counts as "makes a pair": the die just tipped is one of the two, or any pair that lies (EI-3.4). */
export type ExtraTip = 'made' | 'lying';

/** A game of EINEU. Nothing is hidden, so this is also what every viewer sees. */
export interface State {
  readonly extraTip: ExtraTip;
  /** The tops of the three dice; black shows 0 until it is rolled for the first time. */
  readonly tops: Readonly<Record<Die, number>>;
  /** The number whose pair each seat wants to see, 9 or 1; null until the opening roll has shown 4 or 6. */
  readonly targets: readonly [number, number] | null;
  /** The seat that acts: it rolls until there are targets, then it tips. */
  readonly seat: number;
  /** The die tipped last; it rests. Null before the first tip. */
  readonly last: Die | null;
  /** Whether the seat is in the middle of its turn and has earned a further tip, so that it may also stop. */
  readonly earned: boolean;
  /** The positions so far, each as one number (`positionOf`), in order: the third time ends the game (EI-4.2). */
  readonly past: readonly number[];
  /** How it ended: the pair of nines or of ones lies, or a position arose for the third time. */
  readonly end: 'nines' | 'ones' | 'draw' | null;
}

export type View = State;

const ROLL: Status = { type: 'chance', spec: { kind: 'dice', dice: [DIE_DATA.k.faces] } };
const TURN: readonly [Status, Status] = [
  { type: 'decide', seats: [0], sealed: [] },
  { type: 'decide', seats: [1], sealed: [] },
];
const WON_BY: readonly [GameResult, GameResult] = [
  { ranks: [1, 2], scores: [1, 0], tieBreak: null },
  { ranks: [2, 1], scores: [0, 1], tieBreak: null },
];
const DRAWN: GameResult = { ranks: [1, 1], scores: [0, 0], tieBreak: null };

/** The four tips of each die (EI-3.1), by its present top. */
const TIPS_FROM: Readonly<Record<Die, readonly (readonly Tip[])[]>> = {
  b: tipsFrom('b'),
  r: tipsFrom('r'),
  k: tipsFrom('k'),
};

function tipsFrom(die: Die): readonly (readonly Tip[])[] {
  return TIPS[die].map(({ top: from }) => TIPS[die].filter(({ top }) => isNeighbour(die, from, top)));
}

/** Tops of three dice (but not the pairs that end the game), the die tipped last, the seat, the start of a turn or an earned tip. */
const POSITIONS = (6 * 6 * 6 - 2 * 6) * 3 * 2 * 2;

export const game: Game<State, Move, View> = {
  id: 'eineu',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [{ name: 'extraTip', rule: 'EI-3.4', kind: 'choice', default: 'made', choices: ['made', 'lying'] }],
  takeBack: false, // EI-3.5
  data: { dice: DIE_DATA },

  /** EI-2.1: blue and red lie with 5 up, and seat 0 rolls first. */
  start: ({ options }) => ({
    extraTip: options.extraTip === 'lying' ? 'lying' : 'made',
    tops: { b: 5, r: 5, k: 0 },
    targets: null,
    seat: 0,
    last: null,
    earned: false,
    past: [],
    end: null,
  }),

  status(state) {
    if (state.end !== null) return { type: 'over', result: resultOf(state) };
    if (state.targets === null) return ROLL;
    return state.seat === 0 ? TURN[0] : TURN[1];
  },

  moves(state, seat) {
    if (state.end !== null || state.targets === null || seat !== state.seat) return [];
    const moves: Move[] = [];
    for (const die of DICE) {
      if (die === state.last) continue;
      for (const tip of TIPS_FROM[die][state.tops[die]] ?? []) moves.push(tip);
    }
    if (state.earned) moves.push(STOP);
    return moves;
  },

  step(state, seat, move) {
    if (state.end !== null) return refuse({ code: 'over', rule: state.end === 'draw' ? 'EI-4.2' : 'EI-4.1' });
    if (state.targets === null) return refuse({ code: 'chance-first', rule: 'EI-2.1' });
    if (seat !== state.seat) return refuse({ code: 'not-your-turn', rule: 'C-1' });
    return move.type === 'stop' ? stop(state) : tip(state, move.die, move.top);
  },

  /** EI-2.1, EI-2.2: the players roll in turn until black shows 4 or 6; whoever rolled it begins. */
  chance(state, outcome) {
    if (state.targets !== null) return refuse({ code: 'no-chance', rule: 'EI-2.1' });
    const [face] = outcome;
    if (face === undefined || outcome.length !== 1 || !DIE_DATA.k.faces.includes(face)) {
      return refuse({ code: 'not-a-face', rule: 'EI-1.1', die: 'k', value: face ?? null });
    }
    const tops = { b: state.tops.b, r: state.tops.r, k: face };
    if (face !== 4 && face !== 6) return ok({ ...state, tops, seat: 1 - state.seat });
    const nines = face === 4 ? state.seat : 1 - state.seat;
    const rolled: State = { ...state, tops, targets: nines === 0 ? [9, 1] : [1, 9] };
    return ok({ ...rolled, past: [positionOf(rolled)] });
  },

  view: (state) => state,
  resample: (view) => view,

  makeMove,
  parseMove,
  makeOutcome,
  parseOutcome,

  /** Each position arises at most twice before the decision that ends the game (EI-4.2). */
  maxDecisions: () => 2 * POSITIONS + 1,
  scoreRange: () => ({ min: 0, max: 1 }),
};

/** EI-4.1: the seat whose pair lies, whoever tipped; null while the game runs and when it is drawn. */
export function winnerOf({ end, targets }: State): 0 | 1 | null {
  if (end === null || end === 'draw' || targets === null) return null;
  return targets[0] === (end === 'nines' ? 9 : 1) ? 0 : 1;
}

/** A position (EI-4.2) as a number: tops, die tipped last, seat, earned tip. */
export function positionOf({ tops, last, seat, earned }: Pick<State, 'tops' | 'last' | 'seat' | 'earned'>): number {
  const resting = last === null ? 0 : last === 'b' ? 1 : last === 'r' ? 2 : 3;
  return (((tops.b * 10 + tops.r) * 10 + tops.k) * 4 + resting) * 4 + seat * 2 + (earned ? 1 : 0);
}

/** The seat that acts in a position that is known by its number. */
export function seatOf(position: number): number {
  return (position >> 1) & 1;
}

/** The number of the position that is alike but for the seat that acts. */
export function withSeat(position: number, seat: number): number {
  return (position & ~2) | (seat * 2);
}

/** EI-3.3, EI-3.4: whether tipping this die earned a further tip. */
function earnsTip(tops: Readonly<Record<Die, number>>, tipped: Die, extraTip: ExtraTip): boolean {
  const { b, r, k } = tops;
  if (b === r) return extraTip === 'lying' || tipped !== 'k';
  if (b === k) return extraTip === 'lying' || tipped !== 'r';
  if (r === k) return extraTip === 'lying' || tipped !== 'b';
  return Math.max(b, r, k) - Math.min(b, r, k) === 2;
}

/** EI-3.1 to EI-3.3, EI-4.1: tips a die. */
function tip(state: State, die: Die, top: number): Result<State, RuleError> {
  const from = state.tops[die];
  if (die === state.last) return refuse({ code: 'same-die', rule: 'EI-3.2', die });
  if (!isNeighbour(die, from, top)) {
    const bears = (OPPOSITE[die][top] ?? 0) !== 0;
    return refuse(
      bears
        ? { code: 'not-a-neighbour', rule: 'EI-3.1', die, value: top, top: from }
        : { code: 'not-a-face', rule: 'EI-1.1', die, value: top },
    );
  }
  const tops = {
    b: die === 'b' ? top : state.tops.b,
    r: die === 'r' ? top : state.tops.r,
    k: die === 'k' ? top : state.tops.k,
  };
  if (tops.b === tops.r && (top === 9 || top === 1)) {
    return ok(next(state, tops, state.seat, die, false, top === 9 ? 'nines' : 'ones'));
  }
  const earned = earnsTip(tops, die, state.extraTip);
  return ok(next(state, tops, earned ? state.seat : 1 - state.seat, die, earned, null));
}

/** EI-3.3: ends a turn that could go on. */
function stop(state: State): Result<State, RuleError> {
  if (!state.earned) return refuse({ code: 'cannot-stop', rule: 'EI-3.3' });
  return ok(next(state, state.tops, 1 - state.seat, state.last, false, null));
}

/** The next state, drawn if its position arises for the third time (EI-4.2). */
function next(
  { extraTip, targets, past }: State,
  tops: State['tops'],
  seat: number,
  last: Die | null,
  earned: boolean,
  won: 'nines' | 'ones' | null,
): State {
  const position = positionOf({ tops, last, seat, earned });
  let before = 0;
  for (const earlier of past) if (earlier === position) before++;
  const end = won ?? (before >= 2 ? 'draw' : null);
  return { extraTip, tops, targets, seat, last, earned, past: [...past, position], end };
}

function resultOf(state: State): GameResult {
  const winner = winnerOf(state);
  return winner === null ? DRAWN : WON_BY[winner];
}

function refuse(refusal: EineuRefusal): Result<never, RuleError> {
  return err(refusal);
}
