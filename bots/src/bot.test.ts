import { loadRules, type Rules } from '@spieleabend/games';
import { type Random, Session, sample, seeded } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { loadBot } from './bot.ts';
import type { Bot } from './chooser.ts';

/** A game of the house as if it had just moved in: with its rules and its `greedy`, and no opponents of its own. */
async function newcomer(id: string): Promise<Rules> {
  const rules = await loadRules(id);
  if (rules === undefined) throw new Error(`${id} is no game of the house`);
  return { game: rules.game, greedy: rules.greedy };
}

async function bot(rules: Rules, name: string): Promise<Bot> {
  const loaded = await loadBot(rules, name);
  if (loaded === undefined) throw new Error(`${rules.game.id} has no bot ${name}`);
  return loaded;
}

/** What the first bot gets of a game of two: 1, or one half for a tie. */
function duel({ game }: Rules, bots: readonly [Bot, Bot], first: number, random: Random): number {
  let session = Session.start(game, { seats: 2, options: {} });
  while (session.over === null) {
    const { status } = session;
    const seat = session.waiting[0] ?? 0;
    const player = bots[seat === first ? 0 : 1];
    const next =
      status.type === 'chance'
        ? session.happen(session.game.makeOutcome(sample(status.spec, random)))
        : session.decide(seat, player({ view: session.look(seat).view, seat }, random));
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    session = next.value;
  }
  const [own, other] = [session.over.ranks[first] ?? 0, session.over.ranks[1 - first] ?? 0];
  return own < other ? 1 : own === other ? 0.5 : 0;
}

test.each([
  ['hard', 16, 0.7],
  ['easy', 80, 0.55],
] as const)('a game that brings no opponents has some at once: %s against random', async (level, games, least) => {
  const rules = await newcomer('besenbingo');
  const bots = [await bot(rules, level), await bot(rules, 'random')] as const;
  const random = seeded('newcomer');
  let won = 0;
  for (let n = 0; n < games; n++) won += duel(rules, bots, n % 2, random);
  expect(won / games).toBeGreaterThan(least);
});
