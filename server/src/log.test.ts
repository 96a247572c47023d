import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { PROTOCOL } from './protocol/index.ts';
import { MemoryStorage } from './storage/memory.ts';
import { type Change, StorageError } from './storage/storage.ts';
import { TestClient } from './testing/client.ts';
import { beginGame, playOn, post, startServer } from './testing/table.ts';

/** A log that is only remembered, with all that is ever told. */
function heard() {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { log: createLog('trace', stream), text: () => text };
}

class BrittleStorage extends MemoryStorage {
  fault: Error | null = null;

  override async commit(changes: readonly Change[]): Promise<void> {
    if (this.fault !== null) throw this.fault;
    return super.commit(changes);
  }
}

test('a whole evening with all its mishaps leaves nothing personal in the log', async () => {
  const { log, text } = heard();
  const storage = new BrittleStorage();
  const serving = await startServer({ log, storage, trustProxy: true });
  const names = ['Annegret Ahornblatt', 'Balduin'];
  const { code, people, tokens } = await beginGame(serving, { game: 'maedn-kartenspiel' }, names);
  await playOn('maedn-kartenspiel', people, 'log', 8);
  const views = people.map(({ look }) => JSON.stringify(look?.view));

  // Hostile visitors: what they send must not come out here either.
  const stranger = await TestClient.open(serving, { 'x-forwarded-for': '192.0.2.77' });
  stranger.sendRaw('{"broken": "marzipan');
  stranger.sendRaw({ type: 'hello', protocol: PROTOCOL, code, token: 'S'.repeat(40) });
  await stranger.until(() => stranger.table !== null);
  stranger.sendRaw('x'.repeat(10_000));
  await stranger.ended();
  const headers = { 'x-forwarded-for': '192.0.2.78', 'content-type': 'application/json' };
  await fetch(`${serving.url}/api/tables`, { method: 'POST', headers, body: '{"name": "marzipan' });
  await fetch(`${serving.url}/marzipan?name=Annegret`, { headers });

  // The disk is full, and then the program itself has a fault.
  storage.fault = new StorageError(
    'failed',
    Object.assign(new Error('SQLITE_FULL'), { parameters: [names[0], tokens[0]] }),
  );
  expect(await people[0]?.ask({ type: 'rename', name: 'Annegret Marzipan' })).toEqual({ code: 'storage' });
  await post(serving, { game: 'eineu', name: 'Annegret Marzipan', chairs: [{ kind: 'person' }, { kind: 'open' }] });
  storage.fault = Object.assign(new TypeError('a fault'), { row: { name: names[0], holder: tokens[0] } });
  people[1]?.sendRaw({ type: 'rename', id: 'x', name: 'Balduin Marzipan' });
  await people[1]?.ended();
  storage.fault = null;

  const told = text();
  // It does tell what an operator has to know.
  expect(told).toContain('SQLITE_FULL');
  expect(told).toContain('a fault');
  for (const line of told.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  const personal = ['Annegret', 'Balduin', 'arzipan', '192.0.2.', '127.0.0.1', 'S'.repeat(40), ...tokens, ...views];
  for (const secret of personal) expect(told).not.toContain(secret);
});

test('a stored log that does not replay is told of without what is hidden in it', async () => {
  const { log, text } = heard();
  const storage = new MemoryStorage();
  const serving = await startServer({ log, storage });
  const { code, people } = await beginGame(serving, { game: 'maedn-kartenspiel' }, ['Anna', 'Ben']);
  const seq = (await storage.load(code))?.entries.length ?? 0;
  await storage.commit([{ type: 'append', code, seq, entries: [{ text: '*:marzipan', command: null, at: 0 }] }]);
  for (const person of people) await person.close();
  // It is read from the storage as soon as it has left memory.
  await expect.poll(async () => (await fetch(`${serving.url}/api/tables/${code}`)).status).toBe(500);
  expect(text()).toContain('does not replay');
  expect(text()).not.toContain('marzipan');
});

test('of an error only its own words are told, down to its causes', () => {
  const { log, text } = heard();
  const cause = Object.assign(new Error('deep'), { code: 'SQLITE_FULL', parameters: ['Anna'] });
  log.error({ err: new StorageError('failed', cause) }, 'not stored');
  log.error({ err: 'a text' }, 'thrown');
  const [error, thrown] = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(error).toMatchObject({
    msg: 'not stored',
    err: { code: 'failed', cause: { code: 'SQLITE_FULL', message: 'deep' } },
  });
  expect(thrown.err).toEqual({ type: 'string', message: 'a text' });
  expect(text()).not.toContain('Anna');
});
