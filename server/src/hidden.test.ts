import { loadRules } from '@spieleabend/games';
import { pick, type Random, seeded } from '@spieleabend/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from './protocol/index.ts';
import { hashToken } from './secrets.ts';
import type { Peer } from './table/audience.ts';
import type { Table } from './table/table.ts';
import { TestClient } from './testing/client.ts';
import { newTable, testTables } from './testing/house.ts';
import { beginGame, legalMoves, playOn, startServer } from './testing/table.ts';

/*
 * Who may not know a card must not be able to tell from any byte which it is. First with twins: two games that differ in nothing but the
 * cards that one seat hides, told step by step to every kind of viewer, who must get the same bytes. Then whole games over real sockets,
 * in which everything that was sent is searched for what was not to be known.
 */

const GAME = 'maedn-kartenspiel';
const NAMES = ['Anna', 'Ben'];
/** The card that seat 1 holds from the deal on and never plays, in the one game and in its twin. */
const SECRETS = ['5', '6'] as const;

/** Somebody connected, who keeps every byte. */
class Ear implements Peer {
  holder: string | null;
  seen: number;
  visible = true;
  readonly contributes = false;
  readonly texts: string[] = [];

  constructor(token: string | null = null, seen = -1) {
    this.holder = token === null ? null : hashToken(token);
    this.seen = seen;
  }

  send(text: string): void {
    this.texts.push(text);
  }

  end(): void {
    this.texts.push('ended');
  }
}

/** One of the twin games, with two people at it and somebody who watches. */
class Twin {
  readonly table: Table;
  readonly people: readonly [Ear, Ear];
  readonly spectator = new Ear();
  readonly tokens: readonly [string, string];
  readonly #code: string;
  #ids = 0;

  private constructor(table: Table, code: string, tokens: readonly [string, string]) {
    this.table = table;
    this.#code = code;
    this.tokens = tokens;
    this.people = [new Ear(tokens[0]), new Ear()];
  }

  static async begin(secret: string): Promise<Twin> {
    const tables = testTables({ random: seeded('twin') });
    const chairs = [{ kind: 'person' } as const, { kind: 'open' } as const];
    const made = await tables.create(newTable({ game: GAME, chairs, name: 'Anna', first: 'order', chance: 'typed' }));
    if (!made.ok) throw new Error(made.error.code);
    const opened = await tables.open(made.value.code);
    if (!opened.ok) throw new Error(opened.error.code);
    const other = 'B'.repeat(24);
    const twin = new Twin(opened.value, made.value.code, [made.value.token, other]);
    for (const ear of [...twin.people, twin.spectator]) twin.table.attach(ear);
    const [anna, ben] = twin.people;
    await twin.command(ben, { type: 'take', chair: 1, name: 'Ben', token: other });
    await twin.command(anna, { type: 'start' });
    for (const [ear, card] of [
      [anna, '1'],
      [anna, '2'],
      [ben, '3'],
      [ben, secret],
    ] as const)
      await twin.tell(ear, card);
    return twin;
  }

  async command(
    ear: Ear,
    body: Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never,
  ): Promise<void> {
    await this.table.command(ear, { ...body, id: `c${++this.#ids}` } as Command);
  }

  look(ear: Ear) {
    const text = ear.texts.findLast((sent) => sent.startsWith('{"type":"look"'));
    if (text === undefined) throw new Error('no look');
    return JSON.parse(text);
  }

  tell(ear: Ear, outcome: string): Promise<void> {
    return this.command(ear, { type: 'happen', ask: this.look(ear).chance ?? -1, outcome });
  }

  /** Everything that those have been sent who may not know Ben's cards; somebody who comes late, and Anna coming back, among them. */
  heard(): string {
    const late = [new Ear(), new Ear(this.tokens[0]), new Ear(this.tokens[0], 3)];
    for (const ear of late) this.table.attach(ear);
    const texts = [this.people[0], this.spectator, ...late].map((ear) => ear.texts);
    const http = [this.table.record(), this.table.summary()];
    for (const ear of late) this.table.detach(ear);
    return JSON.stringify([texts, http]).replaceAll(this.#code, 'CODE');
  }
}

async function movesOf(twin: Twin, seat: 0 | 1): Promise<readonly string[]> {
  return legalMoves(GAME, twin.look(twin.people[seat]));
}

/** Plays both twins on, the same moves and, but for the secret, the same cards; gives how far they came. */
async function playTwins(twins: readonly [Twin, Twin], random: Random): Promise<number> {
  for (let steps = 0; steps < 60; steps++) {
    const [one, two] = twins;
    const { waiting, view, over } = one.look(one.spectator);
    if (over !== null) return steps;
    const seat = view.active === 0 ? 0 : 1;
    if (waiting.length === 0) {
      // Nobody draws a 5 or a 6 any more: what is drawn is the same in both.
      const card = String(1 + random.below(4));
      for (const twin of twins) await twin.tell(twin.people[seat], card);
    } else {
      const others = await movesOf(two, seat);
      const same = (await movesOf(one, seat)).filter((move) => others.includes(move));
      if (same.length === 0) return steps;
      const move = pick(same, random);
      // What is refused tells nothing either: moves with cards that he does not hold, or that nobody does.
      for (const twin of twins) {
        const anna = twin.people[0];
        for (const tried of ['+5', '+6', '-5', 'A+6', '9']) {
          if (seat !== 0) await twin.command(anna, { type: 'decide', ask: twin.look(anna).ask ?? 0, move: tried });
        }
        await twin.command(twin.spectator, { type: 'happen', ask: 0, outcome: '5' });
        const ear = twin.people[seat];
        await twin.command(ear, { type: 'decide', ask: twin.look(ear).ask, move });
      }
    }
    expect(one.heard()).toBe(two.heard());
  }
  return 60;
}

describe('twin games', () => {
  beforeEach(() => {
    // Announcements of who is here wait for a timer: they come when the test says so, which is never.
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test.each([1, 2, 3, 4])('MK-6.1 nobody can tell from any byte which card the other one hides (%i)', async (seed) => {
    const twins = [await Twin.begin(SECRETS[0]), await Twin.begin(SECRETS[1])] as const;
    expect(twins[0].heard()).toBe(twins[1].heard());
    expect(await playTwins(twins, seeded(seed))).toBeGreaterThan(2);
    // The test has teeth: Ben himself is told something else in the one game than in the other.
    expect(twins[0].people[1].texts.join()).not.toBe(twins[1].people[1].texts.join());
  });

  test('a draw that is somebody else’s to know is not told, corrected and told anew by others', async () => {
    const twin = await Twin.begin(SECRETS[0]);
    const [anna, ben] = twin.people;
    await twin.command(anna, { type: 'correct', seq: twin.look(anna).seq });
    await twin.tell(anna, '6');
    expect(JSON.parse(anna.texts.at(-1) ?? '')).toMatchObject({
      type: 'refused',
      reason: { code: 'not-yours-to-tell' },
    });
    await twin.tell(ben, '6');
    expect(twin.look(anna).log.at(-1)).toBe('*:?');
    expect(twin.look(ben).view.hand).toEqual([3, 6]);
  });
});

test('sending again what somebody else told does not tell whether it was that', async () => {
  const twins = await Promise.all(SECRETS.map((secret) => Twin.begin(secret)));
  for (const twin of twins) {
    const [anna] = twin.people;
    // The id under which Ben told his second card.
    for (const outcome of ['5', '6']) await twin.table.command(anna, { type: 'happen', id: 'c6', ask: 0, outcome });
  }
  expect(twins[0]?.heard()).toBe(twins[1]?.heard());
});

/** The draws in all looks that somebody was sent while the game ran, each with the seat whose card it was. */
function drawsIn(client: TestClient): readonly string[] {
  const running = client.messages.filter((message) => message.type === 'look' && message.over === null);
  return running
    .flatMap((message) => (message.type === 'look' ? message.log : []))
    .filter((entry) => entry.startsWith('*:'));
}

test('MK-6.1 in whole games over real sockets nobody is sent a card that is not his to know', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: GAME }, NAMES);
  const spectator = await TestClient.join(serving, code);
  await playOn(GAME, people, 'hidden', 12);
  const late = await TestClient.join(serving, code);
  await late.until(() => late.look !== null);
  const back = await TestClient.join(serving, code, tokens[0], 5);
  const [anna, ben] = people;
  for (const move of ['+6', '-6', 'A+6', 'C+1<1C']) {
    for (const person of people) {
      const answer = person.look?.ask == null ? await person.ask({ type: 'decide', ask: 0, move }) : null;
      if (answer !== null) expect(JSON.stringify(answer)).not.toMatch(/hand|pile/);
    }
  }
  const record = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  expect(record.log.filter((entry: string) => /^\*:\d/.test(entry))).toEqual([]);
  await playOn(GAME, people, 'hidden-on');
  await Promise.all([spectator, late, back].map((client) => client.until(() => client.look?.over != null)));

  for (const client of [spectator, late]) expect(drawsIn(client).filter((entry) => entry !== '*:?')).toEqual([]);
  // Each reads his own draws and no other: as many as the finished log says that he made, for it opens at the end.
  const rules = await loadRules(GAME);
  const whole = await (await fetch(`${serving.url}/api/tables/${code}/record`)).json();
  if (rules === undefined || anna === undefined || ben === undefined) throw new Error('nobody there');
  for (const [seat, person] of [anna, ben].entries()) {
    const own = new Map<number, string>();
    let state = rules.game.start({ seats: 2, options: whole.options });
    for (const [at, entry] of (whole.log as string[]).entries()) {
      const [who, text = ''] = entry.split(':');
      const outcome = rules.game.parseOutcome(text);
      if (who === '*' && outcome.ok && rules.game.secret?.(state, outcome.value)?.includes(seat)) own.set(at, entry);
      const move = rules.game.parseMove(text);
      const next =
        who === '*'
          ? outcome.ok
            ? rules.game.chance(state, outcome.value)
            : null
          : move.ok
            ? rules.game.step(state, Number(who), move.value)
            : null;
      if (!next?.ok) throw new Error(`does not replay: ${entry}`);
      state = next.value;
    }
    // Put together as the client does, every running look shows a card exactly where it is his own.
    let log: string[] = [];
    for (const message of person.messages) {
      if (message.type !== 'look') continue;
      log = [...log.slice(0, message.keep), ...message.log];
      if (message.over !== null) continue;
      for (const [at, entry] of log.entries()) if (entry.startsWith('*:')) expect(entry).toBe(own.get(at) ?? '*:?');
      expect(Object.keys(message.view as object)).not.toContain('hands');
    }
  }
  // The rematch begins as hidden as the first game.
  expect(await anna.ask({ type: 'rematch' })).toBeNull();
  await anna.until(() => anna.table?.next != null);
  const next = await TestClient.join(serving, anna.table?.next ?? '');
  await next.until(() => next.look !== null);
  expect(next.log.filter((entry) => entry !== '*:?')).toEqual([]);
});
