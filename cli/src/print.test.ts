import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PrintOptions, printedPages } from './print.ts';

const BIN = fileURLToPath(new URL('../bin/spieleabend.mjs', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'spieleabend-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs `spieleabend print` in the folder. */
function run(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, 'print', ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
  });
}

test('writes a PDF beside, named after the game, and answers what is in it', async () => {
  const { code, out, err } = await run('eineu');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual({
    game: 'eineu',
    file: 'eineu.pdf',
    language: 'de',
    sheets: ['blue', 'red', 'black'],
    pages: 1,
  });
  expect(readFileSync(join(folder, 'eineu.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a file that cannot be written is refused', async () => {
  const { code, out } = await run('twenty-one', '--out', 'no/where.pdf');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    error: { code: 'unwritable', message: expect.stringContaining('no/where.pdf') },
  });
  expect(existsSync(join(folder, 'no'))).toBe(false);
});

test("an owner's own sheets are printed in place of ours; what is not sound is refused with its place", async () => {
  const sheets = { a: 'ybwgrk', b: 'bwgrky', c: 'wgrkyb', d: 'grkybw', e: 'rkybwg', f: 'kybwgr' };
  const own = Object.fromEntries(
    Object.entries(sheets).map(([letter, row]) => [letter, new Array<string>(5).fill(row)]),
  );
  const file = join(folder, 'own.json');
  const ask = (data?: string) => printedPages('twenty-one', { copies: '1', lang: 'de', data });
  const ours = await ask();
  writeFileSync(file, JSON.stringify({ sheets: own }));
  const theirs = await ask(file);
  expect(theirs).toMatchObject({ ok: true, value: { pages: { length: 3 } } });
  expect(theirs).not.toEqual(ours);
  writeFileSync(file, JSON.stringify({ sheets: { ...own, c: ['wgrkyb'] } }));
  expect(await ask(file)).toMatchObject({
    ok: false,
    error: { error: { message: expect.stringContaining('sheets.c') } },
  });
  writeFileSync(file, '{"sheets":');
  expect(await ask(file)).toMatchObject({ ok: false });
  expect(await ask(join(folder, 'nowhere.json'))).toMatchObject({ error: { error: { code: 'no-such-file' } } });
});

describe('what is asked for', () => {
  const ask = (game: string, typed: Partial<PrintOptions> = {}) =>
    printedPages(game, { copies: '1', lang: 'de', ...typed });

  test('sheets come in the order asked for, as often as they are named, times the copies', async () => {
    expect(await ask('twenty-one', { sheets: 'C, a,a', copies: '2' })).toMatchObject({
      ok: true,
      value: { sheets: ['c', 'a', 'a', 'c', 'a', 'a'], pages: { length: 3 } },
    });
  });

  test.each<[string, Partial<PrintOptions>, string, string]>([
    ['chess', {}, 'unknown-game', 'twenty-one'],
    ['__proto__', {}, 'unknown-game', 'twenty-one'],
    ['twenty-one', { sheets: 'a,g' }, 'unknown-sheet', '"g"'],
    ['twenty-one', { sheets: '' }, 'unknown-sheet', '""'],
    ['twenty-one', { sheets: 'a,' }, 'unknown-sheet', '""'],
    ['twenty-one', { copies: '0' }, 'bad-number', '1 to 99'],
    ['twenty-one', { copies: '1e2' }, 'bad-number', '1 to 99'],
    ['twenty-one', { copies: '100' }, 'bad-number', '1 to 99'],
    ['twenty-one', { lang: 'fr' }, 'bad-language', 'de, en'],
    ['eineu', { data: 'dice.json' }, 'no-own-data', 'eineu'],
  ])('%s %j is refused: %s', async (game, typed, code, inMessage) => {
    expect(await ask(game, typed)).toMatchObject({
      ok: false,
      error: { error: { code, message: expect.stringContaining(inMessage) } },
    });
  });
});
