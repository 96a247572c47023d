import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pathText, readForm } from './own-data.ts';

const Form = z.strictObject({ rows: z.array(z.array(z.int())).check(z.length(2)) });

test('everything that is wrong is told, each place once', () => {
  expect(readForm(Form, { rows: 'none', colour: 1 }, 'X-1')).toEqual({
    ok: false,
    error: [
      { code: 'wrong-type', path: 'rows', rule: 'X-1', expected: 'array' },
      { code: 'unknown-key', path: 'colour', rule: 'X-1', key: 'colour' },
    ],
  });
});

test('data with as many faults as a record has room for are answered, not pondered for minutes', () => {
  const strange = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`k${n}`, 0]));
  const read = readForm(Form, strange, 'X-1');
  expect(read.ok ? 0 : read.error.length).toBe(200_001);
});

test('a key that could change every object is a key like any other', () => {
  const read = readForm(Form, JSON.parse('{"rows":[[1],[2]],"__proto__":{"rows":[]}}'), 'X-1');
  expect(read).toEqual({
    ok: false,
    error: [{ code: 'unknown-key', path: '__proto__', rule: 'X-1', key: '__proto__' }],
  });
});

test('a place reads as one would write it', () => {
  expect(pathText(['faces', 2, 'rows', 0, 'points'])).toBe('faces[2].rows[0].points');
  expect(pathText([])).toBe('');
});
