import { serve } from '../index.ts';

// A server in a process of its own, for tests that kill it: `serve.ts DATA_DIR` prints the port.
const serving = await serve({ port: 0, dataDir: process.argv[2] ?? '', pace: () => 0 });
console.log(serving.port);
