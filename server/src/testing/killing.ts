import { loadRules } from '@spieleabend/games';
import { type Random, replayRecord, seeded } from '@spieleabend/kernel';
import { newToken } from '../secrets.ts';
import { TestClient } from './client.ts';
import { Player } from './player.ts';

/** A server in a process of its own. */
export interface Mortal {
  readonly port: number;
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
}

/** What people at one table found out. */
interface Table {
  readonly game: string;
  readonly code: string;
  readonly players: readonly Player[];
}

export interface Killed {
  /** Decisions that were acknowledged in all. */
  readonly acknowledged: number;
  /** Tables that were killed in mid-game, counted once for each round. */
  readonly resumed: number;
  readonly games: number;
  /** What should not have happened; empty if all is well. */
  readonly problems: readonly string[];
}

interface Plan {
  readonly start: () => Promise<Mortal>;
  readonly rounds: number;
  readonly tables: number;
  /** How long (milliseconds) a server lives at most after all have come again. */
  readonly lifetime: number;
  readonly seed: string;
  /** Called after every round. */
  readonly progress?: (round: number) => void;
}

const GAMES = ['eineu', 'twenty-one', 'besenbingo', 'maedn-kartenspiel', 'engel-und-bengel'] as const;
const NAMES = ['Anna', 'Ben'] as const;
/** So long (milliseconds) may it take until all have come again and agree, on a machine that has much else to do. */
const COMING = 120_000;

/**
 * Kills a server at random moments while people play at many tables, again and again. After each restart all come again and send what was not
 * answered again; then the books of each person have to agree with what the server tells: nothing acknowledged is lost, nothing stands twice.
 * At the end every game is played to its end.
 */
export async function killAgainAndAgain({ start, rounds, tables, lifetime, seed, progress }: Plan): Promise<Killed> {
  const random = seeded(seed);
  const problems: string[] = [];
  let server = await start();
  const port = () => server.port;
  const playing: Table[] = [];
  const over: Table[] = [];
  let opened = 0;
  let resumed = 0;
  const fill = async (): Promise<void> => {
    while (playing.length < tables) playing.push(await seat(port, GAMES[opened % GAMES.length] ?? 'eineu', opened++));
  };
  await fill();
  for (let round = 1; round <= rounds; round++) {
    await live(lifetime, random);
    await server.kill();
    server = await start();
    for (const { players } of playing) for (const player of players) player.rest(true);
    await within(
      30_000,
      everybody(playing, ({ isSettled }) => isSettled),
      () => {
        problems.push(`round ${round}: not all came again`);
      },
    );
    // The last looks may still be on their way.
    await within(COMING, agreement(playing), () => {});
    for (const table of [...playing]) {
      problems.push(...complaintsOf(table).map((text) => `round ${round}, ${table.game} ${table.code}: ${text}`));
      const isOver = table.players.every((player) => player.isOver);
      if (!isOver) resumed++;
      else over.push(...playing.splice(playing.indexOf(table), 1));
    }
    await fill();
    for (const { players } of playing) for (const player of players) player.rest(false);
    progress?.(round);
  }
  await within(
    120_000,
    everybody(playing, ({ isOver }) => isOver),
    () => {
      problems.push('not every game came to its end');
    },
  );
  const all = [...over, ...playing];
  await within(COMING, agreement(playing), () => {});
  for (const table of all) problems.push(...(await checkRecord(server.port, table)));
  for (const { players } of all) for (const player of players) player.stop();
  await server.kill();
  const acknowledged = all
    .flatMap(({ players }) => players)
    .reduce((sum, player) => sum + player.acknowledged.length, 0);
  return { acknowledged, resumed, games: all.length, problems };
}

async function seat(port: () => number, game: string, number: number): Promise<Table> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` };
  const chairs = NAMES.map((_, index) => ({ kind: index === 0 ? 'person' : 'open' }));
  const body = JSON.stringify({ game, name: NAMES[0], first: 'order', chairs });
  const response = await fetch(`http://127.0.0.1:${port()}/api/tables`, { method: 'POST', headers, body });
  const { code, token } = (await response.json()) as { code: string; token: string };
  const tokens = [token];
  const host = await TestClient.join({ port: port() }, code, token);
  for (const [chair, name] of NAMES.entries()) {
    if (chair === 0) continue;
    const guest = await TestClient.join({ port: port() }, code);
    const own = newToken();
    const refused = await guest.ask({ type: 'take', chair, name, token: own });
    if (refused !== null) throw new Error(refused.code);
    tokens.push(own);
    await guest.close();
  }
  const refused = await host.ask({ type: 'start' });
  if (refused !== null) throw new Error(refused.code);
  await host.close();
  const players = await Promise.all(
    tokens.map((own, index) =>
      Player.sitDown({ game, code, token: own, port, seed: `${code}${index}`, headers, pause: () => 5 }),
    ),
  );
  return { game, code, players };
}

/** Waits for a random time, evenly up to so many milliseconds. */
function live(lifetime: number, random: Random): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1 + random.below(lifetime)));
}

async function everybody(tables: readonly Table[], holds: (player: Player) => boolean): Promise<void> {
  await Promise.all(tables.flatMap(({ players }) => players.map((player) => player.until(() => holds(player)))));
}

async function agreement(tables: readonly Table[]): Promise<void> {
  while (tables.some((table) => differences(table).length > 0)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function complaintsOf(table: Table): readonly string[] {
  return [...table.players.flatMap((player) => player.complaints.splice(0)), ...differences(table)];
}

/** All are settled: what each was acknowledged is what he is told, neither more nor less, and all see the same game. */
function differences({ players }: Table): readonly string[] {
  const seqs = new Set(players.map(({ look }) => look?.seq));
  return [
    ...players.flatMap(({ told, acknowledged }) =>
      told.join(' ') === acknowledged.join(' ')
        ? []
        : [`told ${told.join(' ')}; acknowledged ${acknowledged.join(' ')}`],
    ),
    ...(seqs.size === 1 ? [] : [`looks differ: ${[...seqs].join(' ')}`]),
  ];
}

async function checkRecord(port: number, table: Table): Promise<readonly string[]> {
  const { game, code, players } = table;
  const record = await (await fetch(`http://127.0.0.1:${port}/api/tables/${code}/record`)).json();
  const rules = await loadRules(game);
  const replays = rules !== undefined && replayRecord(rules.game, record).ok;
  const log = JSON.stringify(record.log);
  return [
    ...complaintsOf(table),
    ...(replays ? [] : ['the record does not replay']),
    ...(players.every((player) => JSON.stringify(player.log) === log) ? [] : ['the record is not what they saw']),
  ].map((text) => `at the end, ${game} ${code}: ${text}`);
}

async function within(milliseconds: number, work: Promise<void>, late: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      late();
      resolve();
    }, milliseconds);
  });
  await Promise.race([work, end]);
  clearTimeout(timer);
}
