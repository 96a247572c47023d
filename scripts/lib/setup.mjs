// What a fresh clone needs before it can serve or be tested: dependencies by the lock file, the built client, the bundled server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fail, fingerprint, isDone, markDone, ROOT, run, runTool, step } from './steps.mjs';

/** Written by the build itself, so no source of it. */
const MADE = new Set(['web/static/art', 'web/static/fonts', 'web/static/push.js'].map((folder) => join(ROOT, folder)));
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.svelte-kit', 'e2e', 'test-results', 'golden']);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name) || MADE.has(path)) continue;
    if (entry.isDirectory()) yield* files(path);
    else if (!entry.name.includes('.test.')) yield path;
  }
}

/** A fingerprint of everything that the given folders are built from. */
function sourcesOf(...folders) {
  const parts = [readFileSync(join(ROOT, 'package-lock.json'))];
  for (const folder of folders) {
    for (const file of files(join(ROOT, folder))) parts.push(relative(ROOT, file), readFileSync(file));
  }
  return fingerprint(parts);
}

/** Installs the dependencies exactly as the lock file names them; nothing happens where that has been done. */
export async function installDependencies() {
  const print = fingerprint([readFileSync(join(ROOT, 'package-lock.json')), process.versions.modules]);
  if (existsSync(join(ROOT, 'node_modules')) && isDone('dependencies', print)) return;
  const code = await step('Installing the dependencies (once; a minute or two)', () =>
    run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { env: compilerCache() }),
  );
  if (code !== 0) fail('The dependencies could not be installed. Is this machine online? What npm said stands above.');
  markDone('dependencies', print);
}

/** SQLite is compiled where no ready-made build can be fetched; a compiler cache, if there is one, makes that quick the second time. */
function compilerCache() {
  if (process.env.CC !== undefined || !existsSync('/usr/bin/ccache')) return {};
  return { CC: 'ccache gcc', CXX: 'ccache g++' };
}

/** Builds the client into web/build, if anything that it is made from has changed. */
export async function buildClient() {
  const print = sourcesOf('kernel', 'games', 'bots', 'fair', 'server/src/protocol', 'print', 'web');
  if (existsSync(join(ROOT, 'web/build/index.html')) && isDone('client', print)) return;
  const code = await step('Building the client', async () => {
    // Whatever reads the client's tsconfig.json wants what SvelteKit writes beside it.
    const synced = await runTool('@sveltejs/kit/svelte-kit.js', ['sync'], { cwd: join(ROOT, 'web'), quiet: true });
    if (synced !== 0) return synced;
    for (const assets of ['art/build.ts', 'fonts/build.ts', 'push/build.ts']) {
      const code = await runTool('tsx/dist/cli.mjs', [assets], { cwd: join(ROOT, 'web'), quiet: true });
      if (code !== 0) return code;
    }
    return runTool('vite/bin/vite.js', ['build'], { cwd: join(ROOT, 'web'), quiet: true });
  });
  if (code !== 0) fail('The client could not be built. What the build said stands above.');
  markDone('client', print);
}

/** Bundles the command line with the server into dist/spieleabend.mjs, and beside it what worker threads run; packages from npm stay outside. */
export async function buildServer() {
  const print = sourcesOf('kernel', 'games', 'bots', 'fair', 'server', 'print', 'cli');
  if (existsSync(join(ROOT, 'dist/spieleabend.mjs')) && isDone('server', print)) return;
  await step('Building the server', async () => {
    const { build } = await import('esbuild');
    await build({
      entryPoints: {
        spieleabend: join(ROOT, 'cli/src/main.ts'),
        'arena-worker': join(ROOT, 'cli/src/arena/worker.ts'),
        'bot-worker': join(ROOT, 'server/src/bots/worker.ts'),
      },
      outdir: join(ROOT, 'dist'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: true,
      // Workspaces are source and belong into the bundle; everything else comes from node_modules.
      plugins: [{ name: 'packages-outside', setup: keepPackagesOutside }],
      logLevel: 'warning',
    });
  });
  markDone('server', print);
}

/** The hashes of `fair` go in too: their version lies in its own folder, where the bundle would not find it. */
const BUNDLED = /^@(spieleabend|noble)\//;

function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || BUNDLED.test(path) ? undefined : { path, external: true },
  );
}
