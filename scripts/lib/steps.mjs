// Small helpers of the start and test scripts: run a command with its output in view, say how long a step took.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const OLDEST_NODE = [20, 19];

/** Leaves with a clear sentence where Node.js is too old to run anything here. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Spieleabend needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.version}. See https://nodejs.org`,
  );
}

export function fail(sentence) {
  console.error(`\n✗ ${sentence}`);
  process.exit(1);
}

/** Runs a command in the project's folder; resolves to its exit code. `quiet` keeps the output back unless the command fails. */
export function run(command, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const kept = [];
    child.stdout?.on('data', (data) => kept.push(data));
    child.stderr?.on('data', (data) => kept.push(data));
    child.on('error', (error) => {
      kept.push(Buffer.from(`${error.message}\n`));
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
    function done(code) {
      if (code !== 0 && quiet) process.stderr.write(Buffer.concat(kept));
      resolve(code);
    }
  });
}

/** Runs a program of the project's own dependencies, without a detour through npx. */
export function runTool(path, args, options) {
  return run(process.execPath, [join(ROOT, 'node_modules', path), ...args], options);
}

/** One named step with its duration; the name is printed before it starts, so that waiting is never blank. */
export async function step(name, work) {
  process.stdout.write(`• ${name} …\n`);
  const from = performance.now();
  const result = await work();
  process.stdout.write(`  ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  return result;
}

/** A fingerprint of some texts: what a build was made from. */
export function fingerprint(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const STAMPS = join(ROOT, '.cache', 'stamps');

/** Whether a step was last done for this very fingerprint. */
export function isDone(name, print) {
  const file = join(STAMPS, name);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

export function markDone(name, print) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), print);
}
