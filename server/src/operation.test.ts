import { request } from 'node:http';
import { expect, test } from 'vitest';
import { MemoryStorage } from './storage/memory.ts';
import { StorageError } from './storage/storage.ts';
import { beginGame, playOn, post, startServer } from './testing/table.ts';

/** A request as any program may make it, with any headers: `fetch` lets nobody choose `Host`. */
function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The figures by their names with labels. */
function figures(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('the metrics tell how much goes on, and of nobody', async () => {
  const serving = await startServer();
  const before = figures((await get(serving.port, '/metrics')).text);
  expect(before.get('spieleabend_tables_stored')).toBe(0);
  const { code, people, tokens } = await beginGame(serving, { game: 'twenty-one' }, ['Annegret', 'Balduin']);
  let decided = 0;
  await playOn('twenty-one', people, 'metrics', 12, () => decided++);
  const stale = await people[0]?.ask({ type: 'decide', ask: 999_999, move: 'keep' });
  const { text } = await get(serving.port, '/metrics');
  const after = figures(text);
  expect(after.get('spieleabend_decisions_total{by="person"}')).toBe(decided);
  expect(after.get('spieleabend_chance_events_total')).toBeGreaterThan(0);
  expect(after.get(`spieleabend_refused_commands_total{code="${stale?.code}"}`)).toBe(1);
  expect(after.get('spieleabend_tables_opened_total')).toBe(1);
  expect(after.get('spieleabend_tables_stored')).toBe(1);
  expect(after.get('spieleabend_tables_in_memory')).toBe(1);
  expect(after.get('spieleabend_sockets')).toBe(2);
  // Everything that was sent as a decision was answered, the stale one too.
  expect(after.get('spieleabend_decision_seconds_count')).toBe(decided + 1);
  expect(after.get('spieleabend_commit_seconds_count')).toBeGreaterThanOrEqual(decided);
  expect(after.get('spieleabend_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  for (const secret of ['Annegret', 'Balduin', code, ...tokens]) expect(text).not.toContain(secret);
});

test('decisions of bots are counted apart, with the time they took', async () => {
  const serving = await startServer();
  const chairs = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] as const;
  const { people } = await beginGame(serving, { game: 'twenty-one', chairs: [...chairs] }, ['Anna']);
  await expect
    .poll(
      async () => {
        const [person] = people;
        if (person?.look?.ask != null) await playOn('twenty-one', people, 'bots', 1).catch(() => {});
        return figures((await get(serving.port, '/metrics')).text).get('spieleabend_decisions_total{by="bot"}') ?? 0;
      },
      { timeout: 50_000 },
    )
    .toBeGreaterThan(0);
  const { text } = await get(serving.port, '/metrics');
  expect(figures(text).get('spieleabend_bot_decision_seconds_count')).toBeGreaterThan(0);
});

test('without a token only a program on this machine may read the metrics: nobody through a proxy, and no foreign page', async () => {
  const { port } = await startServer();
  const status = async (headers: Record<string, string>) => (await get(port, '/metrics', headers)).status;
  for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`]) expect(await status({ host })).toBe(200);
  const refused: Record<string, string>[] = [
    { 'x-forwarded-for': '192.0.2.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '192.0.2.1' },
    { via: '1.1 proxy' },
    { host: 'games.example.org' },
    { host: '127.0.0.1.example.org' },
  ];
  for (const headers of refused) expect(await status(headers)).toBe(404);
});

test('with a token whoever shows it may read the metrics, and nobody else', async () => {
  const { port } = await startServer({ metricsToken: 'a-long-secret' });
  const status = async (headers: Record<string, string>) => (await get(port, '/metrics', headers)).status;
  const authorization = 'Bearer a-long-secret';
  expect(await status({ authorization })).toBe(200);
  expect(await status({ authorization, host: 'games.example.org', 'x-forwarded-for': '192.0.2.1' })).toBe(200);
  expect(await status({})).toBe(404);
  for (const wrong of ['Bearer a-long-secre', 'a-long-secret', 'Bearer ']) {
    expect(await status({ authorization: wrong })).toBe(404);
  }
});

/** A storage whose disk can be full, and that counts how often it was tried. */
class BrittleStorage extends MemoryStorage {
  full = false;
  probes = 0;

  override async probe(): Promise<void> {
    this.probes++;
    if (this.full) throw new StorageError('failed', new Error('SQLITE_FULL'));
  }
}

test('a server that cannot store is not healthy, and the disk is not bothered by whoever asks', async () => {
  const storage = new BrittleStorage();
  storage.full = true;
  const { port } = await startServer({ storage });
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(port, '/healthz')));
  for (const answer of answers) expect(answer).toEqual({ status: 503, text: '{"error":{"code":"storage"}}' });
  expect(storage.probes).toBe(1);
});

test('failed commits are counted', async () => {
  class FullStorage extends MemoryStorage {
    override async commit(): Promise<void> {
      throw new StorageError('failed', new Error('SQLITE_FULL'));
    }
  }
  const serving = await startServer({ storage: new FullStorage() });
  const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  expect((await post(serving, table)).status).toBe(503);
  expect(figures((await get(serving.port, '/metrics')).text).get('spieleabend_failed_commits_total')).toBe(1);
});
