import type { Rules } from '@spieleabend/games';
import { type Look, pick, type Random } from '@spieleabend/kernel';

/** The bots that sit at a server's tables. They get what a player gets: a look, never a state. */

export const LEVELS: readonly string[] = ['random', 'greedy'];

/** The move of a bot whose seat has to decide, in the game's notation. */
export function chooseMove({ game, greedy }: Rules, look: Look, level: string, random: Random): string {
  if (typeof look.viewer !== 'number') throw new Error('a bot needs a seat');
  const { view, viewer: seat } = look;
  const moves = game.moves(game.resample(view, seat, random), seat);
  const move = level === 'greedy' ? greedy({ view, seat, moves, random }) : pick(moves, random);
  return game.makeMove(move);
}
