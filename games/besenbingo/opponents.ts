import { type Chooser, pick } from '@spieleabend/kernel';
import type { Opponents } from '../room.ts';
import { gainOf, hopeFor, pointsSoon } from './foresight.ts';
import { after } from './landing.ts';
import { PAIR_POINTS } from './marks.ts';
import type { Move } from './move.ts';
import { planOf } from './plan.ts';
import { type Position, positionOf } from './position.ts';
import { solutionOf } from './solutions.ts';
import type { View } from './view.ts';
import { chanceOf } from './winning.ts';

type Player = Chooser<Move, View>;

/** A beginner sees half a pair as soon as he could begin one, however unlikely the rest of it is. */
const PAIR_BEGUN = PAIR_POINTS / 2;

/** How many calls ahead a family player thinks, and how much his hopes for later count beside the points that he has worked out. */
const CALLS_AHEAD = 2;
const HOPE = 0.6;

/** Worths closer than this differ by rounding only. */
const EQUAL = 1e-9;

/**
 * Takes what lies nearest: the points now, and what the very next call could bring. There he is too hopeful: he adds up all the rows although
 * one witch lands in one row only, and hopes for pairs that can hardly be completed.
 */
const easy: Player = ({ view, seat, moves, random }) => {
  const { sheet, marks, called, house } = positionOf(view, seat);
  const plan = planOf(sheet);
  const worth = (move: Move) => gainOf(marks, move, house) + hopeFor(plan, called, after(marks, move), PAIR_BEGUN);
  return pick(bestBy(worth, moves), random);
};

/** Thinks two calls ahead, and for what comes later has a feeling only. Does not look at the others' sheets. */
const medium: Player = ({ view, seat, moves, random }) => {
  const { sheet, marks, called, house } = positionOf(view, seat);
  const plan = planOf(sheet);
  const feeling = (called: number, marks: number) => HOPE * hopeFor(plan, called, marks, 0);
  const worth = (move: Move) =>
    gainOf(marks, move, house) + pointsSoon(plan, house, called, after(marks, move), CALLS_AHEAD, feeling);
  return pick(bestBy(worth, moves), random);
};

/** The legal moves, those first that bring most points in the end on average, exactly. */
function byPoints({ sheet, marks, called, tower, house }: Position): readonly Move[] {
  return solutionOf(sheet, house)
    .rank(called, marks, tower)
    .map(({ move }) => move);
}

/** As many points on average as can be had, whatever the others do. */
const points: Player = ({ view, seat, moves, random }) => byPoints(positionOf(view, seat))[0] ?? pick(moves, random);

/** Alone he plays for points; among others for the win, and where that makes no difference for points. */
const hard: Player = (asked) => {
  const position = positionOf(asked.view, asked.seat);
  if (asked.moves.length === 1 || position.rivals.length === 0) return points(asked);
  const [best] = bestBy(chanceOf(position), byPoints(position));
  return best ?? points(asked);
};

/** Those of the moves that are worth most, in their order. */
function bestBy(worth: (move: Move) => number, moves: readonly Move[]): readonly Move[] {
  const worths = moves.map(worth);
  const most = Math.max(...worths) - EQUAL;
  return moves.filter((_, index) => (worths[index] ?? 0) >= most);
}

export const opponents: Opponents = {
  easy: easy as Chooser,
  medium: medium as Chooser,
  hard: hard as Chooser,
  yardsticks: { points: points as Chooser },
};
