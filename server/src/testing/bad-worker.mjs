// A worker thread of opponents that go wrong, each as its level says.
import { parentPort } from 'node:worker_threads';

const WAYS = {
  throws: () => {
    throw new Error('thrown in a worker');
  },
  exits: () => process.exit(3),
  loops: () => {
    for (;;);
  },
  hogs: () => {
    for (const hoard = []; ; ) hoard.push(new Array(1_000_000).fill(hoard.length));
  },
  cheats: () => parentPort.postMessage({ move: 'b5' }),
};

parentPort.on('message', ({ type, level }) => {
  // Filling the memory takes a busy machine longer than a decision may.
  if (type === 'prepare' && level !== 'hogs') parentPort.postMessage({ ready: true });
  else WAYS[level]();
});
