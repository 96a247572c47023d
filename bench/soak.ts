import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Player } from '../server/src/testing/player.ts';
import { addressOf, openTable } from './load/house.ts';
import { ServerProcess } from './load/process.ts';
import { circumstances, table, writeSection } from './results.ts';

/**
 * `soak.ts RESULTS.md [MINUTES]`: people come and go for a long time: games of two people, games of one with a bot, tables that are left before the
 * end, visitors who only watch, connections that drop. The live heap of the server is looked at after a full collection, so that a slope is a leak.
 */
const [results = 'RESULTS.md', minutes = '30'] = process.argv.slice(2);
const HOUSE = new URL('../dist/spieleabend.mjs', import.meta.url);
const GAMES = ['eineu', 'twenty-one', 'besenbingo', 'maedn-kartenspiel', 'engel-und-bengel'] as const;
const TABLES = 60;
/** So many people there are; the same come again and again. */
const PEOPLE = 2000;
const DURATION = Number(minutes) * 60_000;
/** Memory is looked at so often; what the server needs to get warm does not count for the slope. */
const SAMPLES = 60;
const WARM = 0.2;

interface Memory {
  readonly minute: number;
  readonly rss: number;
  readonly heap: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'spieleabend-soak-'));
const args = ['serve', '--port', '0', '--trust-proxy', '--data-dir', dataDir];
const server = await ServerProcess.start(HOUSE, args, { node: ['--expose-gc'], env: { LOG_LEVEL: 'error' } });
const { port } = server;
const from = performance.now();
const end = from + DURATION;
let finished = 0;
let left = 0;
let decisions = 0;
let visits = 0;
let visitors = 0;
const problems: string[] = [];
const places = Array.from({ length: TABLES }, async (_, place) => {
  for (let round = place; performance.now() < end; round++) await evening(round, place);
});
const memory: Memory[] = [];
for (let sample = 1; sample <= SAMPLES; sample++) {
  await wait(from + (sample * DURATION) / SAMPLES - performance.now());
  const { rss, heap } = await server.usage();
  memory.push({ minute: (performance.now() - from) / 60_000, rss: rss / 1e6, heap: heap / 1e6 });
  if (sample % 5 === 0)
    console.log(`${memory.at(-1)?.minute.toFixed(1)} min: ${rss / 1e6} MB resident, ${heap / 1e6} MB heap`);
}
await Promise.all(places);
// Everybody has gone: what is left is what nobody needs any more.
await wait(3000);
const empty = await server.usage();
const ended = server.child.exitCode !== null || server.child.signalCode !== null;
if (ended) problems.push('The server has ended.');
await server.stop();
await rm(dataDir, { recursive: true, force: true });
for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`);

const counted = memory.slice(Math.floor(WARM * memory.length));
const tenths = memory.filter((_, index) => (index + 1) % (SAMPLES / 10) === 0);
const heapSlope = slope(counted.map(({ minute, heap }) => [minute, heap]));
const rssSlope = slope(counted.map(({ minute, rss }) => [minute, rss]));
writeSection(
  results,
  'A long evening',
  `${circumstances()}. ${minutes} minutes at ${TABLES} tables of all five games: ${finished.toLocaleString('en')} games were played to their end, ${left.toLocaleString('en')} were left before it, ${decisions.toLocaleString('en')} decisions of people were acknowledged (bots decided beside them), people came ${visits.toLocaleString('en')} times. What went wrong: **${problems.length}**.

${table(
  ['after', 'resident', 'live heap'],
  tenths.map(({ minute, rss, heap }) => [`${minute.toFixed(0)} min`, `${rss.toFixed(0)} MB`, `${heap.toFixed(1)} MB`]),
)}
After the first ${100 * WARM} % the live heap changes by **${heapSlope.toFixed(3)} MB a minute** (resident: ${rssSlope.toFixed(2)} MB a minute); when all have gone ${(empty.heap / 1e6).toFixed(1)} MB are left.
`,
);
process.exit(problems.length === 0 ? 0 : 1);

/** The address of the next one to come. */
function visitor(): string {
  return addressOf(1 + (visitors++ % PEOPLE));
}

/** A table from its opening until it is left. */
async function evening(round: number, place: number): Promise<void> {
  const game = GAMES[round % GAMES.length] ?? 'eineu';
  const withBot = round % 3 === 0;
  const isLeft = round % 4 === 1;
  const { code, tokens } = await begin(game, withBot);
  const players = await Promise.all(
    tokens.map((token, index) =>
      Player.sitDown({
        game,
        code,
        token,
        port: () => port,
        seed: `${code}${index}`,
        pause: () => 30 + ((round * 37) % 120),
        headers: { 'x-forwarded-for': visitor() },
      }),
    ),
  );
  const watcher =
    round % 5 === 2
      ? await Player.sitDown({
          game,
          code,
          token: `nobody-${code}-and-no-secret`,
          port: () => port,
          seed: code,
          headers: { 'x-forwarded-for': visitor() },
        })
      : null;
  // Who plays is disconnected now and then.
  const dropping = setInterval(() => players[round % players.length]?.drop(), 3000 + (place % 7) * 500);
  const whole = Promise.all(players.map((player) => player.until(() => player.isOver)));
  const patience = isLeft ? 2000 + (round % 10) * 500 : Math.max(1000, end - performance.now());
  const timer = new AbortController();
  const isOver = await Promise.race([
    whole.then(() => true),
    wait(patience, false, { signal: timer.signal }).catch(() => false),
  ]);
  timer.abort();
  clearInterval(dropping);
  watcher?.stop();
  for (const player of players) {
    player.stop();
    decisions += player.acknowledged.length;
    visits += player.connections;
    problems.push(...player.complaints.map((complaint) => `${game} ${code}: ${complaint}`));
    if (isOver && player.told.join() !== player.acknowledged.join())
      problems.push(`${game} ${code}: decisions lost or doubled`);
  }
  if (isOver) finished++;
  else left++;
}

/** A table that has begun, with nobody there yet. */
async function begin(game: string, withBot: boolean): Promise<{ code: string; tokens: readonly string[] }> {
  const { code, tokens, people } = await openTable(port, game, {
    other: withBot ? { kind: 'bot', level: 'greedy' } : { kind: 'open' },
    from: visitor,
  });
  const look = people[0]?.next('look');
  people[0]?.send({ type: 'start', id: 'start' });
  await look;
  for (const { socket } of people) socket.terminate();
  return { code, tokens };
}

/** Megabytes a minute: the line through the points that fits best. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const x = mean(([minute]) => minute);
  const y = mean(([, value]) => value);
  const along = points.reduce((sum, [minute, value]) => sum + (minute - x) * (value - y), 0);
  return along / points.reduce((sum, [minute]) => sum + (minute - x) ** 2, 0);
}
