import { expect, test } from 'vitest';
import type { Block, Played } from './block.ts';
import { countBlock, EMPTY, report } from './tally.ts';

function block(...games: readonly Played[]): Block {
  return { games, thinking: new Map() };
}

test('each bot has its wins, points and places, wherever it sat; shared first places count in fractions', () => {
  const tally = [
    block(
      { bots: ['hard', 'easy', 'easy'], ranks: [1, 1, 3], scores: [5, 5, 2], length: 10 },
      { bots: ['easy', 'easy', 'hard'], ranks: [1, 2, 3], scores: [9, 8, 1], length: 14 },
      { bots: ['easy', 'hard', 'easy'], ranks: [2, 1, 2], scores: [3, 6, 3], length: 12 },
    ),
    block(
      { bots: ['hard', 'easy', 'easy'], ranks: [1, 2, 3], scores: [8, 2, 1], length: 8 },
      { bots: ['easy', 'easy', 'hard'], ranks: [2, 3, 1], scores: [2, 1, 8], length: 10 },
      { bots: ['easy', 'hard', 'easy'], ranks: [3, 1, 1], scores: [2, 8, 8], length: 12 },
    ),
  ].reduce(countBlock, EMPTY);
  expect(report(tally, ['hard', 'easy', 'easy'])).toMatchObject({
    games: 6,
    shared: 2,
    lengths: { mean: 11, min: 8, max: 14 },
    bots: [
      {
        bot: 'hard',
        seats: 1,
        wins: 4,
        winRate: { mean: 0.6667 },
        points: { mean: 6, interval: [expect.closeTo(2.08), expect.closeTo(9.92)] },
        // 1½, 3, 1 and 1, 1, 1½
        meanRank: 1.5,
      },
      { bot: 'easy', seats: 2, wins: 2, winRate: { mean: 0.1667 }, points: { mean: 3.8333 }, meanRank: 2.25 },
    ],
  });
});
