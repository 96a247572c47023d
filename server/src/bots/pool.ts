import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Answer, type Fault, type Line, type LineEvents, Pool } from '@spieleabend/bots/worker';
import type { Logger } from 'pino';

/** In megabytes: what a worker may keep. Beyond that it ends. */
const MEMORY = 64;
const MOST_WORKERS = 4;

/** From the source through the loader of TypeScript; in the bundle an entry of its own beside this one. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../bin/bot-worker.mjs' : './bot-worker.mjs',
  import.meta.url,
);

/** What a pool tells of itself: the time that a worker took for a decision, and what went wrong. */
interface PoolFigures {
  thought(seconds: number): void;
  botFault(kind: Fault['kind']): void;
}

const UNCOUNTED: PoolFigures = { thought: () => {}, botFault: () => {} };

/** Where the opponents of a server think: in worker threads, with one core left for serving people. `program`: what they run. */
export function botPool(log: Logger, program = WORKER, figures = UNCOUNTED): Pool {
  return new Pool({
    size: Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1)),
    start: (events) => startThread(program, events, figures),
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds).unref();
      return () => clearTimeout(timer);
    },
    told: (fault) => {
      figures.botFault(fault.kind);
      logFault(log, fault);
    },
  });
}

function startThread(program: URL, { answered, broken }: LineEvents, figures: PoolFigures): Line {
  const thread = new Worker(program, { name: 'bot', resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // One question at a time.
  let asked = 0;
  thread.on('message', (answer: Answer) => {
    if ('move' in answer) figures.thought((performance.now() - asked) / 1000);
    answered(answer);
  });
  thread.on('messageerror', broken);
  thread.on('error', broken);
  thread.on('exit', (code) => broken(new Error(`The worker ended with ${code}`)));
  thread.unref();
  return {
    send: (request) => {
      asked = performance.now();
      thread.postMessage(request);
    },
    end: () => thread.terminate(),
  };
}

function logFault(log: Logger, { kind, game, level, givenUp, error }: Fault): void {
  log.error({ game, opponent: level, fault: kind, givenUp, err: error }, 'a greedy move stands in for an opponent');
}
