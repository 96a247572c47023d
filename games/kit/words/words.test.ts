import { expect, test } from 'vitest';
import * as de from './de.ts';
import * as en from './en.ts';

test('whose: in German without an s of its own after s, ß, x and z', () => {
  expect(['Anna', 'Hans', 'MAX', 'Moritz', 'Strauß'].map(de.genitive)).toEqual([
    'Annas',
    'Hans’',
    'MAX’',
    'Moritz’',
    'Strauß’',
  ]);
  expect(['Anna', 'Hans'].map(en.genitive)).toEqual(['Anna’s', 'Hans’s']);
});

test('a list reads like a sentence, however short', () => {
  const names = ['Anna', 'Ben', 'Clara'];
  expect([0, 1, 2, 3].map((count) => de.list(names.slice(0, count)))).toEqual([
    '',
    'Anna',
    'Anna und Ben',
    'Anna, Ben und Clara',
  ]);
  expect(en.list(names)).toBe('Anna, Ben and Clara');
});
