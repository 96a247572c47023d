import { loadBot } from '@spieleabend/bots';
import { loadRules } from '@spieleabend/games';
import { cryptoRandom } from './chance.ts';
import type { BotChoice } from './local-host.ts';

/** Lets a bot of this house choose. A level that is not known here (from another version) plays as well as the house can. */
export const chooseForBot: BotChoice = async (game, look, level) => {
  const rules = await loadRules(game.id);
  if (rules === undefined || look.viewer === 'spectator') throw new Error(`${game.id}: there is no bot to ask`);
  const bot = (await loadBot(rules, level)) ?? (await loadBot(rules, 'hard'));
  if (bot === undefined) throw new Error(`${game.id}: there is no bot to ask`);
  return bot({ view: look.view, seat: look.viewer }, cryptoRandom);
};
