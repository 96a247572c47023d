import type { Chooser } from '@spieleabend/kernel';
import type { Move } from './move.ts';
import type { Plan } from './plans.ts';
import { codeOf, type Standing, standingOf } from './standing.ts';
import type { View } from './view.ts';

/** What a chooser is given. */
export type Position = Parameters<Chooser<Move, View>>[0];

/** The move that a plan demands, whatever stands on the sheets of the others. `turns: false`: as if every roll were one's own. */
export function byPlan({ view, seat, moves }: Position, { values }: Plan, turns = true): Move {
  const at = standingOf(view, seat);
  const wait = turns ? at.wait : 0;
  if (view.phase === 'choose') {
    const kept = values.kept(at.free, at.hits, at.dice, wait);
    return keepOrReroll(moves, kept, values.rerolled(at.free, at.hits, at.ones, wait));
  }
  return bestEntry({ view, seat, moves }, at, (code) => values.entered(at.free, at.hits, code, wait));
}

/** Rolls again where that is worth more and allowed. */
export function keepOrReroll(moves: readonly Move[], kept: number, rerolled: number): Move {
  return first(moves, (move) => move.type === (rerolled > kept ? 'reroll' : 'keep'));
}

/** The legal entry that is worth most. */
export function bestEntry(
  { view, seat, moves }: Pick<Position, 'view' | 'seat' | 'moves'>,
  at: Standing,
  worth: (code: number) => number,
): Move {
  let [best, most] = [first(moves, () => true), Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const here = worth(codeOf(move, view, seat, at));
    if (here > most) [best, most] = [move, here];
  }
  return best;
}

function first(moves: readonly Move[], wanted: (move: Move) => boolean): Move {
  const move = moves.find(wanted) ?? moves[0];
  if (move === undefined) throw new RangeError('twenty one: nothing to choose from');
  return move;
}
