import { loadRules } from '@spieleabend/games';
import { pick } from '@spieleabend/kernel';
import { cryptoRandom } from './chance.ts';
import type { BotChoice } from './local-host.ts';

/** Lets a bot of this house choose. It gets what its seat may see and its legal moves, nothing else. */
export const chooseForBot: BotChoice = async (game, look, moves, level) => {
  const rules = await loadRules(game.id);
  if (rules === undefined || level === 'random' || typeof look.viewer !== 'number') return pick(moves, cryptoRandom);
  const choices = moves.flatMap((text) => {
    const move = game.parseMove(text);
    return move.ok ? [move.value] : [];
  });
  return game.makeMove(rules.greedy({ view: look.view, seat: look.viewer, moves: choices, random: cryptoRandom }));
};
