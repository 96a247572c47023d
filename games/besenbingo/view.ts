import { pick, type Random, type Viewer } from '@spieleabend/kernel';
import { type MINUS_FIELDS, type Sheet, TOWERS } from './data/sheets.ts';
import { movesAt } from './landing.ts';
import { countOf, type Marks, marksOf, minusOf, pointsOf, struckOf, UNMARKED } from './marks.ts';
import { EVERY_ROW, type Move } from './move.ts';
import { planOf } from './plan.ts';
import { builtIn } from './sheet.ts';
import { SQUARE_NAMES, type Square } from './square.ts';
import { callAnother, decisionOf, moveOf, OWED, type Phase, type State, sheetIn, towerOf, towersOf } from './state.ts';

/** One player's sheet, public to all. */
export interface SheetView {
  /** The number of the sheet, from 1. */
  readonly number: number;
  /** What is printed on an owner's sheet; null on a built-in one, which its number tells. `sheetOf` gives either. */
  readonly own: Sheet | null;
  /** The squares of the witches that are struck, ascending. */
  readonly struck: readonly Square[];
  /** How many fields are struck in the rows of the bar, from the left: witch, copilot, both, pair (`ROWS`). */
  readonly rows: readonly number[];
  /** How many minus fields are struck. */
  readonly minus: number;
  /** What the sheet scores as it stands: the pair row 5 or nothing. */
  readonly points: number;
}

/** What one viewer knows: everything but the others' decisions for the tower last called. JSON-plain. */
export interface View {
  readonly seats: number;
  /** Whether the minus fields grow dearer: which of `MINUS_FIELDS` is played (BB-1.3). */
  readonly minus: keyof typeof MINUS_FIELDS;
  /** The house rule of BB-3.3. */
  readonly mustTakeBest: boolean;
  readonly phase: Phase;
  /** An owner's sheets, as long as they wait to be dealt; null where the built-in ones are dealt, and after the deal. */
  readonly own: readonly Sheet[] | null;
  /** The towers called so far, in order. In the phase `land` the last one is the tower that lets a witch land. */
  readonly called: readonly number[];
  /** The tower that was put aside: once the round is over, else null. */
  readonly silent: number | null;
  /** A sheet a seat; empty before the deal. */
  readonly sheets: readonly SheetView[];
  /** A flag a seat: whether it has decided for this tower while others still owe theirs. */
  readonly decided: readonly boolean[];
  /** The viewer's own decision while others still owe theirs. */
  readonly decision: Move | null;
}

/** All that a viewer may know: the others' decisions stay face down until all are in (BB-3.6), the silent tower until the end. */
export function view(state: State, viewer: Viewer): View {
  const decision = viewer === 'spectator' ? OWED : (state.decisions[viewer] ?? OWED);
  const called = towersOf(state.called);
  return {
    seats: state.seats,
    minus: state.rising ? 'rising' : 'flat',
    mustTakeBest: state.mustTakeBest,
    phase: state.phase,
    own: state.phase === 'deal' ? state.own : null,
    called,
    silent: state.phase === 'over' ? silentTower(called) : null,
    sheets: state.numbers.map((number, seat) =>
      viewSheet(number, state.own?.[seat] ?? null, state.marks[seat] ?? UNMARKED, state.rising),
    ),
    decided: state.decisions.map((decision) => decision !== OWED),
    decision: decision === OWED ? null : moveOf(decision),
  };
}

/** The tower that was never called; all the others have been (BB-2.1). */
function silentTower(called: readonly number[]): number {
  const sum = (TOWERS * (TOWERS + 1)) / 2;
  return called.reduce((left, tower) => left - tower, sum);
}

function viewSheet(number: number, own: Sheet | null, marks: Marks, rising: boolean): SheetView {
  return {
    number,
    own,
    struck: [...SQUARE_NAMES.keys()].filter((square) => ((struckOf(marks) >> square) & 1) === 1),
    rows: EVERY_ROW.map((row) => countOf(marks, row)),
    minus: minusOf(marks),
    points: pointsOf(marks, rising),
  };
}

/** What is printed on a sheet that is seen: the field from the top row down, and the score bar. `at(sheet, square)` reads a square. */
export function sheetOf({ own, number }: SheetView): Sheet {
  return own ?? builtIn(number);
}

/** The marks on a sheet that is seen. */
export function marksOn(sheet: SheetView): Marks {
  return marksOf(
    sheet.struck.reduce((set, square) => set | (1 << square), 0),
    sheet.rows,
    sheet.minus,
  );
}

/** A state that fits the view: the decisions that lie face down are drawn from the legal ones. */
export function resample(view: View, viewer: Viewer, random: Random): State {
  const marks = view.sheets.map(marksOn);
  const state: State = {
    seats: view.seats,
    rising: view.minus === 'rising',
    mustTakeBest: view.mustTakeBest,
    phase: view.phase,
    own: view.own ?? ownSheets(view),
    numbers: view.sheets.map((sheet) => sheet.number),
    called: view.called.reduce(callAnother, 0),
    marks,
    decisions: view.decided.map(() => OWED),
  };
  const decisions = view.decided.map((decided, seat) => {
    if (!decided) return OWED;
    if (seat === viewer && view.decision !== null) return decisionOf(view.decision);
    const sheet = sheetIn(state, seat);
    if (sheet === undefined) return OWED;
    const moves = movesAt(planOf(sheet), marks[seat] ?? UNMARKED, towerOf(state), view.mustTakeBest);
    return decisionOf(pick(moves, random));
  });
  return { ...state, decisions };
}

/** An owner's sheets, once they are dealt; null where the built-in ones are played with. */
function ownSheets({ sheets }: View): readonly Sheet[] | null {
  const own = sheets.flatMap((sheet) => sheet.own ?? []);
  return own.length === 0 ? null : own;
}
