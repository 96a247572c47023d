import { expect, test } from 'vitest';
import type { NewTable } from './protocol/index.ts';
import { MemoryStorage } from './storage/memory.ts';
import { type Change, StorageError, type StoredTable } from './storage/storage.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, seatPeople, startServer, temporaryDir } from './testing/table.ts';

/* What comes at the same moment: one thing is on its way to the disk while the next one happens. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NAMES = ['Anna', 'Ben'];

/** Tables on a disk that can be made slow or fail. */
class PoorStorage extends MemoryStorage {
  /** While this is so, nothing can be read. */
  unreadable = false;
  /** Codes that are taken as soon as somebody asks for them. */
  taken = 0;
  readonly refused: string[] = [];
  #ready: Promise<void> = Promise.resolve();

  /** From now on commits wait; the answer lets them go. */
  hold(): () => void {
    let release = (): void => {};
    this.#ready = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  override async commit(changes: readonly Change[]): Promise<void> {
    await this.#ready;
    return super.commit(changes);
  }

  override async load(code: string): Promise<StoredTable | null> {
    if (this.unreadable) throw new StorageError('failed');
    const stored = await super.load(code);
    if (stored !== null || this.taken === 0) return stored;
    this.taken--;
    this.refused.push(code);
    const [other] = await this.#any();
    return other ?? null;
  }

  async #any(): Promise<readonly (StoredTable | null)[]> {
    const { codes } = await this.untouched({ begun: Number.MAX_VALUE, waiting: Number.MAX_VALUE }, '', 1);
    return Promise.all(codes.map((code) => super.load(code)));
  }
}

async function begin(table: Partial<NewTable> = {}, options: Parameters<typeof startServer>[0] = {}) {
  const clock = new TestClock();
  const storage = new PoorStorage();
  const serving = await startServer({ clock, storage, ...options });
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu', ...table }, NAMES);
  const mover = people.find(({ look }) => look?.ask != null);
  const other = people.find((person) => person !== mover);
  if (mover === undefined || other === undefined) throw new Error('nobody there');
  return { clock, storage, serving, code, tokens, mover, other, seat: Number(mover.look?.viewer) };
}

test('a bot that has just decided keeps it to itself when its person comes back in that moment', async () => {
  const pace = 60_000;
  const { clock, storage, mover, seat } = await begin({}, { pace: () => pace });
  await mover.ask({ type: 'substitute', chair: seat });
  await mover.until(() => mover.look?.bots.length === 1);
  // Its thinking takes real time; then only the human moment is missing.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const release = storage.hold();
  const back = mover.ask({ type: 'come-back' });
  await clock.pass(pace + 1);
  release();
  expect(await back).toBeNull();
  await clock.pass(10);
  expect(mover.log.at(-1)).toBe(`!${seat}:back`);
  expect(mover.look?.waiting).toEqual([seat]);
});

test('a promise that comes in the last moment does not shorten the time for showing it', async () => {
  const clock = new TestClock();
  const storage = new PoorStorage();
  const serving = await startServer({ clock, storage });
  const { code, tokens } = await seatPeople(serving, { game: 'eineu' }, NAMES);
  const devices = await Promise.all(tokens.map((token) => TestClient.join(serving, code, token, undefined, true)));
  const [anna, ben] = devices;
  const commit = (letter: string) =>
    ({ type: 'contribute', what: { type: 'commit', round: 1, commitment: letter.repeat(64) } }) as const;
  expect(await anna?.ask({ type: 'start' })).toBeNull();
  expect(await anna?.ask(commit('a'))).toBeNull();
  const release = storage.hold();
  const last = ben?.ask(commit('b'));
  await clock.pass(4000);
  release();
  expect(await last).toBeNull();
  await clock.pass(3000);
  const told = anna?.messages.findLast((message) => message.type === 'fair');
  expect(told?.announcement).toMatchObject({
    phase: 'reveal',
    rounds: [{ contributions: [{ chair: 0 }, { chair: 1 }] }],
  });
});

test('time that ends while nothing can be read ends as soon as it can', async () => {
  const { clock, storage, serving, code, mover, other, seat, tokens } = await begin({
    time: { kind: 'days', days: 1 },
  });
  await Promise.all([mover, other].map((person) => person.close()));
  await clock.pass(DAY - MINUTE);
  storage.unreadable = true;
  await clock.pass(2 * MINUTE);
  storage.unreadable = false;
  await clock.pass(MINUTE);
  expect((await storage.load(code))?.entries.map(({ text }) => text)).toContain(`!${seat}:time`);
  const again = await TestClient.join(serving, code, tokens[0]);
  await again.until(() => again.look?.bots.length === 1);
});

test('time that ends in the moment in which a table leaves memory ends all the same', async () => {
  const { clock, storage, code, mover, other, seat } = await begin({
    time: { kind: 'live', bank: MINUTE, increment: 0 },
  });
  await other.close();
  await clock.pass(MINUTE - 5);
  // Stored slowly: what he asks for last is still under way when he goes and when his time is up.
  const release = storage.hold();
  mover.sendRaw({ type: 'rename', id: 'r', name: 'Carla' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await mover.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await clock.pass(10);
  release();
  await clock.pass(MINUTE);
  expect((await storage.load(code))?.entries.map(({ text }) => text)).toContain(`!${seat}:time`);
});

test('codes that are taken are not given away a second time, neither at first nor for the rematch', async () => {
  const { storage, mover, other } = await begin();
  await mover.ask({ type: 'resign' });
  storage.taken = 1;
  expect(await other.ask({ type: 'rematch' })).toBeNull();
  await other.until(() => other.table?.next != null);
  expect(storage.refused).toHaveLength(1);
  expect(storage.refused).not.toContain(other.table?.next);
});

test('a clock that was set back before a restart makes nobody wait for the time that was', async () => {
  const clock = new TestClock();
  const dataDir = await temporaryDir();
  const serving = await startServer({ clock, dataDir });
  const time = { kind: 'days', days: 1 } as const;
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu', time }, NAMES);
  const seat = people[0]?.look?.waiting[0];
  await serving.close();
  clock.jump(-30 * DAY);
  const again = await startServer({ clock, dataDir });
  const client = await TestClient.join(again, code, tokens[0]);
  await client.until(() => client.look !== null);
  await clock.pass(DAY + MINUTE);
  await client.until(() => client.log.includes(`!${seat}:time`));
});

test('a clock that was set back before a restart stands still for nobody who was not waited for then', async () => {
  const clock = new TestClock();
  const dataDir = await temporaryDir();
  const serving = await startServer({ clock, dataDir });
  const time = { kind: 'live', bank: MINUTE, increment: 0 } as const;
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu', time }, NAMES);
  const [anna, ben] = people;
  expect(await anna?.ask({ type: 'propose', what: 'pause' })).toBeNull();
  await ben?.until(() => ben.table?.proposal != null);
  expect(await ben?.ask({ type: 'answer', proposal: ben.table?.proposal?.id ?? -1, agree: true })).toBeNull();
  await serving.close();
  clock.jump(-30 * DAY);
  const again = await startServer({ clock, dataDir });
  const client = await TestClient.join(again, code, tokens[0]);
  expect(await client.ask({ type: 'resume' })).toBeNull();
  await client.until(() => client.look?.paused === false);
  const [seat = -1] = client.look?.waiting ?? [];
  await clock.pass(MINUTE + 1);
  await client.until(() => client.log.includes(`!${seat}:time`));
});

test('what two press at once for the rematch comes to one', async () => {
  const { mover, other } = await begin();
  await mover.ask({ type: 'resign' });
  const answers = await Promise.all([
    mover.ask({ type: 'rematch', first: 'winner' }),
    other.ask({ type: 'rematch', first: 'lot' }),
  ]);
  expect(answers).toEqual([null, null]);
  await Promise.all([mover, other].map((person) => person.until(() => person.table?.next != null)));
  expect(mover.table?.next).toBe(other.table?.next);
});

test('a bot that was to decide when the server went down decides when it is up again, with nobody there', async () => {
  const clock = new TestClock();
  const dataDir = await temporaryDir();
  const serving = await startServer({ clock, dataDir, pace: () => DAY });
  const table = {
    game: 'twenty-one',
    time: { kind: 'days', days: 1 },
    chairs: [{ kind: 'bot', level: 'random' }, { kind: 'person' }],
  } as const;
  const { code, people } = await beginGame(serving, { ...table, chairs: [...table.chairs] }, ['Anna']);
  expect(people[0]?.look?.waiting).toEqual([0]);
  await serving.close();
  const again = await startServer({ clock, dataDir });
  const log = async () => (await (await fetch(`${again.url}/api/tables/${code}/record`)).json()).log;
  await expect
    .poll(() => clock.pass(MINUTE).then(log), { timeout: 10_000 })
    .toContainEqual(expect.stringMatching(/^0:/));
});
