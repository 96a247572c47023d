import { verify } from '@spieleabend/fair';
import { loadRules, ROOMS } from '@spieleabend/games';
import {
  type Game,
  makeRecord,
  parseRecord,
  pick,
  recordOf,
  resolveOptions,
  Session,
  seeded,
} from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { LocalDice } from './local-dice.ts';

const SECRET = '5'.repeat(64);
const IDS = ROOMS.map(({ about }) => about.id);

async function gameOf(id: string): Promise<Game> {
  const rules = await loadRules(id);
  if (rules === undefined) throw new Error(`no room ${id}`);
  return rules.game;
}

function start(game: Game): Session {
  const options = resolveOptions(game.options, {}, 2);
  if (!options.ok) throw new Error(options.error.code);
  return Session.start(game, { seats: 2, options: options.value });
}

/** Plays on, at most so many entries, with these dice; `decisions` decides for people and bots. */
function play(from: Session, dice: LocalDice, decisions = seeded('people'), entries = 5000): Session {
  let session = from;
  for (let n = 0; n < entries && session.status.type !== 'over'; n++) {
    const { game, status, log, state } = session;
    const seat = session.waiting[0] ?? 0;
    const next =
      status.type === 'chance'
        ? session.happen(game.makeOutcome(dice.draw(log, status.spec)))
        : session.decide(seat, game.makeMove(pick(game.moves(state, seat), decisions)));
    if (!next.ok) throw new Error(next.error.code);
    session = next.value;
  }
  return session;
}

function diceFor(game: Game, secret = SECRET): LocalDice {
  return new LocalDice('a1b2c3d4', game, 2, secret, () => '6'.repeat(64));
}

describe.each(IDS)('%s on one device', (id) => {
  test('a game is reproduced from its secret and the decisions, also after a reload in between', async () => {
    const game = await gameOf(id);
    const whole = play(start(game), diceFor(game));
    const decisions = seeded('people');
    const half = play(start(game), diceFor(game), decisions, Math.floor(whole.log.length / 2));
    expect(play(half, diceFor(game), decisions).log).toEqual(whole.log);
  });

  test('its record proves in the end that the dice are those of the secret, and no others', async () => {
    const game = await gameOf(id);
    const dice = diceFor(game);
    const session = play(start(game), dice);
    const saved = parseRecord(makeRecord({ ...recordOf(session, ['Anna', 'Ben']), fairness: dice.fairness(session) }));
    if (!saved.ok) throw new Error(saved.error.code);
    const witness = dice.agreement;
    expect(verify(game, saved.value, { witness })).toMatchObject({ value: { holds: true, contributions: 0 } });
    const others = diceFor(game, '7'.repeat(64)).fairness(session);
    expect(verify(game, { ...saved.value, fairness: others }, { witness })).toMatchObject({ value: { holds: false } });
  });
});

test('as long as the game runs nothing tells of the secret', async () => {
  const game = await gameOf('eineu');
  const dice = diceFor(game);
  const session = play(start(game), dice, undefined, 1);
  expect(JSON.stringify([dice.fairness(session), dice.agreement])).not.toContain(SECRET);
});

test('for a round of a series other dice are taken', async () => {
  const game = await gameOf('eineu');
  const dice = diceFor(game);
  dice.change();
  expect(dice.secret).toBe('6'.repeat(64));
  expect(play(start(game), dice).log).not.toEqual(play(start(game), diceFor(game)).log);
});
