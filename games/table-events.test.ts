import {
  pick,
  type Random,
  recordOf,
  replayRecord,
  resolveOptions,
  Session,
  sample,
  seeded,
  type TableEvent,
} from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { loadRules, ROOMS } from './index.ts';

/** What happens at tables outside the rules, strewn into random games of every room. */

const SEEDS = ['one', 'two', 'three'];

async function begin(game: string): Promise<Session> {
  const rules = await loadRules(game);
  const seats = Math.min(3, rules?.game.seats.max ?? 0);
  const options = rules && resolveOptions(rules.game.options, {}, seats);
  if (rules === undefined || !options?.ok) throw new Error(`no ${game}`);
  return Session.start(rules.game, { seats, options: options.value });
}

function someEvent(session: Session, random: Random): TableEvent {
  const seat = random.below(session.setup.seats);
  return { type: pick(['bot', 'back', 'time'] as const, random), seat };
}

/** The next step of a random game: chance, a decision of somebody who is waited for, or now and then a table event. */
function next(session: Session, random: Random): Session {
  const { game, state, status } = session;
  if (random.below(4) === 0) {
    const happened = session.tableEvent(someEvent(session, random));
    if (happened.ok) return happened.value;
  }
  if (status.type === 'chance') return must(session.happen(game.makeOutcome(sample(status.spec, random))));
  const seat = pick(session.waiting, random);
  return must(session.decide(seat, game.makeMove(pick(game.moves(state, seat), random))));
}

function must(
  result: { readonly ok: true; readonly value: Session } | { readonly ok: false; readonly error: unknown },
) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

describe.each(ROOMS.map(({ about }) => about.id))('%s', (game) => {
  test.each(SEEDS)('a record with table events replays to the same game (%s)', async (seed) => {
    const random = seeded(seed);
    let session = await begin(game);
    for (let steps = 0; session.over === null && steps < 400; steps++) session = next(session, random);
    const record = recordOf(session, ['Anna', 'Ben', 'Carla'].slice(0, session.setup.seats));
    const replayed = replayRecord(session.game, record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(replayed.value.seating).toEqual(session.seating);
    expect(replayed.value.over).toEqual(session.over);
    if (session.held.size === 0) expect(replayed.value.state).toEqual(session.state);
    expect(session.log.some((entry) => entry.startsWith('!'))).toBe(true);
  });

  test('what all agree to take back is gone, never past a chance event, and table events stay', async () => {
    const random = seeded(`back ${game}`);
    let session = await begin(game);
    let taken = 0;
    for (let steps = 0; session.over === null && steps < 300; steps++) {
      session = next(session, random);
      for (let seat = 0; seat < session.setup.seats; seat++) {
        const shorter = session.takeBackAgreed(seat);
        expect(shorter.ok).toBe(session.look(seat).canAskBack);
        if (!shorter.ok) continue;
        taken++;
        const chance = (log: readonly string[]) => log.filter((entry) => entry.startsWith('*:'));
        const events = (log: readonly string[]) => log.filter((entry) => entry.startsWith('!'));
        expect(chance(shorter.value.log)).toEqual(chance(session.log));
        expect(events(shorter.value.log)).toEqual(events(session.log));
        expect(shorter.value.log.length).toBeLessThan(session.log.length);
        expect(shorter.value.revision).toBeGreaterThan(session.revision);
        if (steps % 10 === 0) session = shorter.value;
      }
    }
    expect(taken > 0).toBe(session.game.takeBack);
  });

  test('whoever takes back himself finds only his own last decision gone', async () => {
    const random = seeded(`own ${game}`);
    let session = await begin(game);
    for (let steps = 0; session.over === null && steps < 200; steps++) {
      session = next(session, random);
      const seat = session.look(0).canTakeBack ? 0 : 1;
      const shorter = session.takeBack(seat);
      if (!shorter.ok || session.held.has(seat)) continue;
      const gone = session.log.filter((entry, index) => !entry.startsWith('!') && shorter.value.log[index] !== entry);
      expect(gone[0]?.startsWith(`${seat}:`)).toBe(true);
      expect(shorter.value.log.length).toBe(session.log.length - 1);
    }
  });
});
