import { loadRules, type Rules } from '@spieleabend/games';
import { type Result, Session, type Setup, sample, seeded } from '@spieleabend/kernel';
import { loadBot } from '../bot.ts';
import type { Bot } from '../chooser.ts';
import type { Answer, Request } from './messages.ts';

/** So many decisions are rehearsed: the first of a game often is of another kind than those that follow. */
const REHEARSED = 4;

const loaded = new Map<string, Bot>();

/** What a worker does, wherever it runs. Never rejects: what goes wrong is the answer. */
export async function answer(request: Request): Promise<Answer> {
  try {
    const { game, level } = request;
    const rules = await loadRules(game);
    if (rules === undefined) return { fault: `no game ${game}` };
    const bot = await botOf(rules, level);
    if (request.type === 'choose') return { move: bot(request, seeded(request.seed)) };
    rehearse(rules, bot, request.setup);
    return { ready: true };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** A level that is not known here (from another version) plays as well as the house can. */
async function botOf(rules: Rules, level: string): Promise<Bot> {
  const key = `${rules.game.id} ${level}`;
  const bot = loaded.get(key) ?? (await loadBot(rules, level)) ?? (await loadBot(rules, 'hard'));
  if (bot === undefined) throw new Error(`${rules.game.id} has no opponents`);
  loaded.set(key, bot);
  return bot;
}

/** Decides a little at the beginning of such a game, so that the tables are worked out and the code is warm when it counts. */
function rehearse({ game }: Rules, bot: Bot, setup: Setup): void {
  const random = seeded('rehearsal');
  let session = Session.start(game, setup);
  for (let decisions = 0; decisions < REHEARSED; ) {
    const { status } = session;
    const [seat] = session.waiting;
    let next: Result<Session, { readonly code: string }>;
    if (status.type === 'chance') next = session.happen(game.makeOutcome(sample(status.spec, random)));
    else if (seat === undefined) return;
    else {
      next = session.decide(seat, bot({ view: session.look(seat).view, seat }, random));
      decisions++;
    }
    if (!next.ok) throw new Error(`${game.id}: refused while rehearsing: ${next.error.code}`);
    session = next.value;
  }
}
