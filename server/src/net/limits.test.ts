import { loadRules } from '@spieleabend/games';
import { ok, type Result } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import type { Serving } from '../index.ts';
import { PROTOCOL } from '../protocol/index.ts';
import { MemoryStorage } from '../storage/memory.ts';
import { applyEntry, type Play } from '../table/play.ts';
import { restore } from '../table/standing.ts';
import { TestClient } from '../testing/client.ts';
import { beginGame, playOn, post, startServer } from '../testing/table.ts';
import { addressOf } from './address.ts';
import { Buckets } from './buckets.ts';
import { Limits } from './limits.ts';

/** Limits whose time stands still, and how often something may be done before it is refused. */
const standing = () => new Limits(() => 0);
function howOften(may: () => boolean, most = 10_000): number {
  let times = 0;
  while (times < most && may()) times++;
  return times;
}

test('ten tabs of one person may not say ten times as much', async () => {
  const serving = await startServer();
  const { code, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => TestClient.join(serving, code, tokens[0])));
  // Each stays within what one connection may say at once.
  for (let n = 0; n < 30; n++) for (const tab of tabs) tab.sendRaw({ type: 'visible', id: `v${n}`, visible: true });
  const answers = () => tabs.flatMap((tab) => tab.messages.filter(({ type }) => type === 'done' || type === 'refused'));
  // Who goes on is sent away, so that not all 300 are answered.
  await expect.poll(() => answers().filter(({ type }) => type === 'refused').length).toBeGreaterThan(50);
  expect(answers().filter(({ type }) => type === 'done').length).toBeLessThan(150);
  const ben = await TestClient.join(serving, code, tokens[1]);
  expect(await ben.ask({ type: 'visible', visible: true })).toBeNull();
});

test('a hundred connections of one address may not say a hundred times as much; people at this machine may', () => {
  const limits = standing();
  expect(howOften(() => limits.mayTalk('192.0.2.1', null))).toBe(1000);
  expect(limits.mayTalk('192.0.2.1', 'somebody with a seat')).toBe(false);
  expect(limits.mayTalk('192.0.2.2', null)).toBe(true);
  expect(howOften(() => limits.mayTalk('127.0.0.1', null))).toBe(10_000);
});

test('who has the server replay long games again and again is put off, and nobody else', async () => {
  const storage = new MemoryStorage();
  const serving = await startServer({ storage, trustProxy: true });
  const { code, people } = await beginGame(serving, { game: 'maedn-kartenspiel' }, ['Anna', 'Ben']);
  await playOn('maedn-kartenspiel', people, 'long', 100);
  for (const person of people) await person.close();
  await changeMinds(storage, code);
  const look = async (address: string) =>
    (await fetch(`${serving.url}/api/tables/${code}`, { headers: { 'x-forwarded-for': address } })).status;
  const knock = (address: string) => hello(serving, code, { 'x-forwarded-for': address });
  await expect.poll(() => look('192.0.2.1'), { timeout: 30_000, interval: 0 }).toBe(429);
  expect(await look('192.0.2.2')).toBe(200);
  await expect.poll(() => knock('192.0.2.3'), { timeout: 30_000, interval: 0 }).toBe('too-fast');
  expect(await knock('192.0.2.4')).toBe('table');
});

/** Says hello to a table as a stranger; gives what comes first of the table and an error. */
async function hello(serving: Serving, code: string, headers: Record<string, string>): Promise<string> {
  const client = await TestClient.open(serving, headers);
  client.sendRaw({ type: 'hello', protocol: PROTOCOL, code });
  const answer = await client.find(({ type }) => type === 'error' || type === 'table');
  await client.close();
  return answer.type === 'error' ? answer.reason.code : answer.type;
}

/** A stored game in which somebody takes his decision back and makes it again, as often as may be. */
async function changeMinds(storage: MemoryStorage, code: string): Promise<void> {
  const stored = await storage.load(code);
  const rules = await loadRules('maedn-kartenspiel');
  if (stored === null || rules === undefined) throw new Error('no table');
  const { play } = restore(rules, stored);
  if (play === null) throw new Error('no game');
  const { game, state, waiting } = play.session;
  const [seat = 0] = waiting;
  const entry = (text: string) => ({ text, command: null, at: stored.row.created });
  for (const move of game.moves(state, seat)) {
    const pair = [`${seat}:${game.makeMove(move)}`, `!${seat}:take-back`];
    const once = pair.reduce<Result<Play, unknown>>(
      (sum, text) => (sum.ok ? applyEntry(sum.value, text, 0) : sum),
      ok(play),
    );
    if (!once.ok) continue;
    const entries = Array.from({ length: 5000 }, (_, n) => entry(pair[n % 2] ?? ''));
    return storage.commit([{ type: 'append', code, seq: stored.entries.length, entries }]);
  }
  throw new Error('nothing that could be taken back');
}

test('who goes on naming codes that are no tables is not answered any more, over HTTP and WebSocket together', async () => {
  const serving = await startServer({ trustProxy: true });
  const [guesser, honest] = [{ 'x-forwarded-for': '192.0.2.1' }, { 'x-forwarded-for': '192.0.2.2' }];
  const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  const { code } = await (await post(serving, table)).json();
  const look = async (what: string, headers: Record<string, string>) =>
    (await fetch(`${serving.url}/api/tables/${what}`, { headers })).status;
  const knock = (what: string, headers: Record<string, string>) => hello(serving, what, headers);
  for (let n = 0; n < 290; n += 10) await Promise.all(Array.from({ length: 10 }, () => look('AAAAAA', guesser)));
  // What is there may be looked at as often as one likes.
  expect(await look(code, guesser)).toBe(200);
  for (let n = 0; n < 10; n++) expect(await knock('AAAAAA', guesser)).toBe('no-table');
  // Right or wrong: the answer tells nothing any more.
  expect([await knock(code, guesser), await knock('AAAAAA', guesser)]).toEqual(['too-fast', 'too-fast']);
  expect([await look(code, guesser), await look('AAAAAA', guesser)]).toEqual([429, 429]);
  expect([await knock(code, honest), await look(code, honest)]).toEqual(['table', 200]);
});

test('of the codes there are, an address can try so few in a day that it finds one of a thousand tables in eighty', () => {
  let now = 0;
  const limits = new Limits(() => now);
  let tried = 0;
  for (; now < 24 * 60 * 60 * 1000; now += 1000) {
    while (limits.mayLookUp('192.0.2.1')) {
      limits.wrongCode('192.0.2.1');
      tried++;
    }
  }
  expect((tried * 1000) / 30 ** 6).toBeLessThan(1 / 80);
});

test('who has a network of IPv6 addresses counts as one', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    addressOf(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never,
      forwarded !== undefined,
    );
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2::1'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  expect(from('2001:db8::1')).toBe(from('2001:0db8:0:0:ffff::'));
  expect(from('fe80::1%eth0')).toBe(from('fe80::2%eth0'));
  expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(from('::1')).toBe('::1');
  expect(from('127.0.0.1', 'made up, 2001:db8:1:2::9')).toBe(from('2001:db8:1:2::1'));
});

test('a crowd of addresses neither fills the memory nor slows everybody down', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  for (let n = 0; n < 100_000; n++) buckets.take(`a${n}`, n * 10);
  expect(buckets.size).toBeLessThan(20_001);
});
