// A thread of the arena from its TypeScript source; `npm start` bundles the same source into dist/arena-worker.mjs.
import { register } from 'tsx/esm/api';

register();
await import('../src/arena/worker.ts');
