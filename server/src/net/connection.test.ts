import type { Duplex } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Metrics } from '../metrics.ts';
import { PROTOCOL } from '../protocol/index.ts';
import { newTable, testTables } from '../testing/house.ts';
import { Buckets } from './buckets.ts';
import { CLOSE, Connection } from './connection.ts';
import { Limits } from './limits.ts';
import { isOwnOrigin } from './origin.ts';

/** A socket that only remembers what was done with it. */
function fakeSocket(bufferedAmount = 0) {
  const done: string[] = [];
  const socket = {
    readyState: WebSocket.OPEN,
    bufferedAmount,
    ping: () => done.push('ping'),
    close: (code: number) => done.push(`close ${code}`),
    terminate: () => done.push('terminate'),
  };
  // Nothing written here is long: its head has two bytes.
  const stream = {
    write: (frame: string) => done.push(frame.slice(2)),
  };
  return { socket: socket as unknown as WebSocket, stream: stream as unknown as Duplex, done };
}

function connect({ socket, stream }: ReturnType<typeof fakeSocket>, tables = testTables()): Connection {
  const metrics = new Metrics();
  onTestFinished(() => metrics.close());
  const log = pino({ enabled: false });
  return new Connection(socket, { stream, address: '', tables, log, metrics, limits: new Limits() });
}

test('who reads too slowly is cut off instead of being written to', () => {
  const slow = fakeSocket(1_000_000);
  connect(slow).send('text');
  expect(slow.done).toEqual(['terminate']);
  const quick = fakeSocket(1000);
  const connection = connect(quick);
  connection.send('text');
  connection.flush();
  expect(quick.done).toEqual(['text']);
});

test('a connection that gives no sign of life between two beats is gone', () => {
  const silent = fakeSocket();
  const connection = connect(silent);
  connection.beat('beat');
  connection.beat('beat');
  expect(silent.done).toEqual(['beat', 'ping', 'terminate']);
});

test('a connection that answers pings but never says hello is gone too', () => {
  const idle = fakeSocket();
  const connection = connect(idle);
  connection.beat('beat');
  connection.pong();
  connection.beat('beat');
  expect(idle.done.at(-1)).toBe('terminate');
});

test('a table that was loaded for somebody who has gone away again leaves memory', async () => {
  const tables = testTables();
  const opened = await tables.create(
    newTable({ game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] }),
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const hasty = fakeSocket();
  connect(hasty, tables).receive(
    Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: opened.value.code })),
    false,
  );
  expect(tables.live).toBe(1);
  Object.assign(hasty.socket, { readyState: WebSocket.CLOSING });
  await expect.poll(() => tables.live).toBe(0);
});

test('a connection that said hello and answers stays', async () => {
  const alive = fakeSocket();
  const connection = connect(alive);
  connection.receive(Buffer.from(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code: 'ABCDEF' })), false);
  for (let i = 0; i < 3; i++) {
    connection.beat('beat');
    connection.pong();
  }
  expect(alive.done).not.toContain('terminate');
});

test('an address gets its share, and a new one as time goes by; other addresses have their own', () => {
  const buckets = new Buckets({ burst: 2, perSecond: 1 });
  const takes = (address: string, now: number) => buckets.take(address, now);
  expect([takes('a', 0), takes('a', 0), takes('a', 0), takes('b', 0), takes('a', 1000), takes('a', 1000)]).toEqual([
    ...[true, true, false, true, true, false],
  ]);
});

test('only the own host is an own origin', () => {
  const host = 'spiele.example:8080';
  expect(isOwnOrigin(`https://${host}`, host)).toBe(true);
  expect(isOwnOrigin(undefined, host)).toBe(true);
  for (const origin of [
    'https://spiele.example',
    'https://evil.example',
    'null',
    '',
    'https://spiele.example:8080.evil.example',
  ]) {
    expect(isOwnOrigin(origin, host)).toBe(false);
  }
});

test('what has been said reaches the client before the goodbye', () => {
  const refused = fakeSocket();
  connect(refused).receive(Buffer.from('{"type":"hello","protocol":0}'), false);
  expect(refused.done).toEqual([expect.stringContaining('"version"'), `close ${CLOSE.policy}`]);
});
