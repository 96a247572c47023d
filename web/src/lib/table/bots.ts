import { type Fault, type Line, type LineEvents, Pool, type Sitting } from '@spieleabend/bots/worker';
import type { Rules } from '@spieleabend/games';
import type { Setup } from '@spieleabend/kernel';

/** Where the opponents on this device think: in one worker, so that nothing on the page ever waits for them. */
const pool = new Pool({
  size: 1,
  start,
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  told: ({ kind, game, level, givenUp, error }: Fault) =>
    console.warn('A greedy move stands in for an opponent:', { kind, game, level, givenUp }, error ?? ''),
});

/** Opponents sit down at a table on this device. */
export function sitDown(rules: Rules, setup: Setup): Sitting {
  return pool.sit(rules, setup);
}

function start({ answered, broken }: LineEvents): Line {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' });
  worker.onmessage = ({ data }) => answered(data);
  worker.onerror = (event) => broken(event.message ?? 'could not be loaded');
  worker.onmessageerror = () => broken('an answer that cannot be read');
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
}
