import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { boardgameHost } from './load/boardgameio.mjs';
import { flatOut, offered, quantile } from './load/drive.ts';
import { Floor } from './load/floor.ts';
import { House, Person } from './load/house.ts';
import { type Host, inTurns } from './load/match.ts';
import { ServerProcess } from './load/process.ts';
import { median } from './measure.ts';
import { circumstances, per, table, writeSection } from './results.ts';

/*
 * What a server bears: `load.ts RESULTS.md`. Servers run in processes of their own, all people live in this one; on a machine with two cores each
 * side has one. Every server is sampled in turn.
 */
const TABLES = 1000;
const ROUNDS = 4;
/** A sample is over after so many decisions at each table, so that hardly a game ends in it, or after so many seconds. */
const MOVES = 15;
const SECONDS = 5;
const OFFERED = { perSecond: 1000, seconds: 6, rounds: 3 };
const IDLE_TABLES = 5000;
/** So long (milliseconds) they are left alone before their memory counts: what came in and went out with them is collected by then. */
const REST = 120_000;
/** As many as a look at twenty one has on average. */
const LOOK_BYTES = 1450;

const HOUSE = new URL('../dist/spieleabend.mjs', import.meta.url);
const PRODUCTION = { env: { NODE_ENV: 'production' } };

interface Contestant {
  readonly server: ServerProcess;
  readonly host: Host;
  /** Moves a second by the clock, and of the server's processor time. */
  readonly wall: number[];
  readonly cpu: number[];
}

const folders: string[] = [];
const running: ServerProcess[] = [];
try {
  await measure(process.argv[2] ?? 'RESULTS.md');
} finally {
  for (const server of running) await server.stop('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
process.exit();

async function measure(results: string): Promise<void> {
  const house = await start(HOUSE, ['serve', '--port', '0', '--trust-proxy', '--data-dir', await folder()]);
  const floor = await start(new URL('load/floor-server.ts', import.meta.url), [await folder()], ['--import', 'tsx']);
  const talkative = await start(
    new URL('load/floor-server.ts', import.meta.url),
    [await folder(), String(LOOK_BYTES)],
    ['--import', 'tsx'],
  );
  const theirs = await start(new URL('build/boardgameio-server.cjs', import.meta.url), []);
  const eineu = contestant(house, new House('Spieleabend, EINEU', house.port, 'eineu'));
  const twentyOne = contestant(house, new House('Spieleabend, twenty one', house.port, 'twenty-one'));
  const alone = contestant(floor, new Floor('the floor: ws and SQLite alone', floor.port));
  const asLong = contestant(
    talkative,
    new Floor(`the floor, telling ${LOOK_BYTES.toLocaleString('en')} bytes`, talkative.port),
  );
  const boardgame = contestant(theirs, boardgameHost(theirs.port));
  const all = [eineu, twentyOne, alone, asLong, boardgame];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) for (const one of all) await sample(one, round > 0);
  const speeds = `${circumstances()}. ${TABLES.toLocaleString('en')} tables with two people each, as many decisions under way as there are tables; ${ROUNDS} samples of each, in turn.

${table(
  ['server', 'moves/s, median', 'slowest to fastest sample', 'moves/s of its processor time'],
  all.map(({ host, wall, cpu }) => [
    host.name,
    per(median(wall)),
    `${per(Math.min(...wall))} to ${per(Math.max(...wall))}`,
    per(median(cpu)),
  ]),
)}
Against boardgame.io, the same game (twenty one): ${times(twentyOne, boardgame)}. Of the floor, which hands each message on as it came: EINEU ${share(eineu, alone)}, twenty one ${share(twentyOne, alone)}. Of the floor that tells as many bytes as a look at twenty one has: EINEU ${share(eineu, asLong)}, twenty one ${share(twentyOne, asLong)}.
`;
  const latencies = await measureLatency([eineu, alone]);
  for (const server of [floor, talkative, theirs, house]) await server.stop();
  const reconnected = await measureReconnecting();
  const idle = await measureIdle();
  writeSection(results, 'A server under load', [speeds, latencies, reconnected, idle].join('\n'));
}

async function sample({ server, host, wall, cpu }: Contestant, counts: boolean): Promise<void> {
  const matches = await host.seat(TABLES);
  const before = await server.usage();
  const { moves, seconds } = await flatOut(matches, MOVES * TABLES, SECONDS);
  const after = await server.usage();
  for (const match of matches) match.close();
  const used = after.cpu - before.cpu;
  const speed = moves / seconds;
  console.log(
    `${counts ? '' : '(warm-up) '}${host.name}: ${per(speed)} moves/s, ${per(moves / used)} of its processor time (${Math.round((100 * used) / seconds)} % of a core)`,
  );
  if (counts) {
    wall.push(speed);
    cpu.push(moves / used);
  }
  // Those who leave are noticed now, not in the next sample.
  await wait(300);
}

async function measureLatency(contestants: readonly Contestant[]): Promise<string> {
  const rows = contestants.map(({ host }) => ({ name: host.name, p50: [] as number[], p99: [] as number[] }));
  for (let round = 0; round < OFFERED.rounds; round++) {
    for (const [index, { host }] of contestants.entries()) {
      const matches = await host.seat(TABLES);
      await wait(500);
      const { latencies } = await offered(matches, OFFERED.perSecond, OFFERED.seconds);
      for (const match of matches) match.close();
      rows[index]?.p50.push(quantile(latencies, 0.5));
      rows[index]?.p99.push(quantile(latencies, 0.99));
      await wait(300);
    }
  }
  const range = (values: readonly number[]) =>
    `${milliseconds(Math.min(...values))} to ${milliseconds(Math.max(...values))}`;
  return `${OFFERED.perSecond.toLocaleString('en')} decisions a second, sent whatever becomes of those before; from sending to the acknowledgement (stored on the disk), ${OFFERED.rounds} times ${OFFERED.seconds} s of each, in turn:

${table(
  ['server', 'median', 'from to', '99th of 100', 'from to'],
  rows.map(({ name, p50, p99 }) => [
    name,
    milliseconds(median(p50)),
    range(p50),
    milliseconds(median(p99)),
    range(p99),
  ]),
)}`;
}

/** The server is killed and started again, and all come back at once. */
async function measureReconnecting(): Promise<string> {
  const data = await folder();
  const serve = (port: number) => start(HOUSE, ['serve', '--port', String(port), '--trust-proxy', '--data-dir', data]);
  const first = await serve(0);
  const matches = await new House('', first.port, 'twenty-one').seat(TABLES);
  await flatOut(matches, MOVES * TABLES, 60);
  await first.stop('SIGKILL');
  const second = await serve(first.port);
  const from = performance.now();
  const people = matches.flatMap(({ code, tokens }) => tokens.map((token) => ({ code, token })));
  const waits = await inTurns(people, people.length, async ({ code, token }) => {
    const person = await Person.come(second.port);
    await person.hello(code, token, 'look');
    return (performance.now() - from) / 1000;
  });
  const served = [...waits].sort((a, b) => a - b);
  await second.stop();
  return `After \`kill -9\` and a restart ${people.length.toLocaleString('en')} people come back to ${TABLES.toLocaleString('en')} tables in mid-game at once: half of them see their table and its game after ${quantile(served, 0.5).toFixed(2)} s, the last one after **${served.at(-1)?.toFixed(2)} s**.
`;
}

async function measureIdle(): Promise<string> {
  const server = await start(HOUSE, ['serve', '--port', '0', '--trust-proxy', '--data-dir', await folder()]);
  await wait(1000);
  const before = await server.usage();
  await new House('', server.port, 'eineu').seat(IDLE_TABLES);
  await wait(REST);
  const after = await server.usage();
  await server.stop('SIGKILL');
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return `${(2 * IDLE_TABLES).toLocaleString('en')} sockets at rest at ${IDLE_TABLES.toLocaleString('en')} tables, begun, left alone for ${REST / 1000} s: **${megabytes(after.rss)}** resident for the whole server, of which ${megabytes(before.rss)} were there before anybody came.
`;
}

function contestant(server: ServerProcess, host: Host): Contestant {
  return { server, host, wall: [], cpu: [] };
}

async function start(script: URL, args: readonly string[], node: readonly string[] = []): Promise<ServerProcess> {
  const server = await ServerProcess.start(script, args, { node, ...PRODUCTION });
  running.push(server);
  return server;
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'spieleabend-load-'));
  folders.push(made);
  return made;
}

function times(a: Contestant, b: Contestant): string {
  const ratio = (pick: (one: Contestant) => readonly number[]) => (median(pick(a)) / median(pick(b))).toFixed(1);
  return `**${ratio(({ wall }) => wall)} times** as many moves (${ratio(({ cpu }) => cpu)} times in processor time)`;
}

function share(a: Contestant, b: Contestant): string {
  const percent = (pick: (one: Contestant) => readonly number[]) =>
    Math.round((100 * median(pick(a))) / median(pick(b)));
  return `**${percent(({ wall }) => wall)} %** (${percent(({ cpu }) => cpu)} % in processor time)`;
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
