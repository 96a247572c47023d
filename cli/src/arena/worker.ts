import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from '@spieleabend/kernel';
import { type BotFailure, loadBots } from '../bots.ts';
import { rulesOf } from '../record.ts';
import { type Block, type Match, playBlock } from './block.ts';
import { Stopwatch } from './thinking.ts';

/** What a thread answers to the number of a block. */
export interface Answer {
  readonly block: number;
  readonly played: Result<Block, BotFailure>;
}

const match: Match = workerData;
const rules = await rulesOf(match.game);
const bots = rules.ok ? await loadBots(rules.value, match.players) : rules;
if (!rules.ok || !bots.ok) throw new Error('A thread of the arena knows less than the arena');
const { game } = rules.value;
const watch = new Stopwatch();

parentPort?.on('message', (block: number) => {
  const answer: Answer = { block, played: playBlock(game, match, bots.value, block, watch) };
  parentPort?.postMessage(answer);
});
