import { expect, test } from 'vitest';
import { plainName } from './names.ts';

test('names that look alike are the same name', () => {
  for (const [name, alike] of [
    ['Anna', 'ANNA'],
    ['Anna', 'Ａnna'],
    ['Anna', 'Аnnа'],
    ['Nina', 'Νinа'],
    ['Bot 2', 'Bоt\u00a02'],
    ['Ben K', 'Ben  K'],
  ] as const) {
    expect(plainName(alike)).toBe(plainName(name));
  }
});

test('names that look different stay different', () => {
  const names = ['Anna', 'Änna', 'Ann', 'Anna 2', 'Hanna', 'Анна', 'Ella', 'Ela', 'Zoë', 'Zoe'];
  expect(new Set(names.map(plainName)).size).toBe(names.length);
});
