import { expect, test } from 'vitest';
import { duration } from './duration.ts';

test.each([
  [3_400, 'de', '3 Sekunden'],
  [1_000, 'de', '1 Sekunde'],
  [59_999, 'en', '59 seconds'],
  [60_000, 'en', '1 minute'],
  [7_300_000, 'de', '2 Stunden'],
  [-500, 'de', '0 Sekunden'],
])('%i ms in %s are %s', (milliseconds, language, words) => {
  expect(duration(milliseconds, language)).toBe(words);
});
