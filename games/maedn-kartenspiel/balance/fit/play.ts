import { type Random, sample } from '@spieleabend/kernel';
import { greedy } from '../../bot.ts';
import { game } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Network } from '../../thinking/network.ts';
import { judge } from './judge.ts';

/** A player: what becomes of a table on which he is asked. He looks at his own hand only. */
export type Player = (asked: State) => State;

/** Nobody has seen a game of half as many decisions; a network that has just begun to learn might. */
const LONGEST = 1200;

/** Plays a game by the rules without house rules; the end of it, or where it is broken off because it takes too long. */
export function play(seats: number, playerOf: (seat: number) => Player, random: Random): State {
  let state = game.start({ seats, options: {} });
  for (let decisions = 0; decisions < LONGEST; decisions++) {
    for (let status = game.status(state); status.type === 'chance'; status = game.status(state)) {
      const drawn = game.chance(state, sample(status.spec, random));
      if (!drawn.ok) throw new Error(`maedn-kartenspiel: a sampled card was refused: ${drawn.error.code}`);
      state = drawn.value;
    }
    state = playerOf(state.active)(state);
    if (state.over) break;
  }
  return state;
}

/** Does what gives him the largest share of winning at once, as a network judges it; of equals the first. */
export function learned(network: Network): Player {
  return (asked) => {
    const seat = asked.active;
    const nobody = asked.points.map(() => 0);
    const afters = afterAll(asked);
    let [best] = afters;
    let most = Number.NEGATIVE_INFINITY;
    // Who cannot choose need not judge.
    for (const after of afters.length > 1 ? afters : []) {
      if (after.over) return after;
      const share = judge(network, after, seat, nobody.with(seat, after.hands[seat] ?? 0)).shares[seat] ?? 0;
      if (share <= most) continue;
      best = after;
      most = share;
    }
    if (best === undefined) throw new RangeError('maedn-kartenspiel: nothing to choose from');
    return best;
  };
}

/** Where every move leads. */
export function afterAll(asked: State): readonly State[] {
  return game.moves(asked, asked.active).map((move) => after(asked, move));
}

/** The room's `greedy`. */
export function greedyPlayer(random: Random): Player {
  return (asked) => {
    const seat = asked.active;
    return after(asked, greedy({ view: game.view(asked, seat), seat, moves: game.moves(asked, seat), random }));
  };
}

function after(asked: State, move: Parameters<typeof game.step>[2]): State {
  const next = game.step(asked, asked.active, move);
  if (!next.ok) throw new Error(`maedn-kartenspiel: a listed move was refused: ${next.error.code}`);
  return next.value;
}
