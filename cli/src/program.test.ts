import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { serve } from '@spieleabend/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeProgram } from './program.ts';

const BIN = fileURLToPath(new URL('../bin/spieleabend.mjs', import.meta.url));
const EXAMPLE = fileURLToPath(new URL('../../games/eineu/golden/example.json', import.meta.url));

/** Runs the command as a shell would. */
function spieleabend(args: readonly string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [BIN, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
    child.stdin?.end(input);
  });
}

/** The same within this process, where nothing depends on having one of its own: that costs a second of processor time each. One at a time. */
async function inside(args: readonly string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += String(chunk);
    return true;
  });
  try {
    process.exitCode = 0;
    await makeProgram({}).parseAsync(args, { from: 'user' });
    return { code: process.exitCode, out };
  } finally {
    written.mockRestore();
    process.exitCode = 0;
  }
}

test('replay answers one line of JSON, and legal reads standard input', async () => {
  const replay = await inside(['replay', EXAMPLE]);
  const begun = { ...JSON.parse(readFileSync(EXAMPLE, 'utf8')), log: [], result: undefined };
  const legal = await spieleabend(['legal', '-'], JSON.stringify(begun));
  expect(replay.code).toBe(0);
  expect(replay.out).toMatch(/^.*\n$/);
  expect(JSON.parse(replay.out)).toMatchObject({ game: 'eineu', over: true, scores: [1, 0] });
  expect(legal).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(legal.out)).toHaveProperty('chance');
});

test('a refused record is answered on standard output, with exit code 1', async () => {
  const { code, out } = await inside(['replay', '/no/such/record.json']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    error: {
      at: null,
      entry: null,
      code: 'no-such-file',
      rule: null,
      message: 'There is no file /no/such/record.json.',
    },
  });
});

test('--lines answers every line in its place', async () => {
  const record = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Record<string, unknown>;
  const illegal = JSON.stringify({ ...record, log: ['*:4', '0:b5'], result: undefined });
  const { code, out } = await spieleabend(['replay', '--lines'], `${JSON.stringify(record)}\nrubbish\n\n${illegal}`);
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(answers).toMatchObject([
    { over: true },
    { error: { code: 'not-json' } },
    { error: { code: 'not-json' } },
    { error: { at: 1, entry: '0:b5', code: 'not-a-neighbour', rule: 'EI-3.1' } },
  ]);
});

test('simulate prints a tally and writes the games as records that replay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spieleabend-'));
  try {
    const args = [
      'simulate',
      'eineu',
      '--seats',
      '2',
      '--games',
      '3',
      '--seed',
      'x/y',
      '--bots',
      'greedy,random',
      '--records',
      folder,
    ];
    const { code, out } = await inside(args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'eineu', games: 3, seed: 'x/y', bots: ['greedy', 'random'] });
    const records = readdirSync(folder).map((name) =>
      JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    );
    expect(records).toHaveLength(3);
    const lines = join(folder, 'lines');
    writeFileSync(lines, records.join('\n'));
    const replayed = await inside(['replay', '--lines', lines]);
    expect(
      replayed.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).over),
    ).toEqual([true, true, true]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('solve tells what exact play comes to, and which games have no such answer', async () => {
  const eineu = await inside(['solve', 'eineu', '--options', '{"extraTip":"lying"}']);
  const besenbingo = await inside(['solve', 'besenbingo']);
  const none = await inside(['solve', 'engel-und-bengel']);
  expect(JSON.parse(eineu.out)).toMatchObject({ game: 'eineu', undecided: 0, openings: { 4: { outcome: 'won' } } });
  expect(JSON.parse(besenbingo.out).sheets).toHaveLength(9);
  expect(none.code).toBe(1);
  expect(JSON.parse(none.out)).toMatchObject({ error: { code: 'not-solved' } });
});

test('solve --record says of every move what exact play thinks of it, the best first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spieleabend-'));
  try {
    const file = join(folder, 'game.json');
    const record = {
      spieleabend: 1,
      game: 'eineu',
      rules: 1,
      options: { extraTip: 'lying' },
      seats: ['a', 'b'],
      log: ['*:4'],
    };
    writeFileSync(file, JSON.stringify(record));
    const ranked = await inside(['solve', 'eineu', '--record', file]);
    const legal = await inside(['legal', file]);
    const other = await inside(['solve', 'besenbingo', '--record', file]);
    const [{ seat, moves }] = JSON.parse(ranked.out).decide;
    expect(seat).toBe(0);
    // Under this reading whoever begins wins in four (`solve eineu`).
    expect(moves[0]).toMatchObject({ outcome: 'won', distance: 4 });
    expect(moves.at(-1)).toMatchObject({ outcome: 'lost' });
    expect(moves.map(({ move }: { move: string }) => move).sort()).toEqual(JSON.parse(legal.out).decide[0].moves);
    expect(JSON.parse(other.out)).toMatchObject({ error: { code: 'other-game' } });
    expect(other.code).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('records that cannot be written are refused, even where no folder can ever be made', async () => {
  const { code, out } = await inside(['simulate', 'eineu', '--games', '1', '--records', '/proc/no/where']);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ error: { code: 'unwritable' } });
});

test.runIf(existsSync('/dev/full'))(
  'an answer that finds no room is one sentence for a person, and exit code 1',
  async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [BIN, 'data', 'eineu'], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    const [exit, err] = await Promise.all([once(child, 'exit'), text(child.stderr ?? Readable.from([]))]);
    expect(exit).toEqual([1, null]);
    expect(err).toBe('The answer cannot be written (ENOSPC).\n');
  },
);

test('a command that does not exist is a message for a person, not an answer', async () => {
  const { code, out, err } = await spieleabend(['conjure']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/unknown command 'conjure'/);
});

test('backup and restore answer what they hold, and say the way out where they refuse', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spieleabend-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [data, file] = [join(folder, 'data'), join(folder, 'backup.sqlite')];
  const serving = await serve({ port: 0, dataDir: data });
  const saved = await inside(['backup', file, '--data-dir', data]);
  expect(saved.code).toBe(0);
  expect(JSON.parse(saved.out)).toMatchObject({ file, tables: 0, entries: 0 });
  const again = await inside(['backup', file, '--data-dir', data]);
  const inUse = await inside(['restore', file, '--data-dir', data]);
  expect([again.code, JSON.parse(again.out)]).toMatchObject([1, { error: { code: 'file-exists' } }]);
  expect(JSON.parse(again.out).error.message).toContain('--force');
  expect([inUse.code, JSON.parse(inUse.out)]).toMatchObject([1, { error: { code: 'tables-in-use' } }]);
  expect(JSON.parse(inUse.out).error.message).toContain('Stop the server');
  await serving.close();
  const restored = await inside(['restore', file, '--data-dir', data]);
  expect(restored.code).toBe(0);
  expect(existsSync(JSON.parse(restored.out).kept)).toBe(true);
});

test.each([
  ['KEEP_DAYS', 'a year'],
  ['KEEP_DAYS', '-1'],
  ['PUSH_CONTACT', 'me@example.org'],
  ['PUSH_CONTACT', 'http://example.org/'],
])('serve does not start with %s=%s, and says what it takes', async (name, value) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(tmpdir(), 'never-made'), [name]: value };
  const child = spawn(process.execPath, [BIN, 'serve'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (data) => {
    told += data;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(told).toContain(name);
  expect(told).toContain(JSON.stringify(value));
});

test('serve takes its settings from the environment, and one Ctrl+C that arrives twice closes in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spieleabend-'));
  const env = { ...process.env, PORT: '0', HOST: '', DATA_DIR: folder, TRUST_PROXY: '1' };
  const child = spawn(process.execPath, [BIN, 'serve'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [started] = await once(child.stdout, 'data');
  const { url } = JSON.parse(String(started));
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${url}/healthz`)).ok).toBe(true);
  const exit = once(child, 'exit');
  child.kill('SIGINT');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});
