import type { SaidMessage } from '@spieleabend/server/protocol';
import { expect, test } from 'vitest';
import { hear, KEPT, type Said } from './said.ts';

const message = (n: number, ago = 0): SaidMessage => ({
  type: 'said',
  n,
  chair: 0,
  name: 'Anna',
  what: { kind: 'phrase', phrase: 'hello' },
  ago,
});

const hearEach = (said: readonly Said[], numbers: readonly number[]): readonly Said[] =>
  numbers.reduce<readonly Said[]>((known, n) => hear(known, message(n), 5000), said);

test('what is told again after a break is known already', () => {
  const before = hearEach([], [101, 102, 103]);
  const after = hearEach(before, [102, 103, 104]);
  expect(after.map(({ n }) => n)).toEqual([101, 102, 103, 104]);
  expect(hear(after, message(104), 9000)).toBe(after);
});

test('a server that began anew is heard, whatever numbers it counts from', () => {
  expect(hearEach([], [101, 102, 7]).map(({ n }) => n)).toEqual([101, 102, 7]);
});

test('it stands at the time when it was said', () => {
  expect(hear([], message(1, 3000), 5000)[0]?.at).toBe(2000);
});

test('the last fifty things are kept, and of those the server tells again none is new', () => {
  const numbers = Array.from({ length: 3 * KEPT }, (_, n) => n);
  const said = hearEach([], numbers);
  expect(said.map(({ n }) => n)).toEqual(numbers.slice(-KEPT));
  expect(hearEach(said, numbers.slice(-KEPT))).toBe(said);
});
