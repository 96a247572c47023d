import { type Bot, LEVELS, loadBot } from '@spieleabend/bots';
import type { Rules } from '@spieleabend/games';
import { err, ok, type Result } from '@spieleabend/kernel';
import { type Failure, failure } from './failure.ts';

/** The bots of these names, or which of them the game does not know. */
export async function botsOf(rules: Rules, names: readonly string[]): Promise<Result<readonly Bot[], Failure>> {
  const bots: Bot[] = [];
  for (const name of names) {
    const bot = await loadBot(rules, name);
    if (bot === undefined) {
      const own = Object.keys((await rules.opponents?.())?.yardsticks ?? {});
      return err(failure({ code: 'unknown-bot', bot: name, levels: [...LEVELS, ...own].join(', ') }));
    }
    bots.push(bot);
  }
  return ok(bots);
}
