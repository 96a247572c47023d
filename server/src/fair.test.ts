import { type Announcement, respond, verify, type Witness } from '@spieleabend/fair';
import { loadRules } from '@spieleabend/games';
import { expect, test } from 'vitest';
import { newSecret } from './secrets.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, playOn, seatPeople, startServer, temporaryDir } from './testing/table.ts';

const PEOPLE = ['Anna', 'Ben'];
const GAMES = ['eineu', 'twenty-one', 'besenbingo', 'maedn-kartenspiel', 'engel-und-bengel'] as const;

/** A device that takes part in agreeing on chance, as the page does; `silentFrom`: the phase from which it keeps silent. */
class Device {
  readonly client: TestClient;
  readonly chair: number;
  witness: Witness | null = null;
  readonly #witnesses = new Map<string, Witness>();
  readonly #sent = new Set<string>();
  #heard = 0;

  constructor(client: TestClient, chair: number) {
    this.client = client;
    this.chair = chair;
  }

  /** Remembers what another page of the same person has seen and given. */
  recall(other: Device): void {
    for (const [code, witness] of other.#witnesses) this.#witnesses.set(code, witness);
  }

  /** How many contributions it has sent. */
  get sent(): number {
    return this.#sent.size;
  }

  get seen(): Announcement | null {
    return this.witness?.seen ?? null;
  }

  /** Answers all announcements that have come since. Throws if the server is caught at something. */
  async answer(silentFrom?: 'commit' | 'reveal'): Promise<void> {
    const told = this.client.messages.filter((message) => message.type === 'fair').slice(this.#heard);
    for (const { announcement } of told) {
      this.#heard++;
      const { code } = announcement.table;
      const answer = respond(this.#witnesses.get(code) ?? null, announcement, this.chair, newSecret());
      if (!answer.ok) throw new Error(answer.error.code);
      this.#witnesses.set(code, answer.value.witness);
      this.witness = answer.value.witness;
      const { send } = answer.value;
      if (send === null || send.type === silentFrom || silentFrom === 'commit') continue;
      if (this.#sent.has(JSON.stringify(send))) continue;
      this.#sent.add(JSON.stringify(send));
      expect(await this.client.ask({ type: 'contribute', what: send })).toBeNull();
    }
  }
}

/** A table with people on all chairs whose devices take part; nothing begun. */
async function seat(game: string = 'eineu', options: Parameters<typeof startServer>[0] = {}) {
  const serving = await startServer(options);
  const seated = await seatPeople(serving, { game, first: 'lot' }, PEOPLE);
  const clients: TestClient[] = [];
  for (const [index, token] of seated.tokens.entries()) {
    await seated.people[index]?.close();
    clients.push(await TestClient.join(serving, seated.code, token, undefined, true));
  }
  const devices = clients.map((client, chair) => new Device(client, chair));
  const [anna, ben] = devices;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  return { ...seated, serving, clients, devices, anna, ben };
}

/** Lets messages that are on their way arrive. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

async function agree(devices: readonly Device[]): Promise<void> {
  for (let n = 0; n < 20 && devices.some(({ seen }) => seen?.phase !== 'ready'); n++) {
    await Promise.all(devices.map((device) => device.answer()));
    await breath();
  }
}

async function recordAt(url: string, code: string) {
  return (await fetch(`${url}/api/tables/${code}/record`)).json();
}

test.each(GAMES)('%s: a game whose chance people and server agreed on verifies, event by event', async (game) => {
  const { serving, code, clients, devices, anna } = await seat(game);
  expect(await anna.client.ask({ type: 'start' })).toBeNull();
  expect(anna.client.look).toBeNull();
  await agree(devices);
  await Promise.all(clients.map((client) => client.until(() => client.look !== null)));
  expect(JSON.stringify(await recordAt(serving.url, code))).not.toContain('secret');
  await playOn(game, clients, 'fair');
  const record = await recordAt(serving.url, code);
  const rules = await loadRules(game);
  if (rules === undefined) throw new Error('no rules');
  const verified = verify(rules.game, record, { witness: anna.witness });
  expect(verified).toMatchObject({ ok: true });
});

test('nobody is told the secret, nor what others show before all have shown theirs', async () => {
  const { serving, code, clients, devices, anna, ben } = await seat();
  await anna.client.ask({ type: 'start' });
  await anna.answer();
  await ben.answer();
  await anna.answer();
  await anna.client.until(() =>
    anna.client.messages.some((m) => m.type === 'fair' && m.announcement.phase === 'reveal'),
  );
  await anna.answer();
  const own = anna.witness?.own?.contribution ?? 'none';
  expect(ben.client.texts.join()).not.toContain(own);
  await agree(devices);
  await Promise.all(clients.map((client) => client.until(() => client.look !== null)));
  await playOn('eineu', clients, 'secret', 4);
  const texts = clients.flatMap(({ texts }) => texts).join();
  await playOn('eineu', clients, 'secret');
  const { fairness } = await recordAt(serving.url, code);
  expect(texts).toContain(own);
  expect(texts).not.toContain(fairness.rounds[0].secret);
});

test('who does not answer is waited for a moment; then the game begins without his part', async () => {
  const clock = new TestClock();
  const { serving, code, anna, ben } = await seat('eineu', { clock });
  await anna.client.ask({ type: 'start' });
  await anna.answer();
  expect(await ben.client.ask({ type: 'leave' })).toBeNull();
  await clock.pass(5000);
  await anna.answer();
  await anna.client.until(() => anna.client.look !== null);
  const { fairness } = await recordAt(serving.url, code);
  expect(fairness.rounds).toHaveLength(1);
  expect(fairness.rounds[0].contributions).toMatchObject([{ chair: 0 }]);
});

test('who promises and does not show it makes all begin anew without him, and all see that', async () => {
  const clock = new TestClock();
  const { serving, code, anna, ben } = await seat('eineu', { clock });
  await anna.client.ask({ type: 'start' });
  for (let n = 0; n < 20 && anna.sent < 2; n++) {
    await anna.answer();
    await ben.answer('reveal');
    await breath();
  }
  await clock.pass(5000);
  await agree([anna]);
  await anna.client.until(() => anna.client.look !== null);
  const { fairness } = await recordAt(serving.url, code);
  expect(fairness.rounds).toHaveLength(2);
  expect(fairness.rounds[0].contributions[1]).toMatchObject({ chair: 1, contribution: null });
  expect(fairness.rounds[1].contributions.map(({ chair }: { chair: number }) => chair)).toEqual([0]);
});

test('a server that is killed between promise and game goes on with the same promise', async () => {
  const dataDir = await temporaryDir();
  const { serving, code, tokens, anna } = await seat('eineu', { dataDir });
  await anna.client.ask({ type: 'start' });
  await anna.answer();
  await serving.close();

  const clock = new TestClock();
  const again = await startServer({ dataDir, clock });
  const client = await TestClient.join(again, code, tokens[0], undefined, true);
  const device = new Device(client, 0);
  device.recall(anna);
  await client.until(() => client.messages.some((message) => message.type === 'fair'));
  await device.answer();
  await clock.pass(5000);
  await device.answer();
  await client.until(() => client.look !== null);
});

test('while chance is being agreed on nobody sits down, gets up or begins once more', async () => {
  const { code, serving, anna, ben } = await seat();
  await anna.client.ask({ type: 'start' });
  expect(await anna.client.ask({ type: 'start' })).toBeNull();
  const stranger = await TestClient.join(serving, code);
  expect(await stranger.ask({ type: 'take', chair: 1, name: 'Carla', token: 'C'.repeat(24) })).toMatchObject({
    code: 'already-started',
  });
  expect(await anna.client.ask({ type: 'set-chair', chair: 1, setting: { kind: 'open' } })).toMatchObject({
    code: 'already-started',
  });
  expect(await ben.client.ask({ type: 'leave' })).toBeNull();
  expect(anna.client.table?.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben' });
});

test('where chairs are put away at the start, each is told his new one before he is asked for his part', async () => {
  const serving = await startServer();
  const open = { kind: 'open' } as const;
  const { code, people } = await seatPeople(serving, { game: 'twenty-one', chairs: [{ kind: 'person' }, open, open] }, [
    'Anna',
  ]);
  const ben = await TestClient.join(serving, code, undefined, undefined, true);
  expect(await ben.ask({ type: 'take', chair: 2, name: 'Ben', token: 'B'.repeat(24) })).toBeNull();
  expect(await people[0]?.ask({ type: 'start' })).toBeNull();
  const asked = await ben.find((message) => message.type === 'fair');
  const chairs = ben.messages
    .slice(0, ben.messages.indexOf(asked))
    .flatMap((message) => (message.type === 'table' ? [message.you.chair] : []));
  expect(asked).toMatchObject({ announcement: { expected: [1] } });
  expect(chairs.at(-1)).toBe(1);
});

test('a contribution that is not asked for, copied or not what was promised is refused with a code', async () => {
  const { serving, code, anna, ben } = await seat();
  const commitment = 'a'.repeat(64);
  const commit = { type: 'contribute', what: { type: 'commit', round: 1, commitment } } as const;
  expect(await anna.client.ask(commit)).toMatchObject({ code: 'no-contribution' });
  await anna.client.ask({ type: 'start' });
  const watcher = await TestClient.join(serving, code, undefined, undefined, true);
  expect(await watcher.ask(commit)).toMatchObject({ code: 'not-seated' });
  expect(await anna.client.ask(commit)).toBeNull();
  expect(await ben.client.ask(commit)).toMatchObject({ code: 'no-contribution', why: 'copied' });
  const other = { ...commit, what: { ...commit.what, commitment: 'b'.repeat(64) } };
  expect(await anna.client.ask(other)).toMatchObject({ why: 'already-committed' });
  expect(await ben.client.ask(other)).toBeNull();
  const reveal = { type: 'reveal', round: 1, contribution: 'c'.repeat(64) } as const;
  expect(await anna.client.ask({ type: 'contribute', what: reveal })).toMatchObject({ why: 'does-not-open' });
});

test('the chance of a rematch is agreed on anew, while all still sit at the old table', async () => {
  const { serving, tokens, clients, devices, anna, ben } = await seat();
  await anna.client.ask({ type: 'start' });
  await agree(devices);
  await Promise.all(clients.map((client) => client.until(() => client.look !== null)));
  await anna.client.ask({ type: 'resign' });
  expect(await ben.client.ask({ type: 'rematch', first: 'lot' })).toBeNull();
  for (let n = 0; n < 10 && ben.client.table?.next == null; n++) {
    for (const device of devices) await device.answer();
    await breath();
  }
  const next = ben.client.table?.next ?? '';
  const client = await TestClient.join(serving, next, tokens[1], undefined, true);
  await client.until(() => client.look !== null);
  const { fairness } = await recordAt(serving.url, next);
  expect(fairness.table).toBe(next);
  expect(fairness.rounds[0].contributions.map(({ chair }: { chair: number }) => chair)).toEqual([0, 1]);
});

test("where devices take no part, as in a program of one's own, the game begins at once", async () => {
  const serving = await startServer();
  const { people } = await beginGame(serving, { game: 'eineu' }, PEOPLE);
  await people[0]?.until(() => people[0]?.look !== null);
});

test('where people roll real dice nothing is agreed on', async () => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game: 'eineu', chance: 'typed' }, PEOPLE);
  expect(people[0]?.messages.some(({ type }) => type === 'fair')).toBe(false);
  expect((await recordAt(serving.url, code)).fairness).toBeUndefined();
});
