import { expect, test } from 'vitest';
import type { Block, Match } from './block.ts';
import { playBlocks } from './pool.ts';

const MATCH: Match = {
  game: 'engel-und-bengel',
  setup: {
    seats: 3,
    options: { firstFace: 0, debt: false, target: 500, rounds: 0, tieBreakBoard: false },
  },
  players: ['greedy', 'random', 'random'],
  seed: 'pool',
};

const NEVER = new AbortController().signal;

async function play(match: Match, blocks: number, workers: number): Promise<readonly Block['games'][]> {
  const counted: Block['games'][] = [];
  const failed = await playBlocks(match, { blocks, workers, signal: NEVER }, ({ games }) => counted.push(games));
  expect(failed).toBeNull();
  return counted;
}

/** What one thread makes of it; starting a thread takes a second of processor time. */
const alone = play(MATCH, 6, 1);

test('one thread and two play the same games in the same order; another seed gives others', async () => {
  expect(await alone).toHaveLength(6);
  expect(await play(MATCH, 6, 2)).toEqual(await alone);
  expect(await play({ ...MATCH, seed: 'other' }, 6, 1)).not.toEqual(await alone);
});

test('more threads than blocks are not needed', async () => {
  expect(await play(MATCH, 1, 8)).toHaveLength(1);
});

test('interrupted, it ends at once and has counted the first blocks, each whole', async () => {
  const interrupt = new AbortController();
  const counted: Block['games'][] = [];
  const failed = await playBlocks(MATCH, { blocks: 1e6, workers: 2, signal: interrupt.signal }, ({ games }) => {
    counted.push(games);
    if (counted.length === 3) interrupt.abort();
  });
  expect(failed).toBeNull();
  expect(counted.length).toBeGreaterThanOrEqual(3);
  expect(counted.slice(0, 6)).toEqual((await alone).slice(0, counted.length));
});

test('a thread that fails is an answer with a code', async () => {
  const unknown = { ...MATCH, players: ['nobody', 'random', 'random'] };
  const failed = await playBlocks(unknown, { blocks: 2, workers: 1, signal: NEVER }, () => {});
  expect(failed).toMatchObject({ error: { code: 'worker-failed', message: expect.stringMatching(/knows less/) } });
});
