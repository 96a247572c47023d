import { describe, expect, test } from 'vitest';
import { lineup, seatings } from './seating.ts';

test('the last name of a short list takes the seats that are left', () => {
  expect(lineup(['hard', 'greedy'], 4)).toEqual(['hard', 'greedy', 'greedy', 'greedy']);
  expect(lineup(['hard', 'medium', 'easy'], 3)).toEqual(['hard', 'medium', 'easy']);
  expect(lineup(['hard'], 2)).toEqual(['hard', 'hard']);
});

describe('in a block', () => {
  const players = ['a', 'b', 'c', 'd', 'e', 'f'];

  test('everybody sits once in every seat', () => {
    for (const block of [0, 1, 2]) {
      const games = seatings(players, 'seed', block);
      expect(games).toHaveLength(players.length);
      for (const seat of players.keys()) expect(games.map((bots) => bots[seat]).sort()).toEqual(players);
      for (const bots of games) expect([...bots].sort()).toEqual(players);
    }
  });

  test('the neighbours stay, in the next they change', () => {
    const next = (block: number) =>
      seatings(players, 'seed', block).map((bots) => bots[(bots.indexOf('a') + 1) % bots.length]);
    const neighbours = Array.from({ length: 60 }, (_, block) => [...new Set(next(block))]);
    expect(neighbours.every((names) => names.length === 1)).toBe(true);
    expect(new Set(neighbours.flat())).toEqual(new Set(['b', 'c', 'd', 'e', 'f']));
  });
});
