import { join } from 'node:path';
import { loadRules } from '@spieleabend/games';
import { replayRecord } from '@spieleabend/kernel';
import SqliteDatabase from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { steadyClock } from './clock.ts';
import { serve } from './index.ts';
import { DATA_FILE, SqliteStorage } from './storage/sqlite.ts';
import { Player } from './testing/player.ts';
import { FAULTS, FaultyProxy } from './testing/proxy.ts';
import { beginGame, seatPeople, startServer, temporaryDir } from './testing/table.ts';

interface Server {
  readonly port: number;
  readonly url: string;
}

/** People who sit down at a new table, begin, and go on through whatever `port` leads to them. */
async function playersAt(server: Server, game: string, names: readonly string[], port = server.port) {
  const { code, people, tokens } = await beginGame(server, { game }, names);
  for (const person of people) await person.close();
  const players = await Promise.all(
    tokens.map((token, index) => Player.sitDown({ game, code, token, port: () => port, seed: `${code}${index}` })),
  );
  onTestFinished(() => {
    for (const player of players) player.stop();
  });
  return { code, players };
}

/** No decision was lost and none doubled: what was acknowledged is what everybody is told, and it is a whole game by the rules. */
async function expectWholeGame(server: Server, game: string, { code, players }: Awaited<ReturnType<typeof playersAt>>) {
  for (const player of players) {
    expect(player.complaints).toEqual([]);
    expect(player.told).toEqual(player.acknowledged);
    expect(player.log).toEqual(players[0]?.log);
  }
  const record = await (await fetch(`${server.url}/api/tables/${code}/record`)).json();
  expect(record.log).toEqual(players[0]?.log);
  const rules = await loadRules(game);
  expect(rules !== undefined && replayRecord(rules.game, record).ok).toBe(true);
}

test('through a network that duplicates, reorders, delays, cuts and drops, whole games are played with no decision lost or doubled', async () => {
  const server = await startServer();
  const proxy = await FaultyProxy.start(server.port, { rate: 0.2, seed: 'network' });
  onTestFinished(() => proxy.close());
  const tables = [
    { game: 'eineu', names: ['Anna', 'Ben'] },
    { game: 'twenty-one', names: ['Anna', 'Ben', 'Cem'] },
    { game: 'besenbingo', names: ['Anna', 'Ben'] },
    { game: 'twenty-one', names: ['Anna', 'Ben'] },
  ];
  const seated = [];
  for (const { game, names } of tables) {
    seated.push({ game, table: await playersAt(server, game, names, proxy.port) });
  }
  await Promise.all(seated.flatMap(({ table }) => table.players.map((player) => player.until(() => player.isOver))));
  for (const { game, table } of seated) await expectWholeGame(server, game, table);
  expect([...proxy.happened.keys()].sort()).toEqual([...FAULTS].sort());
}, 180_000);

test('a full disk in mid-game: decisions are put off, none is lost, and the game goes on once there is room', async () => {
  const dataDir = await temporaryDir();
  const path = join(dataDir, DATA_FILE);
  const storage = await SqliteStorage.open(path, { maxPages: 60 });
  const server = await startServer({ dataDir, storage });
  const table = await playersAt(server, 'maedn-kartenspiel', ['Anna', 'Ben']);
  // Others fill what is left.
  const filler = 'x'.repeat(60);
  const fill = async (): Promise<void> => {
    for (let seq = 0; ; seq += 20) {
      const entries = Array.from({ length: 20 }, () => ({ text: filler, command: null, at: 0 }));
      await storage.commit([{ type: 'append', code: 'ZZZZZZ', seq, entries }]);
    }
  };
  const row = (await storage.load(table.code))?.row;
  if (row === undefined) throw new Error('not stored');
  await storage.commit([{ type: 'create', row: { ...row, code: 'ZZZZZZ', version: 1, starter: null } }]);
  await expect(fill()).rejects.toMatchObject({ code: 'failed' });
  // One after the other wants to decide and cannot.
  await Promise.race(table.players.map((player) => player.until(() => player.putOff > 1)));
  await storage.commit([{ type: 'delete', code: 'ZZZZZZ' }]);
  await Promise.all(table.players.map((player) => player.until(() => player.isOver)));
  await expectWholeGame(server, 'maedn-kartenspiel', table);
}, 120_000);

test('a file that another program locks for a moment: everybody waits, nothing is refused', async () => {
  const dataDir = await temporaryDir();
  const server = await startServer({ dataDir });
  const table = await playersAt(server, 'twenty-one', ['Anna', 'Ben']);
  const other = new SqliteDatabase(join(dataDir, DATA_FILE));
  onTestFinished(() => {
    other.close();
  });
  const made = () => table.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  for (let round = 0; round < 3; round++) {
    other.exec('begin immediate');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = made();
    // Meanwhile the server answers everybody who wants nothing stored.
    expect((await fetch(`${server.url}/api/tables/${table.code}`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made()).toBe(before);
    other.exec('commit');
    await Promise.race(table.players.map((player) => player.until(() => made() > before + 5 || player.isOver)));
  }
  await Promise.all(table.players.map((player) => player.until(() => player.isOver)));
  expect(table.players.map(({ putOff }) => putOff)).toEqual([0, 0]);
  await expectWholeGame(server, 'twenty-one', table);
}, 120_000);

test('a file that stays locked: what is commanded is refused and changes nothing, for all at the same time', async () => {
  const dataDir = await temporaryDir();
  const server = await startServer({ dataDir });
  const tables = [];
  for (let n = 0; n < 5; n++) tables.push(await seatPeople(server, { game: 'eineu' }, ['Anna', 'Ben']));
  const other = new SqliteDatabase(join(dataDir, DATA_FILE));
  onTestFinished(() => {
    other.close();
  });
  other.exec('begin immediate');
  const answers = await Promise.all(tables.map(({ people }) => people[0]?.ask({ type: 'rename', name: 'Bea' })));
  expect(answers).toEqual(tables.map(() => ({ code: 'storage' })));
  other.exec('rollback');
  for (const { people } of tables) {
    expect(people[0]?.table?.chairs[0]?.name).toBe('Anna');
    expect(await people[0]?.ask({ type: 'rename', name: 'Bea' })).toBeNull();
  }
}, 60_000);

test('the clock of the machine is set back and forth between restarts: nobody loses time by it, and the game is played to its end', async () => {
  const dataDir = await temporaryDir();
  const game = 'twenty-one';
  const time = { kind: 'live', bank: 10 * 60_000, increment: 0 } as const;
  const steady = steadyClock();
  let server = await serve({ port: 0, dataDir, clock: steady });
  onTestFinished(() => server.close());
  const { code, people, tokens } = await beginGame(server, { game, time }, ['Anna', 'Ben']);
  for (const person of people) await person.close();
  const players = await Promise.all(
    tokens.map((token, index) => Player.sitDown({ game, code, token, port: () => server.port, seed: `leap${index}` })),
  );
  onTestFinished(() => {
    for (const player of players) player.stop();
  });
  const made = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const DAY = 24 * 60 * 60_000;
  for (const leap of [-DAY, 30 * DAY, -365 * DAY]) {
    const goal = made() + 8;
    await Promise.race(players.map((player) => player.until(() => made() >= goal)));
    await server.close();
    server = await serve({ port: 0, dataDir, clock: { ...steady, now: () => steady.now() + leap } });
    const connections = players.map((player) => player.connections);
    await Promise.all(
      players.map((player, index) =>
        player.until(() => player.isSettled && player.connections > (connections[index] ?? 0)),
      ),
    );
    for (const { look } of players) {
      for (const left of look?.clock?.left ?? [-1]) expect(left).toBeGreaterThan(9 * 60_000);
      expect(Math.max(...(look?.clock?.left ?? []))).toBeLessThanOrEqual(time.bank);
      expect(look?.bots).toEqual([]);
    }
  }
  await Promise.all(players.map((player) => player.until(() => player.isOver)));
  await expectWholeGame(server, game, { code, players });
}, 120_000);
