import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginGame, startServer } from '../testing/table.ts';

/** What an answer must never hold: places in the program or on the disk, stacks, names of classes. */
const INSIDE = /node_modules|\/work|\/home|\/tmp|\.ts\b|\bat \S+ \(|Error:|fastify|SQLITE|__proto__/i;

/** Sends bytes as they are and gives all that comes back. */
function say(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.end(text);
  });
}

test('whatever is asked over HTTP, the answer is a status and a code, and tells nothing of the inside', async () => {
  const serving = await startServer({ trustProxy: true });
  const { code, people } = await beginGame(serving, { game: 'maedn-kartenspiel' }, ['Anna', 'Ben']);
  const piece = fc.oneof(
    fc.constantFrom('api', 'tables', code, 'moves', 'qr', 'push', 'openapi.json', 'record', 'take', 'ws', 'healthz'),
    fc.constantFrom('..', '%2e%2e', '%00', '%', '\\', '__proto__', 'constructor', '{}', '~', 'x'.repeat(500)),
    fc.string({ unit: 'binary', maxLength: 8 }).map(encodeURIComponent),
  );
  const path = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join('/')}`);
  const query = fc.oneof(
    fc.constantFrom('', '?', '?path=/etc/passwd', '?path=/t/AAAAAA&path=x', '?__proto__[a]=b', '?scheme=javascript'),
    fc.webQueryParameters().map((text) => `?${text}`),
  );
  const header = fc.oneof(
    fc.constantFrom('Content-Type: application/json', 'Content-Type: text/plain', 'Content-Type: ;;', 'Upgrade: h2c'),
    fc.constantFrom('Origin: null', 'Content-Length: -1', 'Content-Length: 99999999', 'Transfer-Encoding: chunked'),
    fc.constantFrom('Expect: 100-continue', 'Range: bytes=9-1', 'X-Forwarded-For: ,,', 'Authorization: Bearer '),
    fc.constantFrom('Sec-WebSocket-Key: x', `X-Long: ${'x'.repeat(20_000)}`, ': none', 'Accept: text/html'),
  );
  const body = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '['.repeat(5000), '{"game":'),
  );
  const method = fc.constantFrom(
    'GET',
    'POST',
    'HEAD',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
    'CONNECT',
    'BREW',
  );
  const request = fc
    .tuple(method, path, query, fc.array(header, { maxLength: 4 }), body)
    .map(([verb, where, what, headers, text]) => {
      const head = [`${verb} ${where}${what} HTTP/1.1`, 'Host: here', 'Connection: close', ...headers];
      return `${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(request, fc.string({ unit: 'binary' })), async (text) => {
      const answer = await say(serving.port, text);
      if (answer === '') return;
      expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
      expect(answer).not.toMatch(INSIDE);
      const content = answer.slice(answer.indexOf('\r\n\r\n') + 4);
      if (/^HTTP\/1\.1 4/.test(answer) && content !== '') expect(content).toMatch(/^\{"error":\{"code":"[a-z-]+"/);
    }),
    { numRuns: 400 },
  );
  expect(people[0]?.closeCode).toBeNull();
  expect((await fetch(`${serving.url}/healthz`)).ok).toBe(true);
});

test('keys that could change every object are refused or are keys like any other', async () => {
  const serving = await startServer();
  const chairs = '[{"kind":"person"},{"kind":"open"}]';
  const send = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${serving.url}/api/tables`, { method: 'POST', headers, body })).json();
  };
  for (const poison of [
    '"__proto__":{"polluted":true}',
    '"constructor":{"prototype":{"polluted":true}}',
    '"options":{"__proto__":{"polluted":true}}',
    '"options":{"__proto__":1}',
    '"options":{"constructor":1}',
    '"options":{"toString":"x"}',
    '"data":{"__proto__":{"polluted":true}}',
    '"data":{"a":{"constructor":{"prototype":{"polluted":true}}}}',
  ]) {
    const { error } = await send(`{"game":"eineu","name":"Anna","chairs":${chairs},${poison}}`);
    expect(error?.code).toMatch(/^(malformed|unknown-option|own-data)$/);
  }
  for (const game of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(await send(`{"game":"${game}","name":"Anna","chairs":${chairs}}`)).toEqual({
      error: { code: 'unknown-game' },
    });
  }
  expect('polluted' in {}).toBe(false);
});
