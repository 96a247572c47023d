import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRules } from '@spieleabend/games';
import { replayRecord } from '@spieleabend/kernel';
import { fuzz } from '../server/src/testing/fuzzing.ts';
import { Player } from '../server/src/testing/player.ts';
import { beginTable, openTable } from './load/house.ts';
import { ServerProcess } from './load/process.ts';
import { circumstances, writeSection } from './results.ts';

/** `fuzz.ts RESULTS.md [MESSAGES]`: malformed messages from strangers and from people at the tables, with honest games going on beside. */
const [results = 'RESULTS.md', messages = '1000000'] = process.argv.slice(2);
const HOUSE = new URL('../dist/spieleabend.mjs', import.meta.url);
const GAMES = ['eineu', 'twenty-one', 'besenbingo', 'maedn-kartenspiel', 'engel-und-bengel'] as const;
/** Tables at which strangers hold the chairs: each person may say 30 things a second, and none of it should be lost to that limit. */
const HOSTILE = 400;
/** Honest tables go on beside, one game after the other. */
const HONEST = 10;

const dataDir = await mkdtemp(join(tmpdir(), 'spieleabend-fuzz-'));
const args = ['serve', '--port', '0', '--trust-proxy', '--data-dir', dataDir];
const server = await ServerProcess.start(HOUSE, args, { env: { LOG_LEVEL: 'error' } });
const { port } = server;
const from = performance.now();
const problems: string[] = [];
let isOver = false;

const hostile = [];
for (let n = 0; n < HOSTILE; n++) {
  const game = GAMES[n % GAMES.length] ?? 'eineu';
  const { code, tokens, people } = n % 4 === 0 ? await openTable(port, game) : await beginTable(port, game);
  for (const { socket } of people) socket.terminate();
  hostile.push({ game, code, tokens });
}
const watched: string[] = [];
let games = 0;
let decisions = 0;
const honest = Array.from({ length: HONEST }, async (_, n) => {
  for (let round = n; !isOver; round++) await playHonestly(GAMES[round % GAMES.length] ?? 'eineu', n);
});
const {
  sent,
  tooFast,
  connections,
  answers,
  problems: told,
} = await fuzz({
  port,
  messages: Number(messages),
  connections: 48,
  seed: new Date().toISOString(),
  seats: hostile.flatMap(({ code, tokens }) => tokens.map((token) => ({ code, token }))),
  watched,
  progress: (so) => console.log(`${so.toLocaleString('en')} messages`),
});
isOver = true;
await Promise.all(honest);
problems.push(...told);
if (server.child.exitCode !== null || server.child.signalCode !== null) problems.push('The server has ended.');
for (const { game, code } of hostile) problems.push(...(await checkTable(game, code)));
const minutes = Math.round((performance.now() - from) / 60_000);
await server.stop();
await rm(dataDir, { recursive: true, force: true });
for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`);
const kinds = [...answers].sort((a, b) => b[1] - a[1]).map(([answer, n]) => `${answer} ${n.toLocaleString('en')}`);
writeSection(
  results,
  'Malformed messages',
  `${circumstances()}. **${(sent - tooFast).toLocaleString('en')} messages** that nobody should send were looked at in ${minutes} minutes (${tooFast.toLocaleString('en')} more met only a limit of rate), over ${connections.toLocaleString('en')} connections to the running server, each from an address of its own and, but for one in fifty, below every limit; three of four by people who hold a chair at one of ${HOSTILE} tables, the others by strangers who watch honest tables.

Meanwhile ${games.toLocaleString('en')} honest games (${decisions.toLocaleString('en')} decisions) were played to their end at ${HONEST} tables. Crashes, tables that could not be opened any more or do not replay, decisions lost or doubled, answers with a stack or a path or that are no messages of the protocol: **${problems.length}**.

Answers: ${kinds.join(', ')}.
`,
);
process.exit(problems.length === 0 ? 0 : 1);

/** Two people play a whole game, and look whether it was theirs alone. */
async function playHonestly(game: string, place: number): Promise<void> {
  const { code, tokens, people } = await beginTable(port, game);
  for (const { socket } of people) socket.terminate();
  watched[place] = code;
  const players = await Promise.all(
    tokens.map((token, index) =>
      Player.sitDown({
        game,
        code,
        token,
        port: () => port,
        seed: `${code}${index}`,
        pause: () => 100,
        headers: { 'x-forwarded-for': `11.0.${place}.${index}` },
      }),
    ),
  );
  await Promise.all(players.map((player) => player.until(() => player.isOver)));
  for (const player of players) {
    player.stop();
    decisions += player.acknowledged.length;
    problems.push(...player.complaints);
    if (player.told.join() !== player.acknowledged.join()) problems.push(`${game} ${code}: decisions lost or doubled`);
  }
  games++;
  problems.push(...(await checkTable(game, code)));
}

/** Whether the table can still be opened, and its game still follows the rules. */
async function checkTable(game: string, code: string): Promise<readonly string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables/${code}/record`);
  // Not begun.
  if (response.status === 409) return [];
  if (response.status !== 200) return [`${game} ${code}: ${response.status} ${await response.text()}`];
  const record = await response.json();
  const rules = await loadRules(game);
  // What is hidden in a running game cannot be replayed by anybody else.
  const isHidden = record.log.some((entry: string) => entry.endsWith(':?'));
  return isHidden || (rules !== undefined && replayRecord(rules.game, record).ok)
    ? []
    : [`${game} ${code} does not replay`];
}
