import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from '../server/src/testing/killing.ts';
import { ServerProcess } from './load/process.ts';
import { circumstances, writeSection } from './results.ts';

/** `kill.ts RESULTS.md [ROUNDS]`: kills the server at random moments while people play, and looks whether anything is lost or done twice. */
const [results = 'RESULTS.md', rounds = '200'] = process.argv.slice(2);
const TABLES = 40;
const LIFETIME = 1000;
const HOUSE = new URL('../dist/spieleabend.mjs', import.meta.url);

const dataDir = await mkdtemp(join(tmpdir(), 'spieleabend-kill-'));
const from = performance.now();
const { acknowledged, resumed, games, problems } = await killAgainAndAgain({
  async start() {
    const args = ['serve', '--port', '0', '--trust-proxy', '--data-dir', dataDir];
    const server = await ServerProcess.start(HOUSE, args);
    return { port: server.port, kill: () => server.stop('SIGKILL') };
  },
  rounds: Number(rounds),
  tables: TABLES,
  lifetime: LIFETIME,
  seed: new Date().toISOString(),
  progress: (round) => {
    if (round % 10 === 0) console.log(`Round ${round} of ${rounds}`);
  },
});
await rm(dataDir, { recursive: true, force: true });
for (const problem of problems) console.error(`✗ ${problem}`);
writeSection(
  results,
  'Killed again and again',
  `${circumstances()}. \`kill -9\` at a random moment within ${LIFETIME / 1000} s after all had come again, ${rounds} times in ${Math.round((performance.now() - from) / 60_000)} minutes, while two people each played at ${TABLES} tables of all five games.

${acknowledged.toLocaleString('en')} decisions were acknowledged in ${games.toLocaleString('en')} games, all of which came to their end; ${resumed.toLocaleString('en')} times a table was met in mid-game. Lost, doubled, changed or not resumed: **${problems.length}**.
`,
);
process.exit(problems.length === 0 ? 0 : 1);
