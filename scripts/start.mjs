// npm start: makes a fresh clone ready, then serves. Arguments go on to `spieleabend serve` (--lan, --port …).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildClient, buildServer, installDependencies } from './lib/setup.mjs';
import { ROOT, requireNode } from './lib/steps.mjs';

requireNode();
await installDependencies();
// Who only asks for help need not wait for the client.
if (!process.argv.some((argument) => argument === '--help' || argument === '-h')) await buildClient();
await buildServer();

const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(ROOT, 'dist/spieleabend.mjs'), 'serve', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
