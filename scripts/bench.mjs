// npm run bench: installs the peers in bench/ (only there), bundles the measurements for production and runs them on one core.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies } from './lib/setup.mjs';
import { fail, fingerprint, isDone, markDone, ROOT, requireNode, run, step } from './lib/steps.mjs';

const bench = join(ROOT, 'bench');
const built = join(bench, 'build');

requireNode();
await installDependencies();
await installPeers();
await step('Bundling the measurements', bundle);
process.exit(await run(process.execPath, ['--single-threaded', join(built, 'compare.mjs'), join(bench, 'RESULTS.md')]));

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
