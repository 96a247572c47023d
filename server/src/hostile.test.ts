import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROTOCOL } from './protocol/index.ts';
import { TestClient } from './testing/client.ts';
import { beginGame, post, seatPeople, startServer } from './testing/table.ts';

test('another version of the protocol gets a clear answer, whatever else it says', async () => {
  const serving = await startServer();
  for (const hello of [
    { type: 'hello', protocol: PROTOCOL + 1 },
    { type: 'hello', protocol: 0, code: 'ABCDEF' },
  ]) {
    const client = await TestClient.open(serving);
    client.sendRaw(hello);
    expect(await client.ended()).toBe(1008);
    expect(client.messages).toEqual([{ type: 'error', reason: { code: 'version' }, final: true }]);
  }
});

test('a table that does not exist, or a code that is none', async () => {
  const serving = await startServer();
  for (const code of ['ABCDEF', 'ABCDE', 'O0I1LU', '']) {
    const client = await TestClient.open(serving);
    client.sendRaw({ type: 'hello', protocol: PROTOCOL, code });
    expect(await client.ended()).toBe(1008);
    expect(client.messages).toEqual([{ type: 'error', reason: { code: 'no-table' }, final: true }]);
  }
  const wrong = await TestClient.open(serving);
  wrong.sendRaw({ type: 'hello', protocol: PROTOCOL, code: 'abc', token: 7 });
  expect(await wrong.find((m) => m.type === 'error')).toMatchObject({ reason: { code: 'malformed' }, final: false });
  for (const code of ['ABCDEF', 'abc', '..%2f..%2fetc', 'A'.repeat(39)]) {
    expect((await fetch(`${serving.url}/api/tables/${code}`)).status).toBe(404);
  }
});

test('a command before hello, a second hello, and bytes are refused and change nothing', async () => {
  const serving = await startServer();
  const { code } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const early = await TestClient.open(serving);
  early.sendRaw({ type: 'start', id: 'a' });
  expect(await early.find((m) => m.type === 'error')).toMatchObject({ reason: { code: 'hello-first' } });
  const late = await TestClient.join(serving, code);
  late.sendRaw({ type: 'hello', protocol: PROTOCOL, code });
  expect(await late.find((m) => m.type === 'error')).toMatchObject({ reason: { code: 'malformed' } });
});

test('an oversized message ends its connection, nobody else notices', async () => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const client = await TestClient.join(serving, code);
  client.sendRaw({ type: 'rename', id: 'a', name: 'x'.repeat(5000) });
  expect(await client.ended()).toBe(1009);
  const mover = people.find((person) => person.look?.ask !== null);
  expect(await mover?.decide('k3')).toBeNull();
});

test('who goes on talking nonsense is sent away, and so is who talks too fast', async () => {
  const serving = await startServer();
  const { code, people, tokens } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const client = await TestClient.join(serving, code);
  for (let i = 0; i < 12; i++) client.sendRaw('}{');
  expect(await client.ended()).toBe(1008);
  const hurried = await TestClient.join(serving, code, tokens[0]);
  for (let i = 0; i < 200; i++) hurried.sendRaw({ type: 'withdraw', id: `w${i}`, ask: 0 });
  expect(await hurried.ended()).toBe(1008);
  expect(hurried.texts.join()).toContain('"too-fast"');
  const mover = people.find((person) => person.look?.ask !== null);
  expect(await mover?.decide('k3')).toBeNull();
});

test('whatever is sent, the server lives and the table stays as it was', async () => {
  const serving = await startServer();
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const record = async () => (await fetch(`${serving.url}/api/tables/${code}/record`)).text();
  const before = await record();
  const chairs = people[0]?.table?.chairs;
  await fc.assert(
    fc.asyncProperty(fc.array(hostileMessage(), { minLength: 1, maxLength: 8 }), async (messages) => {
      const client = await TestClient.join(serving, code);
      for (const message of messages) client.sendRaw(message);
      // The answer to an honest command says that all before it has been dealt with.
      await client.ask({ type: 'leave' }, 'honest').catch(() => undefined);
      const text = client.texts.join('\n');
      expect(text).not.toMatch(/node_modules|\.ts:\d|at Object\.|Error:/);
      await client.close();
    }),
    { numRuns: 60 },
  );
  expect(await record()).toBe(before);
  const witness = await TestClient.join(serving, code);
  expect(witness.table?.chairs).toEqual(chairs);
});

test('whatever is posted, a table is opened properly or refused with a code', async () => {
  const serving = await startServer();
  const body = fc.oneof(
    fc.anything(),
    fc.record(
      {
        game: fc.oneof(fc.constantFrom('eineu', 'twenty-one', 'besenbingo', '__proto__'), fc.string()),
        options: fc.oneof(fc.dictionary(fc.string(), fc.anything()), fc.constant({ extraTip: 'lying' })),
        chairs: fc.array(
          fc.oneof(
            fc.constantFrom(
              { kind: 'person' },
              { kind: 'open' },
              { kind: 'bot', level: 'random' },
              { kind: 'bot', level: 'x' },
            ),
            fc.anything(),
          ),
          { maxLength: 8 },
        ),
        name: fc.oneof(fc.constant('Anna'), fc.string({ unit: 'binary' })),
      },
      { requiredKeys: [] },
    ),
  );
  await fc.assert(
    fc.asyncProperty(body, async (wanted) => {
      const response = await post(serving, wanted);
      const answer = await response.json();
      if (response.status === 201) {
        expect(answer).toEqual({ code: expect.stringMatching(/^[A-Z2-9]{6}$/), token: expect.any(String) });
      } else {
        expect(response.status).toBeLessThan(500);
        expect(answer.error.code).toMatch(/^[a-z-]+$/);
      }
    }),
    { numRuns: 50 },
  );
});

test('a table for a game, seats or options that do not exist is refused', async () => {
  const serving = await startServer();
  const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  for (const [change, code] of [
    [{ game: 'chess' }, 'unknown-game'],
    [{ chairs: [{ kind: 'person' }] }, 'bad-seats'],
    [{ chairs: [{ kind: 'person' }, { kind: 'person' }] }, 'malformed'],
    [{ chairs: [{ kind: 'person' }, { kind: 'bot', level: 'genius' }] }, 'unknown-level'],
    [{ options: { extraTip: 'always' } }, 'bad-option'],
    [{ options: { colour: 'red' } }, 'unknown-option'],
    [{ name: ' ' }, 'malformed'],
    [{ chance: 'loaded' }, 'malformed'],
    [{ data: {} }, 'own-data'],
    [{ game: 'twenty-one', data: { sheets: [] } }, 'bad-data'],
    [{ name: 'Anna\u202e' }, 'malformed'],
    [{ name: '\u200d' }, 'malformed'],
    [{ name: '\u3164' }, 'malformed'],
    [{ name: '\u2800' }, 'malformed'],
    [{ name: 'Anna\u115f' }, 'malformed'],
    [{ name: 'Anna\u00ad' }, 'malformed'],
    [{ name: '\u0301' }, 'malformed'],
    [{ chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random', name: 'ANNA' }] }, 'name-taken'],
    [{ chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random', name: 'Ａnna' }] }, 'name-taken'],
  ] as const) {
    const response = await post(serving, { ...table, ...change });
    expect([(await response.json()).error.code, response.ok]).toEqual([code, false]);
  }
  const broken = await fetch(`${serving.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":',
  });
  expect(await broken.json()).toEqual({ error: { code: 'malformed' } });
  const large = await post(serving, { ...table, name: 'x'.repeat(80_000) });
  expect([large.status, await large.json()]).toEqual([413, { error: { code: 'too-large' } }]);
});

test('an address that cannot be decoded is refused with a code, and with the same headers', async () => {
  const serving = await startServer();
  for (const path of ['/%', '/api/tables/%E0%A4%A']) {
    const response = await fetch(serving.url + path);
    expect([response.status, await response.json()]).toEqual([400, { error: { code: 'malformed' } }]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a page from elsewhere may neither open tables nor connect', async () => {
  const serving = await startServer();
  const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  const response = await post(serving, table, { origin: 'https://evil.example' });
  expect([response.status, await response.json()]).toEqual([403, { error: { code: 'forbidden-origin' } }]);
  expect((await post(serving, table, { origin: serving.url })).status).toBe(201);
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1']) {
    await expect(TestClient.open(serving, { origin })).rejects.toThrow('403');
  }
  const own = await TestClient.open(serving, { origin: serving.url });
  await own.close();
});

test('one address may open many tables, but not without end', async () => {
  const serving = await startServer();
  const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  const codes = new Set<number>();
  for (let i = 0; i < 400 && !codes.has(429); i++) codes.add((await post(serving, table)).status);
  expect(codes).toEqual(new Set([201, 429]));
});

/** Messages of all sorts: noise, nearly right, and right ones that a spectator must not send. */
function hostileMessage(): fc.Arbitrary<unknown> {
  const id = fc.oneof(fc.constant('a'), fc.string(), fc.anything());
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, -1, 1e308, Number.MAX_SAFE_INTEGER));
  const text = fc.oneof(fc.constantFrom('b9', 'k3', 'stop', '__proto__', '!0:withdraw', '0:b9', '*:4'), fc.string());
  const type = fc.constantFrom(
    ...['hello', 'leave', 'rename', 'set-chair', 'start', 'decide', 'withdraw', 'take-back', 'rematch'],
    ...['table', 'constructor', ''],
  );
  const fields = {
    type,
    id,
    ask: number,
    seq: number,
    chair: number,
    move: text,
    name: text,
    token: text,
    code: text,
    protocol: number,
    setting: fc.oneof(fc.constantFrom({ kind: 'open' }, { kind: 'bot', level: 'random' }), fc.anything()),
  };
  return fc.oneof(
    fc.record(fields, { requiredKeys: ['type'] }).map((message) => JSON.stringify(message)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', '[]', '{"__proto__":{"type":"start"}}', '['.repeat(2000)),
  );
}
