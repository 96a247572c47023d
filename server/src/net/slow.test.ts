import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../metrics.ts';
import { PROTOCOL } from '../protocol/index.ts';
import { hashToken } from '../secrets.ts';
import type { Peer } from '../table/audience.ts';
import { newTable, testTables } from '../testing/house.ts';
import { startServer, temporaryDir } from '../testing/table.ts';
import { Limits } from './limits.ts';
import { Sockets } from './sockets.ts';

/* Clients that take their time, on real sockets. */

const PATIENCE = { head: 200, request: 400, idle: 600, check: 50 };

function dial(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** What a socket hears until it is hung up on. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) text += part;
  return text;
}

test('who says nothing, or never comes to the end of his request, is hung up on', async () => {
  const { port } = await startServer({ patience: PATIENCE });
  const silent = dial(port);
  const dripping = dial(port);
  dripping.write('GET /healthz HTTP/1.1\r\nHost: here\r\n');
  const drip = setInterval(() => dripping.write('X-More: x\r\n'), 20);
  onTestFinished(() => clearInterval(drip));
  const halfway = dial(port);
  halfway.write(
    'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
  );
  const [nothing, head, body] = await Promise.all([heard(silent), heard(dripping), heard(halfway)]);
  expect([nothing, head, body].map((text) => text.split('\r\n')[0])).toEqual(
    new Array(3).fill('HTTP/1.1 408 Request Timeout'),
  );
});

test('who asks for much and reads nothing is hung up on', async () => {
  const webDir = await temporaryDir();
  await mkdir(webDir, { recursive: true });
  await writeFile(join(webDir, 'index.html'), '<!doctype html>');
  await writeFile(join(webDir, 'large.svg'), 'x'.repeat(20_000_000));
  const { port } = await startServer({ webDir, patience: PATIENCE });
  const socket = dial(port);
  socket.write('GET /large.svg HTTP/1.1\r\nHost: here\r\n\r\n');
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, 4 * PATIENCE.idle));
  // What had arrived on this side until then is all that ever comes.
  expect((await heard(socket)).length).toBeLessThan(15_000_000);
});

test('who does not read what a table tells him is cut off before it eats memory, and the table goes on', async () => {
  const tables = testTables();
  const metrics = new Metrics();
  const http = createServer();
  const sockets = new Sockets(http, { tables, metrics, limits: new Limits(), log: pino({ enabled: false }) }, false);
  let held: Socket | undefined;
  http.on('connection', (socket) => {
    held = socket;
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    await sockets.close();
    http.close();
    metrics.close();
  });
  const chairs = [{ kind: 'person' } as const, { kind: 'open' } as const];
  const made = await tables.create(newTable({ game: 'eineu', name: 'Anna', chairs }));
  if (!made.ok) throw new Error(made.error.code);
  const { code, token } = made.value;

  const slow = dial((http.address() as AddressInfo).port);
  const upgrade = ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  slow.write(`GET /ws HTTP/1.1\r\n${upgrade.join('\r\n')}\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==\r\n\r\n`);
  await once(slow, 'data');
  slow.write(frame(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code })));
  await once(slow, 'data');
  slow.pause();

  const opened = await tables.open(code);
  if (!opened.ok) throw new Error(opened.error.code);
  let told = 0;
  const anna: Peer = {
    ...{ holder: hashToken(token), seen: -1, visible: true, contributes: false, end: () => {} },
    send: (text) => {
      told += text.length;
    },
  };
  opened.value.attach(anna);
  let most = 0;
  // What the operating system takes for him is not counted: a few MB. He is told 40.
  for (let n = 0; told < 40_000_000; n++) {
    expect(await opened.value.command(anna, { type: 'rename', id: `r${n}`, name: `Anna ${n}` })).toBeNull();
    most = Math.max(most, held?.writableLength ?? 0);
    if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBeGreaterThan(100_000);
  expect(most).toBeLessThan(512 * 1024);
  await expect.poll(() => sockets.count).toBe(0);
  expect(opened.value.summary().chairs[0]?.name).toMatch(/^Anna \d+$/);
});

/** A masked text frame. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}
