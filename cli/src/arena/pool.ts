import { Worker } from 'node:worker_threads';
import type { Result } from '@spieleabend/kernel';
import type { BotFailure } from '../bots.ts';
import { type Failure, failure } from '../failure.ts';
import type { Block, Match } from './block.ts';
import type { Answer } from './worker.ts';

/** The program of a thread: from the source through the loader of TypeScript, in the bundle an entry of its own beside this one. */
const ENTRY = new URL(
  import.meta.url.endsWith('.ts') ? '../../bin/arena-worker.mjs' : './arena-worker.mjs',
  import.meta.url,
);

/** How much is played, by how many threads, and until when. */
export interface Work {
  readonly blocks: number;
  readonly workers: number;
  readonly signal: AbortSignal;
}

/**
 * Has blocks played, each by the thread that is free, and hands them to `onBlock` in their order: whatever number of threads plays, and
 * whenever it ends, the same blocks have been counted. Gives null when all are played or the signal says so, else the first failure.
 */
export async function playBlocks(
  match: Match,
  { blocks, workers, signal }: Work,
  onBlock: (block: Block) => void,
): Promise<Failure | null> {
  const threads = Array.from({ length: Math.min(workers, blocks) }, () => new Worker(ENTRY, { workerData: match }));
  const early = new Map<number, Result<Block, BotFailure>>();
  let [given, counted] = [0, 0];
  try {
    return await new Promise((finish) => {
      const give = (thread: Worker) => {
        if (given < blocks) thread.postMessage(given++);
      };
      const count = () => {
        for (let played = early.get(counted); played !== undefined; played = early.get(counted)) {
          if (!played.ok) return finish(played.error);
          early.delete(counted++);
          onBlock(played.value);
        }
        if (counted === blocks) finish(null);
      };
      for (const thread of threads) {
        thread.on('message', ({ block, played }: Answer) => {
          early.set(block, played);
          give(thread);
          count();
        });
        thread.on('error', (error) => finish(failure({ code: 'worker-failed', reason: error.message })));
        thread.on('exit', (code) => finish(failure({ code: 'worker-failed', reason: `exit code ${code}` })));
        give(thread);
      }
      if (signal.aborted) finish(null);
      signal.addEventListener('abort', () => finish(null), { once: true });
    });
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
