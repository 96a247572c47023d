import { loadRules, ROOMS, type Rules } from '@spieleabend/games';
import { type Random, resolveOptions, Session, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { choose, isLevel, LEVELS, type Level } from './index.ts';

const GAMES = ROOMS.map((room) => room.about.id);

async function rulesOf(id: string): Promise<Rules> {
  const rules = await loadRules(id);
  if (rules === undefined) throw new Error(`${id} is no game of the house`);
  return rules;
}

function begin({ game }: Rules, seats: number): Session {
  const options = resolveOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.error.code);
  return Session.start(game, { seats, options: options.value });
}

/** The session after the next event: chance as it comes, every decision by a bot. */
function advance(session: Session, rules: Rules, level: Level, random: Random): Session {
  const { status } = session;
  const [seat] = session.waiting;
  const next =
    status.type === 'chance'
      ? session.happen(rules.game.makeOutcome(sample(status.spec, random)))
      : session.decide(
          seat ?? 0,
          choose(rules, level, { view: session.look(seat ?? 0).view, seat: seat ?? 0 }, random),
        );
  if (!next.ok) throw new Error(JSON.stringify(next.error));
  return next.value;
}

test('a level is known by its name', () => {
  expect(LEVELS.every(isLevel)).toBe(true);
  expect(isLevel('perfect')).toBe(false);
});

describe.each(GAMES)('%s', (id) => {
  test.each(LEVELS)('a whole game of %s bots: every choice is accepted', async (level) => {
    const rules = await rulesOf(id);
    const random = seeded(`${id} ${level}`);
    let session = begin(rules, rules.game.seats.max);
    for (let n = 0; session.over === null; n++) {
      expect(n).toBeLessThan(20_000);
      session = advance(session, rules, level, random);
    }
    expect(session.over.ranks).toHaveLength(rules.game.seats.max);
  });

  test.each(LEVELS)('the same view gives the same choice (%s), whatever really lies hidden', async (level) => {
    const rules = await rulesOf(id);
    const random = seeded(`${id} same ${level}`);
    let session = begin(rules, rules.game.seats.max);
    let asked = 0;
    for (let n = 0; session.over === null && n < 200; n++) {
      for (const seat of session.waiting) {
        const { view } = session.look(seat);
        const copy: unknown = JSON.parse(JSON.stringify(view));
        // Another truth behind the same view.
        const truth = rules.game.resample(view, seat, random);
        const seeds = [1, 2, 3];
        const choices = (from: unknown) =>
          seeds.map((seed) => choose(rules, level, { view: from, seat }, seeded(seed)));
        expect(choices(copy)).toEqual(choices(view));
        expect(choices(rules.game.view(truth, seat))).toEqual(choices(view));
        asked++;
      }
      session = advance(session, rules, 'random', random);
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('a seat that owes nothing is not asked', async () => {
    const rules = await rulesOf(id);
    const session = begin(rules, rules.game.seats.min);
    expect(session.status.type).toBe('chance');
    expect(() => choose(rules, 'random', { view: session.look(0).view, seat: 0 }, seeded(1))).toThrow(/owes none/);
  });
});
