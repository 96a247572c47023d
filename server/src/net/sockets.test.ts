import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { TestClient } from '../testing/client.ts';
import { beginGame, post, startServer } from '../testing/table.ts';

test('who is refused and hangs up in the same moment does no harm', async () => {
  const serving = await startServer();
  for (const path of ['/ws', '/nowhere']) {
    for (let n = 0; n < 20; n++) await knockAndRun(serving.port, path);
  }
  expect((await fetch(`${serving.url}/healthz`)).ok).toBe(true);
});

test('who is refused is hung up on, even if he keeps his end open', async () => {
  const serving = await startServer();
  const socket = connect({ port: serving.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(upgrade('/nowhere'));
  let answer = '';
  for await (const part of socket) answer += part;
  expect(answer).toContain('404 Not Found');
  // A write that meets a closed socket is answered with a reset.
  const reset = new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
  socket.write('still here');
  await reset;
});

test('one address may have many connections, but not all; others and this machine are not touched', async () => {
  const serving = await startServer({ trustProxy: true });
  // What the client claims himself stands first, what the proxy has seen last.
  const from = (address: string, n = 0) => TestClient.open(serving, { 'x-forwarded-for': `10.0.0.${n}, ${address}` });
  const clients = await Promise.all(Array.from({ length: 200 }, (_, n) => from('192.0.2.1', n)));
  await expect(from('192.0.2.1')).rejects.toThrow('429');
  const other = await from('192.0.2.2');
  const local = await TestClient.open(serving);
  await clients[0]?.close();
  await expect
    .poll(() =>
      from('192.0.2.1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await Promise.all([other, local].map((client) => client.close()));
});

test('the limit on opening tables goes by the address that the proxy has seen, not by what a client claims', async () => {
  const serving = await startServer({ trustProxy: true });
  const open = async (forwarded: string) => {
    const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
    return (await post(serving, table, { 'x-forwarded-for': forwarded })).status;
  };
  const statuses = new Set<number>();
  for (let n = 0; n < 400 && !statuses.has(429); n++) statuses.add(await open(`10.0.0.${n % 250}, 192.0.2.1`));
  expect(statuses).toEqual(new Set([201, 429]));
  expect(await open('192.0.2.1, 192.0.2.2')).toBe(201);
});

test('nobody finds tables by trying out codes: looking them up is limited for each address', async () => {
  const serving = await startServer({ trustProxy: true });
  const look = async (address: string) =>
    (await fetch(`${serving.url}/api/tables/ABCDEF`, { headers: { 'x-forwarded-for': address } })).status;
  const statuses = await Promise.all(Array.from({ length: 600 }, () => look('192.0.2.1')));
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(await look('192.0.2.2')).toBe(404);
});

test('a crowd of spectators does not shut out the people of the table', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  await people[1]?.close();
  await Promise.all(Array.from({ length: 199 }, () => TestClient.join(serving, code)));
  await expect(TestClient.join(serving, code)).rejects.toThrow('full');
  const ben = await TestClient.join(serving, code, tokens[1]);
  expect(ben.table?.you.chair).toBe(1);
});

function upgrade(path: string): string {
  const headers = ['Host: here', 'Origin: http://elsewhere', 'Connection: Upgrade', 'Upgrade: websocket'];
  return `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** Asks for a WebSocket from a foreign page and resets the connection. */
function knockAndRun(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.write(upgrade(path), () => socket.resetAndDestroy());
  });
}
