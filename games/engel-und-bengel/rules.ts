import { type ChanceSpec, err, type Game, type Outcome, ok, type Result, type Status } from '@spieleabend/kernel';
import { maxDecisions, scoreRange } from './bounds.ts';
import { FACE_COUNT, ROW_COUNT } from './data/face.ts';
import { FACES } from './data/faces.ts';
import { possibleFaces, reveal } from './faces.ts';
import { FIRST_POINTS, houseOf, OPTIONS } from './house.ts';
import { type Move, NO_MOVES, place, ROLL, STOP } from './move.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';
import { countIn, ofSeat, oneDie, oneOf, packCounts, packHand } from './pack.ts';
import type { EngelUndBengelRefusal } from './refusal.ts';
import { leadersOf, resultOf } from './result.ts';
import { filled, lengthOf, type RowDice, rowKind, wanted, withDie } from './row.ts';
import { diceEach, FACE_OUTCOME, MOST_ROLLED, NO_DICE, NO_ROUND, type Round, type State } from './state.ts';
import { resample, type View, view } from './view.ts';

type Step = Result<State, EngelUndBengelRefusal>;

const SEATS = { min: 2, max: 6 } as const;
const DIE = [1, 2, 3, 4, 5, 6];

/** The rolls, by the number of dice (EB-3.1). */
const ROLLS: readonly Status[] = Array.from({ length: MOST_ROLLED + 1 }, (_, size) =>
  ask({ kind: 'dice', dice: new Array(size).fill(DIE), unordered: true }),
);

const DECIDE: readonly Status[] = Array.from({ length: SEATS.max }, (_, seat) => ({
  type: 'decide',
  seats: [seat],
  sealed: [],
}));

function ask(spec: ChanceSpec): Status {
  return { type: 'chance', spec };
}

/** Engel und Bengel: rules/engel-und-bengel.md, paragraph by paragraph. */
export const game: Game<State, Move, View> = {
  id: 'engel-und-bengel',
  rules: 1,
  seats: SEATS,
  options: OPTIONS,
  takeBack: true,
  data: { faces: FACES },

  start(setup) {
    const points = new Array<number>(setup.seats).fill(FIRST_POINTS);
    return {
      house: houseOf(setup),
      round: NO_ROUND,
      phase: 'face',
      active: 0,
      rows: NO_DICE,
      free: 0,
      dice: sharedOut(setup.seats),
      hand: 0,
      size: 0,
      roll: 0,
      placed: false,
      points,
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
  maxDecisions,
  scoreRange,
};

/** The dice of all seats at the beginning of a round (EB-2.2). */
function sharedOut(seats: number): number {
  return packCounts(new Array<number>(seats).fill(diceEach(seats)));
}

function status(state: State): Status {
  switch (state.phase) {
    case 'face':
      return ask(faceDraw(possibleFaces(state.house, state.round)));
    case 'roll':
      return known(ROLLS[state.size]);
    case 'place':
      return known(DECIDE[state.active]);
    case 'over':
      return { type: 'over', result: resultOf(state) };
  }
}

function known(status: Status | undefined): Status {
  if (status === undefined) throw new RangeError('engel-und-bengel: more dice or seats than there are');
  return status;
}

/** One of these faces, each equally likely. */
function faceDraw(possible: number): ChanceSpec {
  const counts = new Array<number>(FACE_OUTCOME + FACE_COUNT + 1).fill(0);
  for (let number = 1; number <= FACE_COUNT; number++) counts[FACE_OUTCOME + number] = (possible >> (number - 1)) & 1;
  return { kind: 'draw', counts, take: 1 };
}

function moves(state: State, seat: number): readonly Move[] {
  if (state.phase !== 'place' || seat !== state.active) return NO_MOVES;
  const { hand, rows, round } = state;
  const list: Move[] = [];
  for (let row = 0; row < ROW_COUNT; row++) {
    const wants = wanted(round.layout.rows[row] ?? 0, rows[row] ?? 0);
    if (wants === 0) continue;
    for (let die = 1; die <= 6; die++) {
      if (((wants >> die) & 1) === 1 && countIn(hand, die) > 0) list.push(place(die, row));
    }
  }
  if (state.placed) list.push(ROLL, STOP);
  return list;
}

function step(state: State, seat: number, move: Move): Step {
  switch (state.phase) {
    case 'over':
      return err({ code: 'over', rule: 'EB-5.2' });
    case 'face':
    case 'roll':
      return err({ code: 'chance-first', rule: 'C-2' });
    case 'place':
      if (seat !== state.active) return err({ code: 'not-your-turn', rule: 'C-1' });
      if (move.type === 'place') return placeDie(state, move.die, move.row);
      if (!state.placed) return err(mustPlace(state));
      return ok(
        move.type === 'roll' ? rollAgain(state) : endTurn(state, state.rows, state.free, state.dice, state.points),
      );
  }
}

/** One die goes on the next free box of a row (EB-3.2); the last of a row settles it (EB-4.1), the last of a face ends the round (EB-5.1). */
function placeDie(state: State, die: number, row: number): Step {
  const { house, round, active, points } = state;
  const layout = round.layout.rows[row] ?? 0;
  const before = state.rows[row] ?? 0;
  if (countIn(state.hand, die) === 0) return err({ code: 'no-such-die', rule: 'EB-3.2', die });
  if (((wanted(layout, before) >> die) & 1) === 0) return err(misfit(layout, before, die, row + 1));
  const rows = state.rows.slice();
  const after = withDie(before, die, active);
  rows[row] = after;
  const free = state.free - 1;
  const dice = state.dice - oneOf(active);
  const full = filled(after) === lengthOf(layout);
  const settled = full ? settle(points, active, round.layout.points[row] ?? 0, house.debt) : points;
  if (free === 0) return ok(endRound(state, rows, dice, settled));
  if (state.size === 1) return ok(endTurn(state, rows, free, dice, settled));
  return ok({
    house,
    round,
    phase: 'place',
    active,
    rows,
    free,
    dice,
    hand: state.hand - oneDie(die),
    size: state.size - 1,
    roll: state.roll,
    placed: true,
    points: settled,
  });
}

/** Why a die that was rolled does not go on this row. */
function misfit(layout: number, dice: RowDice, die: number, row: number): EngelUndBengelRefusal {
  const wants = wanted(layout, dice);
  if (wants === 0) return { code: 'row-full', rule: 'EB-3.2', row };
  // A set of one value has its bit at that value.
  const only = 31 - Math.clz32(wants);
  if (rowKind(layout) === 'numbers') return { code: 'wrong-number', rule: 'EB-3.2', row, die, wants: only };
  if (wants !== 1 << only) return { code: 'groups-alike', rule: 'EB-1.3', row, die };
  return { code: 'not-alike', rule: 'EB-1.3', row, die, wants: only };
}

/** The points after a row: white rows pay, black rows cost; without `debt` nobody pays more than he has (EB-4.1). */
function settle(points: readonly number[], seat: number, by: number, debt: boolean): readonly number[] {
  const after = points.slice();
  const sum = (points[seat] ?? 0) + by;
  after[seat] = debt || sum > 0 ? sum : 0;
  return after;
}

function mustPlace(state: State): EngelUndBengelRefusal {
  const first = moves(state, state.active)[0];
  if (first?.type !== 'place') throw new Error('engel-und-bengel: a decision where nothing fits');
  return { code: 'must-place', rule: 'EB-3.3', die: first.die, row: first.row + 1 };
}

/** All unplaced dice of the turn are taken up again (EB-3.4). */
function rollAgain(state: State): State {
  const { house, round, active, rows, free, dice, size, roll, points } = state;
  return {
    house,
    round,
    phase: 'roll',
    active,
    rows,
    free,
    dice,
    hand: 0,
    size,
    roll: roll + 1,
    placed: false,
    points,
  };
}

/** The next player to the left who has dice begins his turn (EB-3.1, EB-3.5). There are more dice than boxes: somebody has some. */
function endTurn(
  { house, round, active }: State,
  rows: readonly RowDice[],
  free: number,
  dice: number,
  points: readonly number[],
): State {
  let next = (active + 1) % house.seats;
  while (ofSeat(dice, next) === 0) next = (next + 1) % house.seats;
  return beginTurn(house, round, next, rows, free, dice, points);
}

function beginTurn(
  house: State['house'],
  round: Round,
  active: number,
  rows: readonly RowDice[],
  free: number,
  dice: number,
  points: readonly number[],
): State {
  const size = Math.min(MOST_ROLLED, ofSeat(dice, active));
  return { house, round, phase: 'roll', active, rows, free, dice, hand: 0, size, roll: 1, placed: false, points };
}

/** The last box is filled: the game ends, or the next face comes and the left neighbour begins (EB-5.1 to EB-5.3). */
function endRound(state: State, rows: readonly RowDice[], dice: number, points: readonly number[]): State {
  const { house, round } = state;
  const leaders = leadersOf(points);
  const last = round.tied !== 0 || isLast(house, round, points);
  const playsOn = last && round.tied === 0 && house.tieBreakBoard && (leaders & (leaders - 1)) !== 0;
  return {
    house,
    round: playsOn ? { ...round, tied: leaders } : round,
    phase: last && !playsOn ? 'over' : 'face',
    active: (state.active + 1) % house.seats,
    rows,
    free: 0,
    dice,
    hand: 0,
    size: 0,
    roll: 0,
    placed: false,
    points,
  };
}

/** Whether the game ends with this round: by faces where their number is fixed, else by points (EB-5.2). */
function isLast(house: State['house'], round: Round, points: readonly number[]): boolean {
  if (house.rounds > 0) return round.number === house.rounds;
  return points.some((own) => own >= house.target);
}

function chance(state: State, outcome: Outcome): Step {
  switch (state.phase) {
    case 'over':
      return err({ code: 'over', rule: 'EB-5.2' });
    case 'place':
      return err({ code: 'no-chance', rule: 'C-2' });
    case 'face':
      return revealFace(state, outcome);
    case 'roll':
      return isRoll(outcome, state.size)
        ? ok(rolled(state, packHand(outcome)))
        : err({ code: 'bad-roll', rule: 'EB-3.1', dice: state.size });
  }
}

/** The next face is turned up, the dice are shared out, and the player who is to begin rolls (EB-2.1, EB-2.2, EB-5.1). */
function revealFace(state: State, outcome: Outcome): Step {
  const { house, active, points } = state;
  const number = (outcome[0] ?? 0) - FACE_OUTCOME;
  if (outcome.length !== 1 || !Number.isInteger(number) || number < 1 || number > FACE_COUNT) {
    return err({ code: 'bad-face', rule: 'EB-2.1' });
  }
  if (((possibleFaces(house, state.round) >> (number - 1)) & 1) === 0) {
    return state.round.number === 0
      ? err({ code: 'first-face-fixed', rule: 'EB-2.1', face: number, first: house.firstFace })
      : err({ code: 'face-used', rule: 'EB-2.1', face: number });
  }
  const round = reveal(house, state.round, number);
  return ok(beginTurn(house, round, active, NO_DICE, round.layout.boxes, sharedOut(house.seats), points));
}

function isRoll(outcome: Outcome, size: number): boolean {
  if (outcome.length !== size) return false;
  for (let at = 0; at < size; at++) {
    const die = outcome[at] ?? 0;
    if (!Number.isInteger(die) || die < 1 || die > 6) return false;
  }
  return true;
}

/** The dice lie there; if none fits, the turn ends at once (EB-3.5). */
function rolled(state: State, hand: number): State {
  const { house, round, active, rows, free, dice, size, roll, points } = state;
  if (!fits(state, hand)) return endTurn(state, rows, free, dice, points);
  return { house, round, phase: 'place', active, rows, free, dice, hand, size, roll, placed: false, points };
}

/** Whether any die of a hand fits on any row. */
function fits({ round, rows }: State, hand: number): boolean {
  let wants = 0;
  for (let row = 0; row < ROW_COUNT; row++) wants |= wanted(round.layout.rows[row] ?? 0, rows[row] ?? 0);
  for (let die = 1; die <= 6; die++) if (((wants >> die) & 1) === 1 && countIn(hand, die) > 0) return true;
  return false;
}
