// npm run bench: installs the peers in bench/ (only there), bundles the measurements for production and runs them on one core, the built client
// in a browser, and servers under load. `npm run bench -- load` does only the last of it; `proofs`, `kill`, `fuzz` and `soak` run only when asked for.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { buildClient, buildServer, installDependencies } from './lib/setup.mjs';
import { fail, fingerprint, isDone, markDone, ROOT, requireNode, run, runTool, step } from './lib/steps.mjs';

const bench = join(ROOT, 'bench');
const built = join(bench, 'build');

const results = join(bench, 'RESULTS.md');

/** Each is a program of its own, `bench/NAME.ts`, and writes its section of RESULTS.md. */
const PARTS = ['load', 'proofs', 'kill', 'fuzz', 'soak'];
const [part, ...options] = process.argv.slice(2);

requireNode();
if (part !== undefined && !PARTS.includes(part)) fail(`There is no such part: ${part}. There are ${PARTS.join(', ')}.`);
await installDependencies();
if (part === undefined || part === 'load') await installPeers();
if (part === undefined || part === 'load') await step('Bundling the measurements', bundle);
if (part === undefined) {
  await measureRules();
  await measure('load', []);
} else {
  await measure(part, options);
}

async function measureRules() {
  const frames = join(built, 'frames.json');
  await measureFrames(frames);
  const code = await run(process.execPath, ['--single-threaded', join(built, 'compare.mjs'), results, frames]);
  if (code !== 0) process.exit(code);
}

async function measure(name, options) {
  if (name === 'proofs') await buildClient();
  await buildServer();
  const env = name === 'proofs' ? { CHROMIUM: (await ensureChromium()) ?? '' } : {};
  const code = await step(`Measuring: ${name}`, () =>
    // The people should not have to wait for their own garbage collection.
    runTool('tsx/dist/cli.mjs', ['--max-semi-space-size=64', join(bench, `${name}.ts`), results, ...options], { env }),
  );
  if (code !== 0) fail('The measurement did not come to its end. What it said stands above.');
}

async function measureFrames(frames) {
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
  const common = {
    outdir: built,
    bundle: true,
    platform: 'node',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  };
  await build({
    ...common,
    entryPoints: [join(bench, 'compare.ts'), join(bench, 'alone.ts')],
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    mainFields: ['module', 'main'],
  });
  await build({
    ...common,
    entryPoints: [join(bench, 'load/boardgameio-server.mjs')],
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    // Only for tables in files, which we do not measure.
    external: ['node-persist'],
  });
}
