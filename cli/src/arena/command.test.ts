import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { arena } from './command.ts';
import type { ArenaOptions } from './request.ts';

const BIN = fileURLToPath(new URL('../../bin/spieleabend.mjs', import.meta.url));

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What the command prints. */
async function printed(typed: Partial<ArenaOptions>, game = 'twenty-one'): Promise<Record<string, unknown>> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await arena(game, { bots: 'greedy,random', games: '4', seed: '1', options: '{}', ...typed });
  return JSON.parse(write.mock.calls.map(([text]) => text).join(''));
}

test('the command prints one line of JSON and nothing else', async () => {
  const args = ['arena', 'twenty-one', '--bots', 'greedy,random', '--seats', '4', '--games', '5', '--seed', 'x/y'];
  const { out, err } = await new Promise<{ out: string; err: string }>((resolve) =>
    execFile(process.execPath, [BIN, ...args], (_, out, err) => resolve({ out, err })),
  );
  expect(err).toBe('');
  expect(out).toMatch(/^.*\n$/);
  const { bots, ...answer } = JSON.parse(out);
  // Eight games: everybody has sat in every seat equally often.
  expect(answer).toMatchObject({ game: 'twenty-one', seats: 4, seed: 'x/y', games: 8, lengths: {} });
  expect(bots).toMatchObject([
    { bot: 'greedy', seats: 1 },
    { bot: 'random', seats: 3 },
  ]);
  expect(bots[0].wins + bots[1].wins).toBeCloseTo(8, 3);
});

test('there are as many seats as bots where nothing else is said', async () => {
  expect(await printed({ bots: 'greedy,random,random', games: '3', workers: '1' })).toMatchObject({
    seats: 3,
    games: 3,
    workers: 1,
  });
});

test.each([
  [{ bots: 'greedy,perfect' }, 'unknown-bot'],
  [{ bots: 'greedy,random,random', seats: '2' }, 'too-many-bots'],
  [{ bots: 'greedy,random', seats: '7' }, 'bad-seats'],
  [{ games: '0' }, 'bad-number'],
  [{ games: 'many' }, 'bad-number'],
  [{ workers: '0' }, 'bad-number'],
  [{ workers: '-1' }, 'bad-number'],
  [{ options: '{' }, 'bad-options'],
])('%j is refused: %s', async (typed, code) => {
  expect(await printed(typed)).toMatchObject({ error: { code } });
  expect(process.exitCode).toBe(1);
});

test('an unknown game is refused', async () => {
  expect(await printed({}, 'chess')).toMatchObject({ error: { code: 'unknown-game' } });
});

test('Ctrl+C ends it with the exit code of the interrupted; before the first block there is nothing to tell', async () => {
  const before = process.listenerCount('SIGINT');
  const on = vi.spyOn(process, 'on');
  const answer = printed({ games: '1000000' });
  await vi.waitFor(() => expect(on.mock.calls.some(([event]) => event === 'SIGINT')).toBe(true));
  process.emit('SIGINT');
  expect(await answer).toMatchObject({ error: { code: 'interrupted' } });
  expect(process.exitCode).toBe(130);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
