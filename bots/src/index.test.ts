import { loadRules, ROOMS, type Rules } from '@spieleabend/games';
import { pick, type Random, resolveOptions, Session, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, isLevel, LEVELS, loadBot } from './index.ts';

const GAMES = ROOMS.map((room) => room.about.id);

async function rulesOf(id: string): Promise<Rules> {
  const rules = await loadRules(id);
  if (rules === undefined) throw new Error(`${id} is no game of the house`);
  return rules;
}

async function bot(rules: Rules, name: string): Promise<Bot> {
  const loaded = await loadBot(rules, name);
  if (loaded === undefined) throw new Error(`${rules.game.id} has no bot ${name}`);
  return loaded;
}

function begin({ game }: Rules, seats: number): Session {
  const options = resolveOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.error.code);
  return Session.start(game, { seats, options: options.value });
}

/** The session after the next event: chance as it comes, every decision by a bot. */
function advance(session: Session, bot: Bot, random: Random): Session {
  const { status } = session;
  const [seat] = session.waiting;
  const next =
    status.type === 'chance'
      ? session.happen(session.game.makeOutcome(sample(status.spec, random)))
      : session.decide(seat ?? 0, bot({ view: session.look(seat ?? 0).view, seat: seat ?? 0 }, random));
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
    const player = await bot(rules, level);
    let session = begin(rules, rules.game.seats.max);
    for (let n = 0; session.over === null; n++) {
      expect(n).toBeLessThan(20_000);
      session = advance(session, player, random);
    }
    expect(session.over.ranks).toHaveLength(rules.game.seats.max);
  });

  test.each(LEVELS)('the same view gives the same choice (%s), whatever really lies hidden', async (level) => {
    const rules = await rulesOf(id);
    const { game } = rules;
    const [asked, mover] = [await bot(rules, level), await bot(rules, 'random')];
    const random = seeded(`${id} same ${level}`);
    let session = begin(rules, game.seats.max);
    let positions = 0;
    // The first decision and every fifth, one seat each, so that beginning, middle and end are asked about; searching takes its time.
    for (let decisions = 0; session.over === null && positions < 12; ) {
      if (session.waiting.length > 0 && decisions++ % 5 === 0) {
        const seat = pick(session.waiting, random);
        const { view } = session.look(seat);
        const copy: unknown = JSON.parse(JSON.stringify(view));
        // Another truth behind the same view.
        const truth = game.resample(view, seat, random);
        const [seen, copied, behind] = [view, copy, game.view(truth, seat)].map((from) =>
          [1, 2].map((seed) => asked({ view: from, seat }, seeded(seed))),
        );
        expect(copied).toEqual(seen);
        expect(behind).toEqual(seen);
        positions++;
      }
      session = advance(session, mover, random);
    }
    expect(positions).toBeGreaterThan(0);
  });

  test('a seat that owes nothing is not asked', async () => {
    const rules = await rulesOf(id);
    const session = begin(rules, rules.game.seats.min);
    const random = await bot(rules, 'random');
    expect(session.status.type).toBe('chance');
    expect(() => random({ view: session.look(0).view, seat: 0 }, seeded(1))).toThrow(/owes none/);
  });
});

test('a bot that no game knows is none', async () => {
  expect(await loadBot(await rulesOf('eineu'), 'perfect')).toBeUndefined();
});
