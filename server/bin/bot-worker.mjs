// Runs the worker of the opponents from its TypeScript source; `npm start` bundles the same source into dist/bot-worker.mjs.
import { register } from 'tsx/esm/api';

register();
await import('../src/bots/worker.ts');
