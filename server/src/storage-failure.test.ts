import { expect, test } from 'vitest';
import { MemoryStorage } from './storage/memory.ts';
import { type Change, StorageError } from './storage/storage.ts';
import { TestClient } from './testing/client.ts';
import { beginGame, post, seatPeople, startServer } from './testing/table.ts';

/** A storage whose disk can be full, and that can meet a fault of the program. */
class BrittleStorage extends MemoryStorage {
  full = false;
  /** The code of the table whose next commit throws what no storage should throw. */
  cursed = '';

  override async commit(changes: readonly Change[]): Promise<void> {
    if (this.full) throw new StorageError('failed', new Error('SQLITE_FULL'));
    if (changes.some((change) => change.type === 'append' && change.code === this.cursed))
      throw new TypeError('a fault');
    return super.commit(changes);
  }
}

test('what cannot be stored is refused, changes nothing, and works again as soon as it can', async () => {
  const storage = new BrittleStorage();
  const serving = await startServer({ storage });
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const spectator = await TestClient.join(serving, code);
  await spectator.until(() => spectator.look !== null);
  const mover = people.find((person) => person.look?.ask !== null);
  const before = [...(mover?.log ?? [])];
  storage.full = true;
  expect(await mover?.decide('k3')).toEqual({ code: 'storage' });
  expect(await people[0]?.ask({ type: 'rename', name: 'Bea' })).toEqual({ code: 'storage' });
  const opened = await post(serving, { game: 'eineu', name: 'Cem', chairs: [{ kind: 'person' }, { kind: 'open' }] });
  expect([opened.status, await opened.json()]).toEqual([503, { error: { code: 'storage' } }]);
  const witness = await TestClient.join(serving, code);
  await witness.until(() => witness.look !== null);
  expect([witness.log, spectator.log, witness.table?.chairs[0]?.name]).toEqual([before, before, 'Anna']);
  storage.full = false;
  expect(await mover?.decide('k3')).toBeNull();
  await spectator.until(() => spectator.log.length === before.length + 1);
});

test('a table that throws ends alone: its people are told, its log is kept, other tables go on', async () => {
  const storage = new BrittleStorage();
  const serving = await startServer({ storage });
  const broken = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const other = await beginGame(serving, { game: 'eineu' }, ['Cem', 'Dora']);
  const mover = broken.people.find((person) => person.look?.ask !== null);
  const log = mover?.log ?? [];
  storage.cursed = broken.code;
  mover?.sendRaw({ type: 'decide', id: 'a', ask: mover.look?.ask, move: 'k3' });
  for (const person of broken.people) {
    expect(await person.ended()).toBe(1008);
    expect(person.messages.at(-1)).toEqual({ type: 'error', reason: { code: 'failed' }, final: true });
    expect(person.texts.join()).not.toContain('a fault');
  }
  const mover2 = other.people.find((person) => person.look?.ask !== null);
  expect(await mover2?.decide('k3')).toBeNull();
  storage.cursed = '';
  const again = await TestClient.join(serving, broken.code, broken.tokens[0]);
  await again.until(() => again.look !== null);
  expect(again.log).toEqual(log);
});

test('a damaged log is reported and hurts no other table', async () => {
  const storage = new BrittleStorage();
  const serving = await startServer({ storage });
  const damaged = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  for (const person of damaged.people) await person.close();
  const stored = await storage.load(damaged.code);
  const entries = [{ text: '0:zz', command: null, at: 0 }];
  await storage.commit([{ type: 'append', code: damaged.code, seq: stored?.entries.length ?? 0, entries }]);
  await expect(TestClient.join(serving, damaged.code)).rejects.toThrow('"failed"');
  const record = await fetch(`${serving.url}/api/tables/${damaged.code}/record`);
  expect([record.status, await record.json()]).toEqual([500, { error: { code: 'failed' } }]);
  await seatPeople(serving, { game: 'eineu' }, ['Cem', 'Dora']);
});

test('a table under rules that are no longer played says so', async () => {
  const storage = new BrittleStorage();
  const serving = await startServer({ storage });
  const { code, people } = await seatPeople(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  for (const person of people) await person.close();
  const stored = await storage.load(code);
  if (stored === null) throw new Error('not stored');
  await storage.commit([{ type: 'update', row: { ...stored.row, version: stored.row.version + 1, rules: 99 } }]);
  expect((await fetch(`${serving.url}/api/tables/${code}`)).status).toBe(410);
  await expect(TestClient.join(serving, code)).rejects.toThrow('"rules-version"');
});
