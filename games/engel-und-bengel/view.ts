import { latest } from '@spieleabend/kernel';
import type { Box, Face, RowKind } from './data/face.ts';
import { laid } from './faces.ts';
import { diceInHand, membersOf, ofSeat, packCounts, packHand, setOf } from './pack.ts';
import { dieAt, NO_LAYOUT, type RowDice, rowKind, seatAt, wanted, withDie } from './row.ts';
import { NO_DICE, type Phase, type State } from './state.ts';

/** One box of a row. */
export interface BoxView {
  /** What is printed in it: a number 1 to 6, a star of the row's colour, a red or a yellow star. */
  readonly shows: Box;
  /** The die that lies in it and the seat that placed it; null while it is free. */
  readonly die: { readonly value: number; readonly seat: number } | null;
}

/** One row, top to bottom. Boxes are filled from left to right. */
export interface RowView {
  readonly kind: RowKind;
  /** What whoever places its last die gets; below 0 for a black row, whoever finishes it pays. */
  readonly points: number;
  readonly boxes: readonly BoxView[];
  /** What a die on the next free box may show, ascending; empty where the row is full. */
  readonly wants: readonly number[];
}

export interface FaceView {
  /** 1 to 16. */
  readonly number: number;
  readonly name: { readonly de: string; readonly en: string };
  /** Six rows, top to bottom. */
  readonly rows: readonly RowView[];
}

/** All there is to know; nothing is hidden in this game. JSON-plain. */
export interface View {
  readonly seats: number;
  /** House rules: see `House`. */
  readonly firstFace: number;
  readonly debt: boolean;
  readonly target: number;
  readonly rounds: number;
  readonly tieBreakBoard: boolean;
  /** The faces that an owner has brought in place of ours, those to come included; null where all are ours. */
  readonly own: readonly Face[] | null;
  readonly phase: Phase;
  /** How many faces have been revealed: 1 in the first round, 0 before. */
  readonly round: number;
  /** The numbers of the faces shown in these sixteen rounds, ascending; the face that lies there is one of them. */
  readonly shown: readonly number[];
  /** The face that lies there; null before the first. While the next is awaited, and after the end, it is the full one of the last round. */
  readonly face: FaceView | null;
  /** Whose turn it is; while a face is awaited, who will begin. */
  readonly active: number;
  /** The unplaced dice of this turn as they lie, ascending; empty before a roll. */
  readonly hand: readonly number[];
  /** How many dice the active player rolls next or has rolled and not placed yet. */
  readonly size: number;
  /** Which roll of the turn it is, 1 to 5. */
  readonly roll: number;
  /** Whether a die has been placed since this roll, so that rolling again or stopping is allowed. */
  readonly placed: boolean;
  /** The dice that each seat has left: all that do not lie on the face; the active player's include his hand. */
  readonly dice: readonly number[];
  readonly points: readonly number[];
  /** The seats whose tie for first is decided by this face; empty in all faces but that last one. */
  readonly tied: readonly number[];
}

/** All that anybody may know: everything. */
export const view = latest((state: State): View => {
  const { seats, firstFace, debt, target, rounds, tieBreakBoard, own } = state.house;
  return {
    seats,
    firstFace,
    debt,
    target,
    rounds,
    tieBreakBoard,
    own,
    phase: state.phase,
    round: state.round.number,
    shown: membersOf(state.round.shown).map((bit) => bit + 1),
    face: viewFace(state),
    active: state.active,
    hand: diceInHand(state.hand),
    size: state.size,
    roll: state.roll,
    placed: state.placed,
    dice: state.points.map((_, seat) => ofSeat(state.dice, seat)),
    points: state.points,
    tied: membersOf(state.round.tied),
  };
});

function viewFace(state: State): FaceView | null {
  if (state.round.face === null) return null;
  const { number, name, rows } = state.round.face;
  return {
    number,
    name,
    rows: rows.map(({ points, boxes }, index) => {
      const layout = state.round.layout.rows[index] ?? 0;
      const dice = state.rows[index] ?? 0;
      return {
        kind: rowKind(layout),
        points,
        boxes: boxes.map((shows, at) => {
          const value = dieAt(layout, dice, at);
          return { shows, die: value === 0 ? null : { value, seat: seatAt(dice, at) } };
        }),
        wants: membersOf(wanted(layout, dice)),
      };
    }),
  };
}

/** The state of the view: nothing is hidden. */
export function resample(view: View): State {
  const { seats, firstFace, debt, target, rounds, tieBreakBoard, own, face } = view;
  const house = { seats, firstFace, debt, target, rounds, tieBreakBoard, own };
  return {
    house,
    round: {
      number: view.round,
      shown: setOf(view.shown.map((number) => number - 1)),
      ...(face === null ? { face, layout: NO_LAYOUT } : laid(house, face.number)),
      tied: setOf(view.tied),
    },
    phase: view.phase,
    active: view.active,
    rows: face === null ? NO_DICE : face.rows.map(diceOn),
    free: face === null ? 0 : face.rows.flatMap(({ boxes }) => boxes).filter(({ die }) => die === null).length,
    dice: packCounts(view.dice),
    hand: packHand(view.hand),
    size: view.size,
    roll: view.roll,
    placed: view.placed,
    points: view.points,
  };
}

/** The dice that lie on a row. */
function diceOn({ boxes }: RowView): RowDice {
  return boxes.reduce((dice, { die }) => (die === null ? dice : withDie(dice, die.value, die.seat)), 0);
}
