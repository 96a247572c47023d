import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import type { PushSubscription } from '../protocol/index.ts';
import { backUp, restoreBackup } from '../storage/backup.ts';
import { MemoryStorage } from '../storage/memory.ts';
import type { TestClient } from '../testing/client.ts';
import { TestClock } from '../testing/clock.ts';
import { FakePushService, senderOf } from '../testing/push-service.ts';
import { beginGame, legalMoves, startServer, temporaryDir } from '../testing/table.ts';
import type { PushNote } from './pusher.ts';
import { WebPusher } from './web-pusher.ts';

const TURN: PushNote = { code: 'ABCDEF', game: 'eineu', what: 'turn' };
const TIME: PushNote = { ...TURN, what: 'time' };
const MOMENT = 10_000;

/** A house that wakes people through a push service on this machine. */
async function house() {
  const service = await FakePushService.start();
  const storage = new MemoryStorage();
  const clock = new TestClock();
  let told = '';
  const log = createLog(
    'debug',
    new Writable({
      write(line, _encoding, done) {
        told += line;
        done();
      },
    }),
  );
  const accepts = (endpoint: string) => endpoint.startsWith(service.url);
  const pusher = await WebPusher.open({ storage, clock, log, contact: 'mailto:host@example.org', accepts });
  onTestFinished(() => pusher.close());
  const add = async (holder: string, subscription: PushSubscription) => {
    await storage.commit([{ type: 'push', push: { holder, subscription } }]);
  };
  const notes = () => service.deliveries.map(({ note }) => note);
  return { service, storage, clock, pusher, add, notes, told: () => told };
}

/** What was kept has been read, and what was to be sent has been answered. */
const delivered = (service: FakePushService, count: number) =>
  expect.poll(() => service.deliveries.length, { timeout: 5000 }).toBe(count);

test('a note arrives encrypted for each browser of the person, signed by this house, and says little to whoever passes it on', async () => {
  const { service, clock, pusher, add, notes } = await house();
  await add('anna', service.subscribe('phone'));
  await add('anna', service.subscribe('laptop'));
  await add('ben', service.subscribe('other'));
  pusher.wake('anna', TURN);
  await clock.pass(MOMENT);
  await delivered(service, 2);
  expect(service.deliveries.map(({ path }) => path).sort()).toEqual(['/laptop', '/phone']);
  expect(notes()).toEqual([TURN, TURN]);
  for (const delivery of service.deliveries) {
    const { key, claims } = senderOf(delivery);
    expect(key).toBe(pusher.key);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:host@example.org' });
    expect(Number(claims.exp) * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000);
    expect(delivery.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    for (const secret of [TURN.code, TURN.game, 'anna']) expect(JSON.stringify(delivery.headers)).not.toContain(secret);
  }
});

test('a later note about a table takes the place of an earlier one, and of no other table’s', async () => {
  const { service, clock, pusher, add } = await house();
  await add('anna', service.subscribe('phone'));
  for (const note of [TURN, TIME, { ...TURN, code: 'GHJKLM' }]) {
    pusher.wake('anna', note);
    await clock.pass(MOMENT);
  }
  await delivered(service, 3);
  const topics = service.deliveries.map(({ headers }) => headers.topic);
  expect(topics[0]).toMatch(/^[\w-]{1,32}$/);
  expect(topics[1]).toBe(topics[0]);
  expect(topics[2]).not.toBe(topics[0]);
  expect(service.deliveries[1]?.headers).toMatchObject({ urgency: 'high', ttl: '3600' });
});

test('who looks or decides within ten seconds is not woken', async () => {
  const { service, clock, pusher, add } = await house();
  await add('anna', service.subscribe('phone'));
  pusher.wake('anna', TURN);
  await clock.pass(MOMENT - 1);
  pusher.calm('anna', 'GHJKLM');
  pusher.calm('anna', TURN.code);
  await clock.pass(MOMENT);
  expect(service.deliveries).toEqual([]);
});

test('a note that waits gives way to the next one about the same table', async () => {
  const { service, clock, pusher, add, notes } = await house();
  await add('anna', service.subscribe('phone'));
  pusher.wake('anna', TURN);
  await clock.pass(1000);
  pusher.wake('anna', TIME);
  await clock.pass(MOMENT);
  await delivered(service, 1);
  expect(notes()).toEqual([TIME]);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
  const { service, storage, clock, pusher, add } = await house();
  await add('anna', service.subscribe('phone'));
  service.status = status;
  pusher.wake('anna', TIME);
  await clock.pass(0);
  await expect.poll(() => storage.pushes('anna')).toEqual([]);
  expect(service.deliveries).toHaveLength(1);
});

test('a failure is logged without saying where or who, and changes nothing', async () => {
  const { service, storage, clock, pusher, add, told } = await house();
  await add('anna', service.subscribe('phone'));
  service.status = 500;
  pusher.wake('anna', TIME);
  await clock.pass(0);
  await expect.poll(told).toContain('"500"');
  service.status = 0;
  pusher.wake('anna', TIME);
  await clock.pass(0);
  await expect.poll(() => told().trim().split('\n').length).toBe(2);
  for (const secret of ['anna', service.url, '127.0.0.1', 'phone', TIME.code]) {
    expect(told()).not.toContain(secret);
  }
  expect(await storage.pushes('anna')).toHaveLength(1);
});

test('a push service cannot send this house elsewhere', async () => {
  const { service, clock, pusher, add, told } = await house();
  await add('anna', service.subscribe('phone'));
  service.status = 307;
  service.headers = { location: `${service.url}/inside` };
  pusher.wake('anna', TIME);
  await clock.pass(0);
  await expect.poll(told).toContain('"307"');
  expect(service.deliveries.map(({ path }) => path)).toEqual(['/phone']);
});

test('what may not be sent to, or can never be read, is forgotten and not tried', async () => {
  const { service, storage, clock, pusher, add } = await house();
  const { endpoint, keys } = service.subscribe('phone');
  await add('anna', { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } });
  await add('anna', { endpoint: 'https://192.168.0.1/', keys });
  pusher.wake('anna', TIME);
  await clock.pass(0);
  await expect.poll(() => storage.pushes('anna')).toEqual([]);
  expect(service.deliveries).toEqual([]);
});

test('a slow push service is asked by few at a time, and nothing is lost', async () => {
  const { service, clock, pusher, add } = await house();
  let answer = () => {};
  service.hold = new Promise((resolve) => {
    answer = resolve;
  });
  for (let n = 0; n < 20; n++) await add(`person ${n}`, service.subscribe(`phone-${n}`));
  for (let n = 0; n < 20; n++) pusher.wake(`person ${n}`, TIME);
  await clock.pass(0);
  await delivered(service, 8);
  answer();
  await delivered(service, 20);
  expect(service.busiest).toBe(8);
});

test('closing calls off what is under way', async () => {
  const { service, clock, pusher, add } = await house();
  service.hold = new Promise(() => {});
  await add('anna', service.subscribe('phone'));
  pusher.wake('anna', TIME);
  await clock.pass(0);
  await delivered(service, 1);
  pusher.wake('anna', TURN);
  await pusher.close();
  await clock.pass(MOMENT);
  expect(service.deliveries).toHaveLength(1);
});

test('a backup holds the keys, so that browsers go on being woken by a house that was restored', async () => {
  const keyOf = async (dir: string) => {
    const serving = await startServer({ dataDir: dir });
    const { key } = await (await fetch(`${serving.url}/api/push`)).json();
    await serving.close();
    return key;
  };
  const dataDir = await temporaryDir();
  const key = await keyOf(dataDir);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(await keyOf(dataDir)).toBe(key);
  const file = join(await temporaryDir(), 'backup.sqlite');
  expect(await backUp(dataDir, file)).toMatchObject({ ok: true });
  const elsewhere = await temporaryDir();
  expect(await restoreBackup(elsewhere, file, new Date())).toMatchObject({ ok: true });
  expect(await keyOf(elsewhere)).toBe(key);
});

test('people who do not look are woken once a turn, and no more when they have switched it off', async () => {
  const { service, storage, clock, pusher, notes } = await house();
  const serving = await startServer({ clock, push: pusher, storage });
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const other = people.find(({ look }) => look?.ask == null);
  const mover = people.find((person) => person !== other);
  if (mover === undefined || other === undefined) throw new Error('nobody there');
  /** Somebody plays on until it is not his turn any more. */
  const play = async (person: TestClient) => {
    await person.until(() => person.look?.ask != null);
    while (person.look?.ask != null) {
      const move = (await legalMoves('eineu', person.look)).at(-1) ?? '';
      const { seq } = person.look;
      expect(await person.decide(move)).toBeNull();
      await Promise.all(
        people.map((one) => one.until(() => (one.look?.seq ?? 0) > seq && one.look?.waiting.length === 1)),
      );
    }
  };
  const phone = service.subscribe('phone');
  expect(await other.ask({ type: 'push', subscription: phone })).toBeNull();
  const inside = { ...phone, endpoint: 'https://10.0.0.1/' };
  expect(await other.ask({ type: 'push', subscription: inside })).toEqual({ code: 'no-push' });

  // He looks.
  await play(mover);
  await clock.pass(2 * MOMENT);
  await play(other);
  expect(await other.ask({ type: 'visible', visible: false })).toBeNull();
  await play(mover);
  await clock.pass(MOMENT - 1);
  expect(notes()).toEqual([]);
  await clock.pass(60 * MOMENT);
  await delivered(service, 1);
  expect(notes()).toEqual([{ code, game: 'eineu', what: 'turn' }]);

  // He decides in time, and at the next turn he looks in time.
  await play(other);
  await play(mover);
  await clock.pass(MOMENT / 2);
  await play(other);
  await play(mover);
  await clock.pass(MOMENT / 2);
  expect(await other.ask({ type: 'visible', visible: true })).toBeNull();
  await clock.pass(MOMENT);
  expect(service.deliveries).toHaveLength(1);

  expect(await other.ask({ type: 'visible', visible: false })).toBeNull();
  expect(await other.ask({ type: 'push', subscription: null })).toBeNull();
  await play(other);
  await play(mover);
  await clock.pass(60 * MOMENT);
  expect(service.deliveries).toHaveLength(1);
});
