import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test.each([
  [0, 0, '░'.repeat(24), '0/2000 games'],
  [500, 10, `${'█'.repeat(6)}${'░'.repeat(18)}`, '500/2000 games, 50/s, 30 s left'],
  [500, 100, `${'█'.repeat(6)}${'░'.repeat(18)}`, '500/2000 games, 5.0/s, 5:00 min left'],
  [2000, 40, '█'.repeat(24), '2000/2000 games, 50/s, 0 s left'],
])('%i games after %i s', (done, seconds, bar, words) => {
  expect(progressLine(done, 2000, seconds)).toBe(`${bar} ${words}`);
});
