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
import type { OwnSheets } from './data/own.ts';
import { BONUS, COLOURS, FIELDS, LETTERS, LIMITS, PATTERNS, ROWS, SHEETS } from './data/sheets.ts';
import { type Digits, digitOf, EACH, equals, pack } from './digits.ts';
import { entriesFor, objection, write } from './entry.ts';
import { materialOf } from './material.ts';
import { KEEP_ONLY, KEEP_OR_REROLL, type Move, NO_MOVES } from './move.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';
import type { TwentyOneRefusal } from './refusal.ts';
import { resultOf } from './result.ts';
import { entryOf, freshSheet, OWED, type Sheet, STRUCK, type State } from './state.ts';
import { resample, type View, view } from './view.ts';

type Step = Result<State, TwentyOneRefusal>;

const FACES = [1, 2, 3, 4, 5, 6];
const ONE = [1];
const MOST_SEATS = LETTERS.length;

/** The rolls, by the set of dice that stay: `ROLLS[0]` rolls them all (TO-3.1). */
const ROLLS: readonly Status[] = Array.from({ length: 1 << FIELDS }, (_, stay) =>
  ask({ kind: 'dice', dice: COLOURS.map((_, colour) => ((stay >> colour) & 1 ? ONE : FACES)) }),
);

/** The deals, by the number of seats: a different sheet each (TO-2.1). */
const DEALS: readonly Status[] = Array.from({ length: MOST_SEATS + 1 }, (_, take) =>
  ask({ kind: 'draw', counts: LETTERS.map(() => 1), take }),
);

/** Who decides, by the number of seats that decide together and the set of those that still owe: `DECIDE[seats][owing]`. */
const DECIDE: readonly (readonly Status[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, count) =>
  decideTogether(count),
);

const NOBODY_ENTERED: readonly (readonly number[])[] = DECIDE.map((_, seats) =>
  Array.from({ length: seats }, () => OWED),
);

/** The active player alone, by seat. */
const CHOOSE: readonly Status[] = LETTERS.map((_, seat) => ({ type: 'decide', seats: [seat], sealed: [] }));

function ask(spec: ChanceSpec): Status {
  return { type: 'chance', spec };
}

/** twenty one: rules/twenty-one.md, paragraph by paragraph. */
export const game: Game<State, Move, View> = {
  id: 'twenty-one',
  rules: 1,
  seats: { min: 1, max: MOST_SEATS },
  options: [{ name: 'voluntaryStrike', rule: 'TO-3.4', kind: 'switch', default: false }],
  takeBack: true,
  data: { colours: COLOURS, limits: LIMITS, bonus: BONUS, patterns: PATTERNS, sheets: SHEETS },

  start({ seats, options, data }) {
    return {
      seats,
      voluntaryStrike: options.voluntaryStrike === true,
      own: data === undefined ? null : (data as OwnSheets),
      phase: 'deal',
      active: 0,
      dice: 0,
      rerolled: false,
      sheets: [],
      entries: allOwe(seats),
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

  /** Every roll fills at least one of each player's 30 fields, and takes one choice and an entry a seat. */
  maxDecisions: ({ seats }) => ROWS * FIELDS * (1 + seats),
  scoreRange: () => ({ min: 0, max: ROWS * 42 }),
};

function status(state: State): Status {
  switch (state.phase) {
    case 'deal':
      return known(DEALS[state.seats]);
    case 'roll':
      return known(ROLLS[0]);
    case 'choose':
      return known(CHOOSE[state.active]);
    case 'reroll':
      return known(ROLLS[ones(state.dice)]);
    case 'enter':
      return known(DECIDE[state.seats]?.[owing(state.entries)]);
    case 'over':
      return { type: 'over', result: resultOf(state.sheets, materialOf(state.own)) };
  }
}

function known(status: Status | undefined): Status {
  if (status === undefined) throw new RangeError('twenty one: more seats than sheets');
  return status;
}

/** The set of dice that show 1. */
function ones(dice: Digits): number {
  return equals(dice, EACH);
}

const ALL_DICE = (1 << FIELDS) - 1;

/** The entries of so many seats before anybody has entered. */
function allOwe(seats: number): readonly number[] {
  return NOBODY_ENTERED[seats] ?? [];
}

/** The set of seats that still owe their entry. */
function owing(entries: readonly number[]): number {
  let set = 0;
  for (let seat = 0; seat < entries.length; seat++) if (entries[seat] === OWED) set |= 1 << seat;
  return set;
}

function moves(state: State, seat: number): readonly Move[] {
  if (state.phase === 'choose' && seat === state.active) {
    return ones(state.dice) === ALL_DICE ? KEEP_ONLY : KEEP_OR_REROLL;
  }
  const sheet = state.sheets[seat];
  if (state.phase !== 'enter' || sheet === undefined || state.entries[seat] !== OWED) return NO_MOVES;
  return entriesFor(sheet, state.dice, state.voluntaryStrike, materialOf(state.own));
}

function step(state: State, seat: number, move: Move): Step {
  switch (state.phase) {
    case 'over':
      return err({ code: 'over', rule: 'TO-5.1' });
    case 'choose':
      return seat === state.active ? choose(state, move) : err({ code: 'not-your-turn', rule: 'C-1' });
    case 'enter':
      return enterOne(state, seat, move);
    case 'deal':
    case 'roll':
    case 'reroll':
      return err({ code: 'chance-first', rule: 'C-2' });
  }
}

/** The active player accepts the roll or rolls again (TO-3.1). */
function choose(state: State, move: Move): Step {
  if (move.type === 'keep') return ok(turn(state, 'enter', state.dice, false));
  if (move.type !== 'reroll') return err({ code: 'roll-not-accepted', rule: 'TO-3.1' });
  if (ones(state.dice) === ALL_DICE) return err({ code: 'keep-only', rule: 'TO-3.1' });
  return ok(turn(state, 'reroll', state.dice, true));
}

/** One seat's entry; the last one opens them all (TO-3.2, TO-3.5). */
function enterOne(state: State, seat: number, move: Move): Step {
  const sheet = state.sheets[seat];
  if (sheet === undefined) return err({ code: 'not-your-turn', rule: 'C-1' });
  if (move.type === 'keep' || move.type === 'reroll') {
    return err({ code: state.rerolled ? 'already-rerolled' : 'roll-accepted', rule: 'TO-3.1' });
  }
  if (state.entries[seat] !== OWED) return err({ code: 'already-entered', rule: 'TO-3.5' });
  const entry = entryOf(move);
  const no = objection(sheet, state.dice, entry, state.voluntaryStrike, materialOf(state.own));
  if (no !== null) return err(no);
  const entries = state.entries.slice();
  entries[seat] = entry;
  return ok(
    owing(entries) === 0 ? open(state, entries) : withEntries(state, state.phase, state.active, state.sheets, entries),
  );
}

/** All entries become public together; the right to roll goes round, unless somebody has filled row five (TO-3.6, TO-5.1). */
function open(state: State, entries: readonly number[]): State {
  const sheets = state.sheets.slice();
  const material = materialOf(state.own);
  let over = false;
  for (let seat = 0; seat < state.seats; seat++) {
    const before = sheets[seat];
    if (before === undefined) continue;
    const sheet = write(before, entries[seat] ?? STRUCK, state.dice, material);
    if (sheet.current === ROWS) over = true;
    sheets[seat] = sheet;
  }
  const active = over ? state.active : (state.active + 1) % state.seats;
  return withEntries(state, over ? 'over' : 'roll', active, sheets, allOwe(state.seats));
}

/** The state with other sheets and entries; the dice lie as they are. */
function withEntries(
  state: State,
  phase: State['phase'],
  active: number,
  sheets: readonly Sheet[],
  entries: readonly number[],
): State {
  const { seats, voluntaryStrike, own, dice, rerolled } = state;
  return { seats, voluntaryStrike, own, phase, active, dice, rerolled, sheets, entries };
}

/** The state with other dice, or with the same dice accepted. */
function turn(state: State, phase: State['phase'], dice: Digits, rerolled: boolean): State {
  const { seats, voluntaryStrike, own, active, sheets, entries } = state;
  return { seats, voluntaryStrike, own, phase, active, dice, rerolled, sheets, entries };
}

function chance(state: State, outcome: Outcome): Step {
  switch (state.phase) {
    case 'over':
      return err({ code: 'over', rule: 'TO-5.1' });
    case 'deal':
      return deal(state, outcome);
    case 'roll':
      return isRoll(outcome)
        ? ok(turn(state, 'choose', pack(outcome), false))
        : err({ code: 'bad-roll', rule: 'TO-1.1' });
    case 'reroll':
      return rollAgain(state, outcome);
    case 'choose':
    case 'enter':
      return err({ code: 'no-chance', rule: 'C-2' });
  }
}

/** Every seat gets a different sheet (TO-2.1). */
function deal(state: State, outcome: Outcome): Step {
  const different = outcome.every(
    (letter, seat) =>
      Number.isInteger(letter) && letter >= 0 && letter < LETTERS.length && outcome.indexOf(letter) === seat,
  );
  if (outcome.length !== state.seats || !different)
    return err({ code: 'bad-deal', rule: 'TO-2.1', seats: state.seats });
  const { seats, voluntaryStrike, own, active, dice, rerolled, entries } = state;
  return ok({
    seats,
    voluntaryStrike,
    own,
    phase: 'roll',
    active,
    dice,
    rerolled,
    sheets: outcome.map(freshSheet),
    entries,
  });
}

/** All dice are rolled again but those that show 1 (TO-3.1). */
function rollAgain(state: State, outcome: Outcome): Step {
  if (!isRoll(outcome)) return err({ code: 'bad-roll', rule: 'TO-1.1' });
  for (let colour = 0; colour < FIELDS; colour++) {
    if (digitOf(state.dice, colour) === 1 && outcome[colour] !== 1) {
      return err({ code: 'die-stays', rule: 'TO-3.1', colour: COLOURS[colour] ?? 'w' });
    }
  }
  return ok(turn(state, 'enter', pack(outcome), true));
}

function isRoll(outcome: Outcome): boolean {
  if (outcome.length !== FIELDS) return false;
  for (let colour = 0; colour < FIELDS; colour++) {
    const face = outcome[colour] ?? 0;
    if (!Number.isInteger(face) || face < 1 || face > 6) return false;
  }
  return true;
}
