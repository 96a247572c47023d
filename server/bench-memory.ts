/**
 * Memory of a server with many two-player tables, both people connected: `node --expose-gc --import tsx server/bench-memory.ts [GAME [TABLES]]`.
 * The people live in a process of their own, so that only the server is measured. Loopback only.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { serve } from './src/index.ts';
import { type NewTable, PROTOCOL } from './src/protocol/index.ts';
import { newToken } from './src/secrets.ts';

const GAME = process.argv[2] ?? 'twenty-one';
const TABLES = Number(process.argv[3] ?? 1000);
/** Opened before the first measurement, so that code and pools are warm. */
const WARM = 200;

if (process.send === undefined) await measure();
else process.on('message', (order) => void obey(order as Order));

interface Order {
  readonly url: string;
  readonly game: string;
  readonly tables: number;
}

async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spieleabend-bench-'));
  // Each table is opened from an address of its own, so that the limit on opening does not stand in the way.
  const serving = await serve({ port: 0, dataDir, trustProxy: true });
  const people = fork(new URL(import.meta.url), { execArgv: ['--import', 'tsx'] });
  await open(people, { url: serving.url, game: GAME, tables: WARM });
  const before = await memory();
  await open(people, { url: serving.url, game: GAME, tables: TABLES });
  const after = await memory();
  const each = (a: number, b: number) => `${((b - a) / TABLES / 1000).toFixed(1)} kB`;
  console.log(
    `${GAME}, ${TABLES} tables with two sockets: ${each(before.rss, after.rss)} resident a table,`,
    `${each(before.heap, after.heap)} of it live heap; the whole server ${(after.rss / 1e6).toFixed(0)} MB`,
  );
  people.kill();
  await serving.close();
  await rm(dataDir, { recursive: true });
}

async function memory(): Promise<{ rss: number; heap: number }> {
  for (let i = 0; i < 5; i++) {
    await wait(300);
    globalThis.gc?.();
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

function open(people: ChildProcess, order: Order): Promise<void> {
  return new Promise((resolve) => {
    people.once('message', () => resolve());
    people.send(order);
  });
}

let opened = 0;

async function obey({ url, game, tables }: Order): Promise<void> {
  for (let i = 0; i < tables; i++) await openTable(url, game);
  process.send?.('done');
}

/** A table with two people, begun. */
async function openTable(url: string, game: string): Promise<void> {
  const number = opened++;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const table: NewTable = { game, name: 'Anna', first: 'order', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(table),
  });
  const { code, token } = await response.json();
  const anna = await joinTable(url, code, token);
  const ben = await joinTable(url, code);
  await ben.ask({ type: 'take', id: 'a', chair: 1, name: 'Ben', token: newToken() });
  await anna.ask({ type: 'start', id: 'b' });
}

async function joinTable(
  url: string,
  code: string,
  token?: string,
): Promise<{ ask(command: { id: string; type: string; [field: string]: unknown }): Promise<void> }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  const heard = (fits: (text: string) => boolean) =>
    new Promise<void>((resolve) => {
      const listen = (data: unknown) => {
        if (!fits(String(data))) return;
        socket.off('message', listen);
        resolve();
      };
      socket.on('message', listen);
    });
  await new Promise((resolve) => socket.once('open', resolve));
  const welcome = heard((text) => text.startsWith('{"type":"table"'));
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, code, token }));
  await welcome;
  return {
    async ask(command) {
      const answer = heard((text) => text.startsWith('{"type":"done"'));
      socket.send(JSON.stringify(command));
      await answer;
    },
  };
}
