import type { TableSummary } from '@spieleabend/server/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../api.ts';
import { keepName, keepToken, lastName, list, type MyTable, remember, seats, seatToken } from '../table/mine.ts';
import { pack, readMove, unpack } from './luggage.ts';

/** The memories of two devices. */
let memory: Map<string, string>;
beforeEach(() => {
  memory = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => memory.set(key, text),
    removeItem: (key: string) => memory.delete(key),
  });
});

const table: MyTable = {
  id: 'KANNEN',
  code: 'KANNEN',
  game: 'eineu',
  names: ['Ben'],
  at: 1,
  phase: 'playing',
  yourTurn: false,
};

async function summary(code: string): Promise<Answer<TableSummary>> {
  if (code === 'GGGGGG') return { ok: false, code: 'no-table' };
  if (code === 'WWWWWW') return { ok: false, code: 'unreachable' };
  const chair = { kind: 'person', level: null, presence: 'here', presentFor: 0, seat: 0 } as const;
  const chairs = [
    { ...chair, name: 'Anna' },
    { ...chair, name: 'Ben' },
  ];
  return { ok: true, value: { code, game: 'eineu', phase: 'playing', chairs } };
}

test('what goes on is packed first, and no more than may move at once', () => {
  expect(pack()).toBeNull();
  for (let n = 0; n < 60; n++) keepToken(`S${n}`, 'stray');
  remember(table);
  keepToken('KANNEN', 'running');
  remember({ ...table, id: 'TASSEN', code: 'TASSEN', phase: 'over' });
  keepToken('TASSEN', 'finished');
  remember({ ...table, id: 'a1', code: null });
  keepName('Anna');
  const luggage = pack();
  expect(luggage?.name).toBe('Anna');
  expect(luggage?.seats).toHaveLength(50);
  expect(luggage?.seats.slice(0, 2)).toEqual([
    { code: 'KANNEN', token: 'running' },
    { code: 'TASSEN', token: 'finished' },
  ]);
});

test('on the other device the seats are kept and their tables found, in the same order', async () => {
  const brought = ['KANNEN', 'TASSEN'].map((code) => ({ code, token: `${code} secret` }));
  expect(await unpack({ seats: brought, name: 'Anna' }, summary, 7)).toBe(2);
  expect(seats()).toEqual(brought);
  expect(lastName()).toBe('Anna');
  expect(list()).toEqual([
    { ...table, at: 7 },
    { ...table, id: 'TASSEN', code: 'TASSEN', at: 7 },
  ]);
});

test('a seat that this device has is never replaced, nor the name', async () => {
  keepToken('KANNEN', 'mine');
  keepName('Cleo');
  expect(await unpack({ seats: [{ code: 'KANNEN', token: 'theirs' }], name: 'Anna' }, summary)).toBe(0);
  expect(seatToken('KANNEN')).toBe('mine');
  expect(lastName()).toBe('Cleo');
});

test('a table that is gone is not kept; one that cannot be asked for just now is', async () => {
  const brought = ['GGGGGG', 'WWWWWW'].map((code) => ({ code, token: 'secret' }));
  expect(await unpack({ seats: brought }, summary)).toBe(1);
  expect(seats()).toEqual([{ code: 'WWWWWW', token: 'secret' }]);
});

test('a code is read however it was typed', () => {
  for (const typed of ['K7M2QXA4', ' k7m2 qxa4', 'k7m2-qxa4', 'https://example.org/move/K7M2QXA4']) {
    expect(readMove(typed)).toBe('K7M2QXA4');
  }
  for (const typed of ['', 'K7M2QX', 'K7M2QXA40', 'O0I1LUO0']) expect(readMove(typed)).toBeNull();
});
