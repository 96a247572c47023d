// npm run bench: installs the peers in bench/ (only there), bundles the measurements for production and runs them on one core, then the
// built client in a browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { buildClient, buildServer, installDependencies } from './lib/setup.mjs';
import { fail, fingerprint, isDone, markDone, ROOT, requireNode, run, runTool, step } from './lib/steps.mjs';

const bench = join(ROOT, 'bench');
const built = join(bench, 'build');

requireNode();
await installDependencies();
await installPeers();
await step('Bundling the measurements', bundle);
const frames = join(built, 'frames.json');
await measureFrames();
const compare = ['--single-threaded', join(built, 'compare.mjs'), join(bench, 'RESULTS.md'), frames];
process.exit(await run(process.execPath, compare));

async function measureFrames() {
  await buildClient();
  await buildServer();
  const env = { CHROMIUM: (await ensureChromium()) ?? '' };
  const code = await step('Watching opponents think in a browser', () =>
    runTool('tsx/dist/cli.mjs', [join(ROOT, 'web/e2e/frames.ts'), frames], { env }),
  );
  if (code !== 0) fail('The browser could not be measured. What it said stands above.');
}

async function installPeers() {
  const print = fingerprint([readFileSync(join(bench, 'package-lock.json'))]);
  if (existsSync(join(bench, 'node_modules')) && isDone('peers', print)) return;
  const code = await step('Installing the peers', () =>
    run('npm', ['--prefix', bench, 'ci', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error']),
  );
  if (code !== 0) fail('The peers could not be installed. Is this machine online? What npm said stands above.');
  markDone('peers', print);
}

async function bundle() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(bench, 'compare.ts'), join(bench, 'alone.ts')],
    outdir: built,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
