import {
  type ChanceSpec,
  decideTogether,
  err,
  type Game,
  type Outcome,
  ok,
  type Result,
  type Status,
} from '@spieleabend/kernel';
import { MINUS_FIELDS, type OwnSheets, ROW_LENGTHS, SHEETS, type Sheet, TOWERS } from './data/sheets.ts';
import { COPILOTS, WITCHES } from './data/witches.ts';
import { after, movesAt, objection } from './landing.ts';
import { type Marks, PAIR_POINTS, ROW_POINTS, UNMARKED } from './marks.ts';
import { type Move, NO_MOVES } from './move.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';
import { planOf } from './plan.ts';
import type { BesenbingoRefusal } from './refusal.ts';
import { resultOf } from './result.ts';
import { allCalled, callAnother, calledSet, decisionOf, moveOf, OWED, type State, sheetIn, towerOf } from './state.ts';
import { resample, type View, view } from './view.ts';

type Step = Result<State, BesenbingoRefusal>;

/** One tower stays silent (BB-2.1, BB-4.1). */
const CALLS = TOWERS - 1;
const MOST_SEATS = SHEETS.length;

/** The calls, by the set of towers called before: one of the others, each equally likely (BB-2.1). A tower is drawn by its number. */
const NEXT_TOWER: readonly Status[] = Array.from({ length: 1 << TOWERS }, (_, called) =>
  draw(
    Array.from({ length: TOWERS }, (_, tower) => 1 - ((called >> tower) & 1)),
    1,
  ),
);

/** The deals, by the number of sheets that there are and of seats: a different one each (BB-2.1). */
const DEALS: readonly (readonly Status[])[] = Array.from({ length: SHEETS.length + 1 }, (_, sheets) =>
  Array.from({ length: sheets + 1 }, (_, seats) => draw(new Array<number>(sheets).fill(1), seats)),
);

/** Who decides, by the number of seats and the set of those that still owe their decision: `DECIDE[seats][owing]`. */
const DECIDE: readonly (readonly Status[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, count) =>
  decideTogether(count),
);

const NOBODY_DECIDED: readonly (readonly number[])[] = DECIDE.map((_, seats) =>
  Array.from({ length: seats }, () => OWED),
);

/** Things that are numbered from 1 as printed, with their copies; nothing has the number 0. */
function draw(copies: readonly number[], take: number): Status {
  const spec: ChanceSpec = { kind: 'draw', counts: [0, ...copies], take };
  return { type: 'chance', spec };
}

/** Besenbingo: rules/besenbingo.md, paragraph by paragraph. */
export const game: Game<State, Move, View> = {
  id: 'besenbingo',
  rules: 1,
  seats: { min: 1, max: MOST_SEATS },
  options: [
    { name: 'minus', rule: 'BB-1.3', kind: 'choice', default: 'flat', choices: ['flat', 'rising'] },
    { name: 'mustTakeBest', rule: 'BB-3.3', kind: 'switch', default: false },
  ],
  takeBack: true,
  data: {
    witches: WITCHES,
    copilots: COPILOTS,
    towers: TOWERS,
    rowLengths: ROW_LENGTHS,
    rowPoints: ROW_POINTS,
    pairPoints: PAIR_POINTS,
    minusFields: MINUS_FIELDS,
    sheets: SHEETS,
  },

  start({ seats, options, data }) {
    const own = data as OwnSheets | undefined;
    return {
      seats,
      rising: options.minus === 'rising',
      mustTakeBest: options.mustTakeBest === true,
      phase: 'deal',
      own: own?.sheets ?? null,
      numbers: [],
      called: 0,
      marks: [],
      decisions: NOBODY_DECIDED[seats] ?? [],
    };
  },

  status,
  moves,
  step,
  chance,
  view,
  resample,
  makeMove,
  parseMove,
  makeOutcome,
  parseOutcome,

  maxDecisions: ({ seats }) => CALLS * seats,
  /** At best the pair and, with the other five towers, three of both and two single fields; at worst nothing but minus fields. */
  scoreRange: ({ options }) => ({ min: options.minus === 'rising' ? -16 : -7, max: 13 }),
};

function status(state: State): Status {
  switch (state.phase) {
    case 'deal':
      return known(DEALS[sheetsToDeal(state).length]?.[state.seats]);
    case 'tower':
      return known(NEXT_TOWER[calledSet(state.called)]);
    case 'land':
      return known(DECIDE[state.seats]?.[owing(state.decisions)]);
    case 'over':
      return { type: 'over', result: resultOf(state.marks, state.rising) };
  }
}

function known(status: Status | undefined): Status {
  if (status === undefined) throw new RangeError('Besenbingo: more seats than sheets');
  return status;
}

function sheetsToDeal(state: State): readonly Sheet[] {
  return state.own ?? SHEETS;
}

/** The set of seats that still owe their decision. */
function owing(decisions: readonly number[]): number {
  let set = 0;
  for (let seat = 0; seat < decisions.length; seat++) if (decisions[seat] === OWED) set |= 1 << seat;
  return set;
}

function moves(state: State, seat: number): readonly Move[] {
  const sheet = sheetIn(state, seat);
  if (state.phase !== 'land' || sheet === undefined || state.decisions[seat] !== OWED) return NO_MOVES;
  return movesAt(planOf(sheet), state.marks[seat] ?? UNMARKED, towerOf(state), state.mustTakeBest);
}

function step(state: State, seat: number, move: Move): Step {
  if (state.phase === 'over') return err({ code: 'over', rule: 'BB-4.1' });
  if (state.phase !== 'land') return err({ code: 'chance-first', rule: 'C-2' });
  const sheet = sheetIn(state, seat);
  if (sheet === undefined) return err({ code: 'not-your-turn', rule: 'C-1' });
  if (state.decisions[seat] !== OWED) return err({ code: 'already-decided', rule: 'BB-3.6' });
  const no = objection(sheet, state.marks[seat] ?? UNMARKED, towerOf(state), move, state.mustTakeBest);
  if (no !== null) return err(no);
  const decisions = state.decisions.slice();
  decisions[seat] = decisionOf(move);
  return ok(owing(decisions) === 0 ? open(state, decisions) : decided(state, 'land', state.marks, decisions));
}

/** All decisions become public together (BB-3.6); with the seventh tower the round ends (BB-4.1). */
function open(state: State, decisions: readonly number[]): State {
  const marks = state.marks.slice();
  for (let seat = 0; seat < marks.length; seat++) {
    marks[seat] = after(marks[seat] ?? UNMARKED, moveOf(decisions[seat] ?? OWED));
  }
  const phase = allCalled(state.called) ? 'over' : 'tower';
  return decided(state, phase, marks, NOBODY_DECIDED[state.seats] ?? []);
}

/** The state with other marks and decisions. */
function decided(state: State, phase: State['phase'], marks: readonly Marks[], decisions: readonly number[]): State {
  const { seats, rising, mustTakeBest, own, numbers, called } = state;
  return { seats, rising, mustTakeBest, phase, own, numbers, called, marks, decisions };
}

function chance(state: State, outcome: Outcome): Step {
  switch (state.phase) {
    case 'over':
      return err({ code: 'over', rule: 'BB-4.1' });
    case 'land':
      return err({ code: 'no-chance', rule: 'C-2' });
    case 'deal':
      return deal(state, outcome);
    case 'tower':
      return call(state, outcome);
  }
}

/** Every seat gets a different sheet (BB-2.1). */
function deal(state: State, outcome: Outcome): Step {
  const pile = sheetsToDeal(state);
  const dealt: Sheet[] = [];
  for (const [seat, number] of outcome.entries()) {
    const sheet = pile[number - 1];
    if (sheet !== undefined && outcome.indexOf(number) === seat) dealt.push(sheet);
  }
  const { seats, rising, mustTakeBest, called, decisions } = state;
  if (dealt.length !== seats || outcome.length !== seats) {
    return err({ code: 'bad-deal', rule: 'BB-2.1', seats, sheets: pile.length });
  }
  return ok({
    seats,
    rising,
    mustTakeBest,
    phase: 'tower',
    own: state.own === null ? null : dealt,
    numbers: outcome,
    called,
    marks: dealt.map(() => UNMARKED),
    decisions,
  });
}

/** The next tower is called (BB-3.1). */
function call(state: State, outcome: Outcome): Step {
  const tower = outcome[0] ?? 0;
  if (outcome.length !== 1 || !Number.isInteger(tower) || tower < 1 || tower > TOWERS) {
    return err({ code: 'no-such-tower', rule: 'BB-1.4' });
  }
  if (((calledSet(state.called) >> (tower - 1)) & 1) === 1) return err({ code: 'tower-called', rule: 'BB-3.1', tower });
  const { seats, rising, mustTakeBest, own, numbers, marks, decisions } = state;
  const called = callAnother(state.called, tower);
  return ok({ seats, rising, mustTakeBest, phase: 'land', own, numbers, called, marks, decisions });
}
