import type { ChanceSpec } from '@spieleabend/kernel';
import { expect, test } from 'vitest';
import { complete, emptyDraft, isFixed, nextOpen, offered } from './typing.ts';

const D6 = [1, 2, 3, 4, 5, 6];
const REROLL: ChanceSpec = { kind: 'dice', dice: [D6, [1], D6] };
const DEAL: ChanceSpec = { kind: 'draw', counts: [1, 1, 0, 2], take: 2 };

test('a die that stays lies there already and is passed over', () => {
  expect(emptyDraft(REROLL)).toEqual([null, 1, null]);
  expect([0, 1, 2].map((place) => isFixed(REROLL, place))).toEqual([false, true, false]);
  expect(nextOpen([4, 1, null], 0)).toBe(2);
});

test('a thing that is used up is not offered again, at its own place it is', () => {
  expect(offered(DEAL, [null, null], 0)).toEqual([0, 1, 3]);
  expect(offered(DEAL, [0, null], 1)).toEqual([1, 3]);
  expect(offered(DEAL, [0, null], 0)).toEqual([0, 1, 3]);
  expect(offered(DEAL, [3, null], 1)).toEqual([0, 1, 3]);
});

test('after the last place the first open one is next, and the outcome is there when none is', () => {
  expect(nextOpen([null, 1, 5], 2)).toBe(0);
  expect(complete([null, 1, 5])).toBeNull();
  expect(nextOpen([2, 1, 5], 0)).toBeNull();
  expect(complete([2, 1, 5])).toEqual([2, 1, 5]);
});
