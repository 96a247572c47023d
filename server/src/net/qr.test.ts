import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from '../testing/table.ts';

const TABLE = '/api/qr?path=/t/K7MW3Q';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Asks under a name of one's own: `fetch` does not let anybody set the host. */
function get(port: number, path: string, host = `127.0.0.1:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    asked.on('error', reject).end();
  });
}

test('the address of a table and that of a move come as pictures, the one to be kept, the other not', async () => {
  const { port } = await startServer();
  const table = await get(port, TABLE);
  expect(table).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('image/svg+xml') } });
  expect(table.headers['cache-control']).toBe('private, max-age=86400');
  expect(table.headers['content-security-policy']).toContain("default-src 'self'");
  expect(table.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
  const move = await get(port, '/api/qr?path=/move/K7MW3Q2A&scheme=https');
  expect(move.status).toBe(200);
  expect(move.headers['cache-control']).toBe('no-store');
});

test('the picture is that of the address under which the server was called', async () => {
  const { port } = await startServer();
  const [one, again, other, secure] = await Promise.all([
    get(port, TABLE, 'games.example.org'),
    get(port, `${TABLE}&scheme=http`, 'games.example.org'),
    get(port, TABLE, 'games.example.net'),
    get(port, `${TABLE}&scheme=https`, 'games.example.org'),
  ]);
  expect(again.text).toBe(one.text);
  expect(new Set([one.text, other.text, secure.text]).size).toBe(3);
});

test('no other address is drawn, and none that a false host would make of it', async () => {
  const { port } = await startServer();
  const paths = [
    '',
    '?path=/',
    '?path=//evil.example/t/K7MW3Q',
    '?path=https://evil.example/t/K7MW3Q',
    '?path=/t/K7MW3Q/../../x',
    '?path=/t/k7mw3q',
    '?path=/t/K7MW3Q%0a',
    '?path=/move/K7MW3Q',
    '?path=/t/K7MW3Q&path=/t/K7MW3Q',
    '?path=/t/K7MW3Q&scheme=javascript',
  ];
  for (const path of paths) {
    expect(await get(port, `/api/qr${path}`)).toMatchObject({ status: 400, text: '{"error":{"code":"malformed"}}' });
  }
  for (const host of ['evil.example/x', 'a@evil.example', 'evil.example?', `${'a'.repeat(300)}.example`]) {
    expect((await get(port, TABLE, host)).status).toBe(400);
  }
});

test('nobody has too many of them drawn', async () => {
  const serving = await startServer({ trustProxy: true });
  const draw = (address: string) => fetch(serving.url + TABLE, { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (let n = 0; n < 80; n++) statuses.push((await draw('192.0.2.1')).status);
  expect(statuses).toContain(429);
  expect((await draw('192.0.2.2')).status).toBe(200);
});
