import { loadRules, ROOMS } from '@spieleabend/games';
import type { RoomUi, StoryContext } from '@spieleabend/games/kit/board.ts';
import { language } from '@spieleabend/games/kit/language.svelte.ts';
import { pick, type Random, resolveOptions, Session, sample, seeded } from '@spieleabend/kernel';
import { beforeEach, expect, test } from 'vitest';
import { loadUi } from '../rooms.ts';
import { news, spoken } from './news.ts';
import { entriesFor } from './reading.ts';
import { played, told } from './story.ts';

const GAMES = ROOMS.map(({ about }) => about.id);

beforeEach(() => {
  language.current = 'de';
});

/** A random game for two or three, far enough to tell of. */
async function playedGame(game: string, random: Random): Promise<Session> {
  const rules = await loadRules(game);
  const seats = Math.min(3, rules?.game.seats.max ?? 0);
  const options = rules && resolveOptions(rules.game.options, {}, seats);
  if (rules === undefined || !options?.ok) throw new Error(`no ${game}`);
  let session = Session.start(rules.game, { seats, options: options.value });
  for (let steps = 0; session.over === null && steps < 200; steps++) {
    const { state, status } = session;
    const seat = status.type === 'decide' ? pick(session.waiting, random) : 0;
    const next =
      status.type === 'chance'
        ? session.happen(rules.game.makeOutcome(sample(status.spec, random)))
        : session.decide(seat, rules.game.makeMove(pick(rules.game.moves(state, seat), random)));
    if (!next.ok) throw new Error(next.error.code);
    session = next.value;
  }
  return session;
}

/** The log with table events strewn in; never among decisions that open together, where none can stand. */
function strewn(log: readonly string[], seats: number, random: Random): readonly string[] {
  return log.flatMap((entry, index) => {
    const together = /^\d/.test(entry) && /^\d/.test(log[index - 1] ?? '');
    if (together || random.below(3) > 0) return [entry];
    const event = pick(['bot', 'back', 'time', 'resign'], random);
    return [`!${random.below(seats)}:${event}`, entry];
  });
}

async function uiOf(game: string): Promise<RoomUi> {
  const ui = await loadUi(game);
  if (ui === undefined) throw new Error(`no room of ${game}`);
  return ui;
}

function contextOf({ setup }: Session, you: number | null = null): StoryContext {
  return { setup, names: ['Anna', 'Ben', 'Carla'].slice(0, setup.seats), you };
}

test.each(GAMES)('%s: table events stand where they happened, and the game is told as without them', async (game) => {
  const random = seeded(game);
  const [session, ui] = [await playedGame(game, random), await uiOf(game)];
  const context = contextOf(session);
  const log = strewn(session.log, session.setup.seats, random);
  const lines = told(ui, log, context);
  expect(log.length).toBeGreaterThan(session.log.length);
  expect(lines.map(({ code }) => code)).toEqual(log);
  const own = lines.filter(({ code }) => !code.startsWith('!'));
  expect(own.map(({ parts }) => parts)).toEqual(ui.story(session.log, context).map(({ parts }) => parts));
  expect(ui.curve(played(log), context)).toEqual(ui.curve(session.log, context));
});

test.each(GAMES)('%s: a table event is news by itself, and a replay finds the line that was picked', async (game) => {
  const random = seeded(`news ${game}`);
  const [session, ui] = [await playedGame(game, random), await uiOf(game)];
  const context = contextOf(session);
  const log = [...session.log.slice(0, 6), '!1:bot', ...session.log.slice(6, 8), '!1:back'];
  const lines = (entries: number) => told(ui, log.slice(0, entries), context);
  expect(news(lines(6), lines(7)).map(spoken)).toEqual(['Für Ben spielt jetzt ein Computer.']);
  expect(news(lines(9), lines(10)).map(spoken)).toEqual(['Ben spielt wieder selbst.']);
  for (const [index] of log.entries()) {
    const at = entriesFor(index, log.length, (entries) => lines(entries).length);
    expect(lines(at).at(-1)?.code).toBe(log[index]);
  }
});

test('what happens to oneself is told so, and how a game ended', async () => {
  const ui = { story: () => [] };
  const context = { setup: { seats: 2, options: {} }, names: ['Anna', 'Ben'], you: 0 };
  const words = (log: readonly string[]) => told(ui, log, context).map(spoken);
  expect(words(['!0:time', '!0:bot', '!1:resign'])).toEqual([
    'Deine Zeit ist um.',
    'Für dich spielt jetzt ein Computer.',
    'Ben gibt auf.',
  ]);
  expect(words(['!abort'])).toEqual(['Das Spiel endet ohne Ergebnis.']);
  expect(words(['!7:thunder', '!thunder'])).toEqual([]);
});
