import { type Bot, LEVELS, loadBot } from '@spieleabend/bots';
import type { Rules } from '@spieleabend/games';
import { err, type GameRecord, makeEntry, ok, type RecordSeat, type Result, recordOf } from '@spieleabend/kernel';
import { en } from '../messages/en.ts';
import { type Failure, failure } from './failure.ts';
import type { Stop } from './play.ts';

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

/** The bots of these names, by name; each is loaded once. */
export async function loadBots(
  rules: Rules,
  names: readonly string[],
): Promise<Result<ReadonlyMap<string, Bot>, Failure>> {
  const different = [...new Set(names)];
  const bots = await botsOf(rules, different);
  if (!bots.ok) return bots;
  return ok(new Map(bots.value.map((bot, index) => [different[index] ?? '', bot])));
}

/** The seats of a record of a game among these bots. */
export function botSeats(names: readonly string[]): readonly RecordSeat[] {
  return names.map((bot, seat) => ({ name: en.seat(seat), bot }));
}

/** A failure that brings the game in which it happened. */
export type BotFailure = Failure & { readonly record: GameRecord };

/** The answer where a bot failed: the place of its decision in the record, and the record up to there. `names`: the bots by seat. */
export function botFailure({ session, seat, move, why }: Stop, names: readonly string[]): BotFailure {
  // Decisions that lie face down come before it, in seat order.
  const held = [...session.held].map(([at, text]) => makeEntry({ type: 'move', seat: at, text }));
  const log = [...session.log, ...held];
  const entry = move === null ? null : makeEntry({ type: 'move', seat, text: move });
  const refused = move === null ? why : { code: 'bot-refused', rule: why.rule, why: en.refusal(why) };
  const { error } = failure({ ...refused, bot: names[seat], seat }, log.length, entry);
  return { error, record: { ...recordOf(session, botSeats(names)), log } };
}
