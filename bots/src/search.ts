import type { Search } from '@spieleabend/games';
import { type Game, pick, type Random, sample } from '@spieleabend/kernel';
import type { Seen } from './bot.ts';

/** The move that did best when the game was played on at random, each time from another state that fits the view. */
export function search(game: Game, { iterations }: Search, { view, seat }: Seen, random: Random): unknown {
  const moves = game.moves(game.resample(view, seat, random), seat);
  const worth = moves.map(() => 0);
  for (let n = 0; n < iterations; n++) {
    const at = n % moves.length;
    const after = game.step(game.resample(view, seat, random), seat, moves[at]);
    if (!after.ok) throw new Error(`${game.id}: a listed move was refused: ${after.error.code}`);
    worth[at] = (worth[at] ?? 0) + played(game, after.value, seat, random);
  }
  return moves[worth.indexOf(Math.max(...worth))];
}

/** Plays on at random to the end; the share of the other seats that this one is ahead of, a tie counting one half. */
function played(game: Game, from: unknown, seat: number, random: Random): number {
  let state = from;
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') {
      const { ranks } = status.result;
      const own = ranks[seat] ?? 1;
      return ranks.reduce((sum, rank) => sum + (rank > own ? 1 : rank === own ? 0.5 : 0), -0.5);
    }
    const mover = status.type === 'chance' ? 0 : (status.seats[0] ?? 0);
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, mover, pick(game.moves(state, mover), random));
    if (!next.ok) throw new Error(`${game.id}: a listed move was refused: ${next.error.code}`);
    state = next.value;
  }
}
