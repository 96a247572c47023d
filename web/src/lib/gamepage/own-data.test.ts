import { own } from '@spieleabend/games/twenty-one/data/own.ts';
import { expect, test } from 'vitest';
import { readOwnData } from './own-data.ts';

test('the file to begin with is read back as it is', () => {
  expect(readOwnData(JSON.stringify(own.example, null, 2), own)).toMatchObject({ ok: true, value: own.example });
});

test.each([
  ['', 'not-json'],
  ['{"sheets":', 'not-json'],
  [`"${'x'.repeat(70_000)}"`, 'too-large'],
  ['[]', 'wrong-type'],
  ['{}', 'missing'],
])('what is no such file is told: %.20s', (text, code) => {
  expect(readOwnData(text, own)).toMatchObject({ ok: false, error: [{ code }] });
});
