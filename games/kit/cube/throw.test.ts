import { expect, test } from 'vitest';
import { thrown } from './throw.ts';

const VARIANTS = [0, 1, 2, 3, 4, 5, 6, 41];

test('a throw ends at rest where the die lies', () => {
  for (const variant of VARIANTS) {
    const last = thrown(variant).moments.at(-1);
    expect(last?.offset).toBe(1);
    for (const rest of [last?.x, last?.lift, last?.z, last?.degrees]) expect(rest).toBeCloseTo(0);
  }
});

test('a thrown die never sinks into the table', () => {
  for (const variant of VARIANTS) {
    for (const { lift } of thrown(variant).moments) expect(lift).toBeGreaterThanOrEqual(-1e-9);
  }
});

test('dice thrown together tumble differently, and the same die tumbles the same way again', () => {
  const throws = [0, 1, 2, 3, 4, 5].map((variant) => JSON.stringify(thrown(variant)));
  expect(new Set(throws).size).toBe(6);
  expect(JSON.stringify(thrown(3))).toBe(throws[3]);
});
