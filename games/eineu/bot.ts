import { type Chooser, pick } from '@spieleabend/kernel';
import type { Move } from './notation.ts';
import { positionOf, type State, type View, winnerOf } from './rules.ts';
import { after, tipsToPair, turnsFrom } from './turn.ts';

const WIN = 100;
/** An end of turn after which the other can win at once: better only than having lost. */
const LOST_NEXT = -50;
/** Rather anything that is not lost than going round in circles. */
const DRAW = -20;
/** Of two turns that lead equally far, the shorter one. */
const TIP = -0.01;

/**
 * A fair opponent that thinks one turn ahead, further tips included: it wins if it can in this turn, avoids every end of turn after
 * which the other can win in his next one, and otherwise makes for the end of turn where its own pair is near and the other's far.
 */
export const greedy: Chooser<Move, View> = ({ view, seat, moves, random }) => {
  const threats = new Map<number, boolean>();
  const worth = moves.map((move) => {
    let best = Number.NEGATIVE_INFINITY;
    for (const { end, tips } of turnsFrom(after(view, move), seat)) {
      best = Math.max(best, worthOf(end, seat, threats) + tips * TIP);
    }
    return best;
  });
  const most = Math.max(...worth);
  return pick(
    moves.filter((_, index) => worth[index] === most),
    random,
  );
};

/** How good an end of this seat's turn is for it; `threats` remembers where the other can win. */
function worthOf(end: State, seat: number, threats: Map<number, boolean>): number {
  if (end.end === 'draw') return DRAW;
  if (end.end !== null) return winnerOf(end) === seat ? WIN : -WIN;
  const position = positionOf(end);
  const threat = threats.get(position) ?? canWin(end);
  threats.set(position, threat);
  if (threat) return LOST_NEXT;
  return tipsToPair(end, 1 - seat) - tipsToPair(end, seat);
}

/** Whether the seat that acts can win in this turn. */
function canWin(state: State): boolean {
  for (const { end } of turnsFrom(state, state.seat)) if (winnerOf(end) === state.seat) return true;
  return false;
}
