import { loadRules, ROOMS } from '@spieleabend/games';
import { resolveOptions, Session, type Setup, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../level.ts';
import { answer } from './handler.ts';

/** The first decision of a game, as it is asked for. */
async function opening(id: string) {
  const rules = await loadRules(id);
  const options = rules && resolveOptions(rules.game.options, {}, rules.game.seats.min);
  if (rules === undefined || !options?.ok) throw new Error(id);
  const setup: Setup = { seats: rules.game.seats.min, options: options.value };
  const random = seeded(id);
  let session = Session.start(rules.game, setup);
  while (session.status.type === 'chance') {
    const next = session.happen(rules.game.makeOutcome(sample(session.status.spec, random)));
    if (!next.ok) throw new Error(next.error.code);
    session = next.value;
  }
  const seat = session.waiting[0] ?? 0;
  return { session, setup, seat, view: session.look(seat).view };
}

describe.each(ROOMS.map(({ about }) => about.id))('%s', (game) => {
  test.each(LEVELS)(
    '%s is made ready, and the same question with the same seed gets the same legal move',
    async (level) => {
      const { session, setup, seat, view } = await opening(game);
      const choose = () =>
        answer({ type: 'choose', game, level, seat, view: JSON.parse(JSON.stringify(view)), seed: 5 });
      const cold = await choose();
      expect(await answer({ type: 'prepare', game, level, setup })).toEqual({ ready: true });
      expect(await choose()).toEqual(cold);
      expect(session.decide(seat, 'move' in cold ? cold.move : '').ok).toBe(true);
    },
  );
});

test('a level of another version plays as well as the house can', async () => {
  const { seat, view } = await opening('eineu');
  const ask = (level: string) => answer({ type: 'choose', game: 'eineu', level, seat, view, seed: 5 });
  expect(await ask('grandmaster')).toEqual(await ask('hard'));
});

test('whatever goes wrong is an answer', async () => {
  expect(await answer({ type: 'choose', game: 'chess', level: 'hard', seat: 0, view: null, seed: 1 })).toEqual({
    fault: 'no game chess',
  });
  expect(await answer({ type: 'choose', game: 'eineu', level: 'hard', seat: 0, view: null, seed: 1 })).toEqual({
    fault: expect.any(String),
  });
});
