import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Serving } from '../index.ts';
import { newToken } from '../secrets.ts';
import { TestClock } from '../testing/clock.ts';
import { startServer } from '../testing/table.ts';
import { Moving } from './moving.ts';

const luggage = { seats: [{ code: 'K7MW3Q', token: 'S'.repeat(24) }], name: 'Anna' };
const NOTHING = { status: 404, body: { error: { code: 'no-move' } } };

async function post({ url }: Pick<Serving, 'url'>, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const all = new Headers(headers);
  if (body !== undefined) all.set('content-type', 'application/json');
  const response = await fetch(url + path, { method: 'POST', headers: all, ...sent });
  return { status: response.status, body: await response.json() };
}

const leave = async (serving: Serving, headers: Record<string, string> = {}): Promise<string> =>
  (await post(serving, '/api/moves', luggage, headers)).body.move;
const take = (serving: Serving, move: string, headers: Record<string, string> = {}) =>
  post(serving, `/api/moves/${move}/take`, undefined, headers);

test('luggage is handed out once to whoever knows the code, and is kept by nobody in between', async () => {
  const serving = await startServer();
  const left = await post(serving, '/api/moves', luggage);
  expect(left).toEqual({
    status: 201,
    body: { move: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/), expires: 600_000 },
  });
  expect(await take(serving, left.body.move)).toEqual({ status: 200, body: luggage });
  expect(await take(serving, left.body.move)).toEqual(NOTHING);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(luggage) };
  const response = await fetch(`${serving.url}/api/moves`, init);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('after ten minutes it is gone, with the same answer as if it had never been', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const [early, late] = [await leave(serving), await leave(serving)];
  clock.jump(599_999);
  expect((await take(serving, early)).status).toBe(200);
  clock.jump(1);
  expect(await take(serving, late)).toEqual(NOTHING);
  for (const never of ['AAAAAAAA', 'AAAAAA', 'aaaaaaaa', '..%2f..', '__proto__', 'constructor']) {
    expect(await take(serving, never)).toEqual(NOTHING);
  }
});

test('a page of somebody else can neither leave luggage nor take any', async () => {
  const serving = await startServer();
  const foreign = { origin: 'https://evil.example' };
  const refused = { status: 403, body: { error: { code: 'forbidden-origin' } } };
  expect(await post(serving, '/api/moves', luggage, foreign)).toEqual(refused);
  const move = await leave(serving);
  expect(await take(serving, move, foreign)).toEqual(refused);
  expect((await take(serving, move, { origin: serving.url })).status).toBe(200);
});

test('who guesses is stopped after a handful, whatever he guesses, on this machine too, and disturbs nobody else', async () => {
  const clock = new TestClock();
  const serving = await startServer({ trustProxy: true, clock });
  const move = await leave(serving);
  for (const address of ['192.0.2.1', '127.0.0.1']) {
    const guesser = { 'x-forwarded-for': address };
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) statuses.push((await take(serving, 'AAAAAAAA', guesser)).status);
    expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
    expect((await take(serving, move, guesser)).status).toBe(429);
    clock.jump(60_000);
    expect((await take(serving, 'AAAAAAAA', guesser)).status).toBe(404);
  }
  expect((await take(serving, move, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
});

test('a crowd of guessers is stopped together', async () => {
  const serving = await startServer({ trustProxy: true, clock: new TestClock() });
  let asked = 0;
  for (let n = 0; n < 220; n++) {
    const { status } = await take(serving, 'AAAAAAAA', { 'x-forwarded-for': `192.0.2.${n}` });
    if (status !== 429) asked++;
  }
  expect(asked).toBe(200);
});

test('nobody leaves luggage without end, and there is room for only so much', async () => {
  const serving = await startServer({ trustProxy: true, clock: new TestClock() });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    statuses.push((await post(serving, '/api/moves', luggage, { 'x-forwarded-for': '192.0.2.1' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);

  const moving = new Moving();
  const codes = Array.from({ length: 1000 }, (_, n) => moving.leave(luggage, n));
  expect(codes.every((left) => left.ok)).toBe(true);
  expect(moving.leave(luggage, 1000)).toEqual({ ok: false, error: { code: 'full' } });
  // The first one's time is over: it makes room for one.
  expect(moving.leave(luggage, 600_000).ok).toBe(true);
  expect(moving.leave(luggage, 600_000).ok).toBe(false);
  expect(moving.size).toBe(1000);
});

test('what is no luggage is refused, and nothing is kept of it', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  const seat = { code: 'K7MW3Q', token: 'S'.repeat(24) };
  const bodies = [
    {},
    { seats: [] },
    { seats: Array(51).fill(seat) },
    { seats: [{ ...seat, code: 'k7mw3q' }] },
    { seats: [{ ...seat, token: 'short' }] },
    { seats: [{ ...seat, token: 'S'.repeat(65) }] },
    { seats: [seat], name: 'x'.repeat(25) },
    { seats: [seat], name: 'Anna\u202e' },
    { seats: { length: 1, 0: seat } },
    null,
    [],
    'text',
    '{"seats":',
  ];
  for (const body of bodies) {
    expect(await post(serving, '/api/moves', body)).toEqual({ status: 400, body: { error: { code: 'malformed' } } });
  }
  expect((await post(serving, '/api/moves', { seats: Array(1000).fill(seat) })).status).toBe(413);
  const more = { seats: [{ ...seat, hand: 'marzipan' }], cards: 'marzipan' };
  const { body } = await post(serving, '/api/moves', more);
  expect((await take(serving, body.move)).body).toEqual({ seats: [seat] });
  expect(
    (
      await post(serving, '/api/moves', {
        seats: Array.from({ length: 50 }, () => ({ code: 'K7MW3Q', token: newToken() })),
      })
    ).status,
  ).toBe(201);
});

test('whatever is posted, it is kept properly or refused with a code', async () => {
  const clock = new TestClock();
  const serving = await startServer({ clock });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.anything(), fc.record({ seats: fc.array(fc.anything()) })), async (body) => {
      clock.jump(60_000);
      const { status, body: answer } = await post(serving, '/api/moves', JSON.stringify(body) ?? 'nothing');
      expect(status).toBe(400);
      expect(answer.error.code).toMatch(/^[a-z-]+$/);
    }),
    { numRuns: 40 },
  );
});
