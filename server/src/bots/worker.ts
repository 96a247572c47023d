import { parentPort } from 'node:worker_threads';
import type { Request } from '@spieleabend/bots/worker';
import { answer } from '@spieleabend/bots/worker/handler';

// A worker thread in which opponents think. The bundle has it as a file of its own: dist/bot-worker.mjs.
parentPort?.on('message', (request: Request) => {
  void answer(request).then((answered) => parentPort?.postMessage(answered));
});
