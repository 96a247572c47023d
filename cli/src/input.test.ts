import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines, readText } from './input.ts';

async function* stream(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

async function read(...chunks: (string | Uint8Array)[]): Promise<readonly string[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  const lines: string[] = [];
  for await (const line of readLines(stream(bytes))) lines.push(line.ok ? line.value : `! ${line.error.error.code}`);
  return lines;
}

test('a line is a line wherever the stream is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' })), fc.array(fc.nat(200)), async (lines, cuts) => {
      const expected = lines.map((line) => line.replaceAll('\n', ' '));
      const bytes = Buffer.from(expected.map((line) => `${line}\n`).join(''));
      const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
      const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      expect(await read(...chunks)).toEqual(expected);
    }),
  );
});

test('the last line needs no end, and an empty line is a line', async () => {
  expect(await read('a\n\nb')).toEqual(['a', '', 'b']);
  expect(await read('a\nb\n')).toEqual(['a', 'b']);
  expect(await read('')).toEqual([]);
});

test('a line that is no text or too long is answered in its place', async () => {
  const giant = Buffer.alloc(2_000_000, 'x');
  expect(await read('a\n', Buffer.from([0xff, 0xfe]), '\n', giant, giant, giant, 'x\n', 'b\n')).toEqual([
    'a',
    '! not-utf8',
    '! too-large',
    'b',
  ]);
});

test.each([
  ['/no/such/file.json', 'no-such-file'],
  ['.', 'is-a-directory'],
  ['/dev/zero', 'too-large'],
])('%s cannot be read: %s', async (path, code) => {
  expect(await readText(path)).toMatchObject({ ok: false, error: { error: { at: null, entry: null, code } } });
});
