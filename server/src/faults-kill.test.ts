import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { killAgainAndAgain, type Mortal } from './testing/killing.ts';
import { temporaryDir } from './testing/table.ts';

const SERVE = fileURLToPath(new URL('./testing/serve.ts', import.meta.url));

async function start(dataDir: string): Promise<Mortal> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVE, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(child.stdout, 'data');
  return {
    port: Number(String(line)),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

test('kill -9 at random moments under load: nothing acknowledged is lost, nothing is done twice, every table resumes', async () => {
  const dataDir = await temporaryDir();
  const plan = { start: () => start(dataDir), rounds: 3, tables: 5, lifetime: 400, seed: 'kill' };
  const { problems, acknowledged, resumed } = await killAgainAndAgain(plan);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
  expect(resumed).toBeGreaterThan(0);
}, 240_000);
