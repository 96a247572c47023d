import { expect, test } from 'vitest';
import type { NewTable } from './protocol/index.ts';
import type { PushNote } from './push/pusher.ts';
import { TestClient } from './testing/client.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, legalMoves, startServer, temporaryDir } from './testing/table.ts';

const NAMES = ['Anna', 'Ben'];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: NewTable['time'] = { kind: 'live', bank: MINUTE, increment: 5000 };

/** EINEU with two people, Anna to move; a clock that stands still. */
async function begin(table: Partial<NewTable>, dataDir?: string) {
  const clock = new TestClock();
  const serving = await startServer({ clock, dataDir });
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu', ...table }, NAMES);
  const [anna, ben] = people;
  if (anna === undefined || ben === undefined) throw new Error('nobody there');
  await anna.until(() => anna.look !== null);
  await ben.until(() => ben.look !== null);
  const [first, second] = anna.look?.ask === null ? [ben, anna] : [anna, ben];
  return { clock, serving, code, tokens, first, second, seat: Number(first.look?.viewer) };
}

async function firstMove(client: TestClient): Promise<void> {
  if (client.look === null) throw new Error('nothing to look at');
  const [move = ''] = await legalMoves('eineu', client.look);
  expect(await client.decide(move)).toBeNull();
}

test('a live clock counts who is waited for, and adds the increment', async () => {
  const { clock, first, second, seat } = await begin({ time: LIVE });
  expect(first.look?.clock).toEqual({ left: [MINUTE, MINUTE], running: [seat] });
  await clock.pass(20_000);
  await firstMove(first);
  await second.until(() => second.look?.ask !== null);
  expect(second.look?.clock).toEqual({
    left: [MINUTE, MINUTE].with(seat, 45_000),
    running: [1 - seat],
  });
});

test('when time is up a bot takes over, and the person may come back at any time', async () => {
  const { clock, first, seat } = await begin({ time: LIVE });
  await clock.pass(MINUTE + 1);
  await first.until(() => first.look?.bots.includes(seat) === true);
  expect(first.log).toContain(`!${seat}:time`);
  expect(first.log).toContain(`!${seat}:bot`);
  // The bot has played on, and the other one is waited for.
  await clock.pass(3000);
  await first.until(() => first.look?.waiting.includes(1 - seat) === true);
  expect(await first.ask({ type: 'come-back' })).toBeNull();
  await first.until(() => first.look?.bots.length === 0);
  expect(first.log.at(-1)).toBe(`!${seat}:back`);
});

test('whoever is late leaves that decision to the bot, and is back for the next one with half a minute', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock, pace: () => 60_000 });
  const time = { kind: 'live', bank: MINUTE, increment: 0 } as const;
  const { people } = await beginGame(serving, { game: 'eineu', time }, NAMES);
  const late = people.find(({ look }) => look?.ask != null);
  const seat = Number(late?.look?.viewer);
  await clock.pass(MINUTE + 1);
  await late?.until(() => late.look?.bots.includes(seat) === true);
  expect(await late?.ask({ type: 'come-back' })).toEqual({ code: 'time-up' });
  expect(late?.log.at(-1)).toBe(`!${seat}:bot`);
  // The bot thinks in real time; then its human moment passes.
  const decided = () => late?.log.some((entry) => entry.startsWith(`${seat}:`));
  await expect.poll(() => clock.pass(1000).then(decided), { timeout: 20_000 }).toBe(true);
  expect(await late?.ask({ type: 'come-back' })).toBeNull();
  await late?.until(() => late.look?.bots.includes(seat) === false);
  expect(late?.look?.clock?.left[seat]).toBe(30_000);
});

test('where it was agreed so, the seat resigns when time is up, and of two the other wins', async () => {
  const { clock, second, seat } = await begin({ time: LIVE, timeout: 'resign' });
  await clock.pass(MINUTE + 1);
  await second.until(() => second.look?.over != null);
  expect(second.look).toMatchObject({ ending: 'resigned', resigned: [seat] });
  expect(second.look?.over?.ranks[1 - seat]).toBe(1);
  expect(second.table?.phase).toBe('over');
});

test('whoever decides in time loses nothing, however often the hour is looked at', async () => {
  const { clock, first, second, seat } = await begin({ time: LIVE });
  await clock.pass(59_000);
  await firstMove(first);
  await clock.pass(30_000);
  expect(second.look?.bots).toEqual([]);
  expect(second.look?.waiting).toEqual([1 - seat]);
});

test('without a time control nobody is hurried', async () => {
  const { clock, first, seat } = await begin({});
  await clock.pass(30 * DAY);
  expect(first.look).toMatchObject({ clock: null, bots: [], waiting: [seat] });
});

test('a machine whose clock is set changes nothing but what is counted from then on', async () => {
  const { clock, first, seat } = await begin({ time: LIVE });
  clock.jump(-DAY);
  await firstMove(first);
  expect(first.look?.clock?.left[seat]).toBe(MINUTE + 5000);
});

test('deadlines of days survive a restart, with nobody there to see them', async () => {
  const dataDir = await temporaryDir();
  const { clock, serving, code, tokens, seat } = await begin({ time: { kind: 'days', days: 1 } }, dataDir);
  await clock.pass(DAY / 2);
  await serving.close();

  const again = await startServer({ clock, dataDir });
  await clock.pass(DAY / 2 - MINUTE);
  const early = await TestClient.join(again, code, tokens[0]);
  await early.until(() => early.look !== null);
  expect(early.look?.bots).toEqual([]);
  await early.close();
  await clock.pass(2 * MINUTE);
  const late = await TestClient.join(again, code, tokens[0]);
  await late.until(() => late.look?.bots.includes(seat) === true);
  // The bot has played on although nobody was there: now the other one has his day.
  await late.until(() => late.look?.waiting.includes(1 - seat) === true);
  expect(late.look?.clock?.running).toEqual([1 - seat]);
});

test('the time in which the server was down counts against nobody who plays by a live clock', async () => {
  const dataDir = await temporaryDir();
  const { clock, serving, code, tokens, seat } = await begin({ time: LIVE }, dataDir);
  await serving.close();
  clock.jump(10 * MINUTE);

  const again = await startServer({ clock, dataDir });
  await clock.pass(1000);
  const back = await TestClient.join(again, code, tokens[0]);
  await back.until(() => back.look !== null);
  expect(back.look?.bots).toEqual([]);
  expect(back.look?.clock?.left[seat]).toBeGreaterThan(MINUTE - 5000);
  await clock.pass(MINUTE);
  await back.until(() => back.look?.bots.includes(seat) === true);
});

test('who does not look is called when his turn comes, and once more an hour before his days are over', async () => {
  const notes: PushNote['what'][] = [];
  const clock = new TestClock();
  const push = {
    key: '',
    accepts: () => true,
    wake: (_: string, { what }: PushNote) => void notes.push(what),
    calm: () => {},
  };
  const serving = await startServer({ clock, push });
  const time = { kind: 'days', days: 1 } as const;
  const { people } = await beginGame(serving, { game: 'eineu', time }, NAMES);
  const mover = people.find(({ look }) => look?.ask != null);
  const other = people.find((person) => person !== mover);
  if (mover === undefined || other === undefined) throw new Error('nobody there');
  expect(notes).toEqual([]);
  expect(await other.ask({ type: 'visible', visible: false })).toBeNull();
  await firstMove(mover);
  expect(notes).toEqual(['turn']);
  await clock.pass(DAY - 61 * MINUTE);
  expect(notes).toEqual(['turn']);
  await clock.pass(2 * MINUTE);
  expect(notes).toEqual(['turn', 'time']);
});
