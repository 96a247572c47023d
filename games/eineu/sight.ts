import { type Chooser, pick } from '@spieleabend/kernel';
import { type Move, STOP } from './notation.ts';
import { game, type State, type View, winnerOf } from './rules.ts';
import { keyOf } from './solve.ts';
import { after, tipsToPair, turnsFrom, withoutPast } from './turn.ts';

/** How far somebody looks in one decision, in tips; what takes more is overlooked, however good or dangerous it is. */
interface Sight {
  /** Ways to go on and to win in this turn. */
  readonly own: number;
  /** Ways to win that an end of this turn leaves to the other in his next one. */
  readonly others: number;
  /** How many of the character's decisions are taken so, compared with his other sights. */
  readonly often: number;
}

/** A player who is not perfect. */
export interface Character {
  /** He is not always equally attentive: each decision is taken with one of these. */
  readonly sights: readonly Sight[];
}

const WIN = 100;
/** An end of turn after which he sees the other win: better only than having lost. */
const LOST_NEXT = -50;
/** Rather anything that is not lost than going round in circles. */
const DRAW = -20;
/** Of two turns that lead equally far, the shorter one. */
const TIP = -0.01;

/** Plays as somebody of this character does. */
export function playAs(character: Character): Chooser<Move, View> {
  const sights = character.sights.flatMap((sight) => Array.from({ length: sight.often }, () => sight));
  return ({ view, moves, random }) => pick(seenBest(view, moves, pick(sights, random)), random);
}

/** The moves that look best to somebody who looks so far; which of them he takes is chance. */
export function seenBest(state: State, moves: readonly Move[], sight: Sight): readonly Move[] {
  const worth = moves.map((move) => worthOf(after(state, move), state.seat, 1, sight));
  const most = Math.max(...worth);
  return moves.filter((_, index) => worth[index] === most);
}

/** How good it looks to this seat to have come here by so many tips in its turn. */
function worthOf(state: State, seat: number, tips: number, sight: Sight): number {
  if (state.end === 'draw') return DRAW;
  if (state.end !== null) return winnerOf(state) === seat ? WIN + tips * TIP : -WIN;
  if (state.seat !== seat) return worthOfEnd(state, seat, sight) + tips * TIP;
  let best = worthOf(after(state, STOP), seat, tips, sight);
  if (tips === sight.own) return best;
  for (const move of game.moves(state, seat)) {
    if (move.type === 'tip') best = Math.max(best, worthOf(after(state, move), seat, tips + 1, sight));
  }
  return best;
}

function worthOfEnd(end: State, seat: number, sight: Sight): number {
  if (sight.others > 0 && tipsToWin(end) <= sight.others) return LOST_NEXT;
  return tipsToPair(end, 1 - seat) - tipsToPair(end, seat);
}

/** What has been worked out so far, by reading and position; at most a few thousand numbers. */
const known = { made: new Map<number, number>(), lying: new Map<number, number>() };

/** The fewest tips with which the seat that acts wins in this turn; infinite if it cannot. */
function tipsToWin(state: State): number {
  const key = keyOf(state);
  const remembered = known[state.extraTip].get(key);
  if (remembered !== undefined) return remembered;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { end, tips } of turnsFrom(withoutPast(state), state.seat)) {
    if (winnerOf(end) !== state.seat) continue;
    fewest = tips;
    break;
  }
  known[state.extraTip].set(key, fewest);
  return fewest;
}
