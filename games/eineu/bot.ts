import { type Chooser, pick } from '@spieleabend/kernel';
import { OPPOSITE } from './data/dice.ts';
import type { Move } from './notation.ts';
import { game, positionOf, type State, type View, winnerOf } from './rules.ts';

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
    for (const { end, tips } of turnsFrom(after(view, seat, move), seat)) {
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
  return distance(end, 1 - seat) - distance(end, seat);
}

/** Whether the seat that acts can win in this turn. */
function canWin(state: State): boolean {
  for (const { end } of turnsFrom(state, state.seat)) if (winnerOf(end) === state.seat) return true;
  return false;
}

/** Tips that blue and red need until this seat's pair lies, not counting that the die must change. */
function distance({ tops, targets }: State, seat: number): number {
  const target = targets?.[seat] ?? 0;
  return tipsTo('b', tops.b, target) + tipsTo('r', tops.r, target);
}

function tipsTo(die: 'b' | 'r', top: number, target: number): number {
  if (top === target) return 0;
  return OPPOSITE[die][top] === target ? 2 : 1;
}

interface Turn {
  readonly end: State;
  /** Further tips on the way there. */
  readonly tips: number;
}

/** Every way in which the rest of this seat's turn can end, the shortest first; a position that comes round again is not followed twice. */
function* turnsFrom(state: State, seat: number): Generator<Turn> {
  const seen = new Set<number>();
  let reached = [state];
  for (let tips = 0; reached.length > 0; tips++) {
    const further: State[] = [];
    for (const here of reached) {
      if (here.end !== null || here.seat !== seat) {
        yield { end: here, tips };
        continue;
      }
      const position = positionOf(here);
      if (seen.has(position)) continue;
      seen.add(position);
      for (const move of game.moves(here, seat)) further.push(after(here, seat, move));
    }
    reached = further;
  }
}

function after(state: State, seat: number, move: Move): State {
  const next = game.step(state, seat, move);
  if (!next.ok) throw new Error(`EINEU: a listed move was refused: ${next.error.code}`);
  return next.value;
}
