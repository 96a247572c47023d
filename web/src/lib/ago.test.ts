import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const NOW = 1_800_000_000_000;

test.each([
  [0, 'de', 'jetzt'],
  [3 * 60_000, 'de', 'vor 3 Minuten'],
  [3 * 60_000, 'en', '3 minutes ago'],
  [26 * 3_600_000, 'de', 'gestern'],
])('%i ms ago reads in %s as "%s"', (passed, language, words) => {
  expect(ago(NOW - passed, NOW, language)).toBe(words);
});

test('a clock that runs behind makes nothing happen in the future', () => {
  expect(ago(NOW + 5_000, NOW, 'en')).toBe('now');
});
