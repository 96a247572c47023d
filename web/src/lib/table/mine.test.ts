import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf, forget, keepToken, list, type MyTable, remember, seatToken } from './mine.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const local: MyTable = {
  id: 'a1',
  code: null,
  game: 'eineu',
  names: ['Anna', 'Ben'],
  at: 1,
  phase: 'playing',
  yourTurn: true,
};
const online: MyTable = { ...local, id: 'KANNE', code: 'KANNE', at: 2, yourTurn: false };

test('the table seen last stands first, each once', () => {
  remember(local);
  remember(online);
  remember({ ...local, phase: 'over', at: 3 });
  expect(list()).toEqual([{ ...local, phase: 'over', at: 3 }, online]);
  forget('a1');
  expect(list()).toEqual([online]);
});

test('what somebody else has written there does not disturb', () => {
  kept.set('spieleabend.tables', JSON.stringify([local, { id: 7 }, null, { ...online, names: [1] }]));
  expect(list()).toEqual([local]);
  kept.set('spieleabend.tables', '{ not json');
  expect(list()).toEqual([]);
});

test('the secret of a seat belongs to one table', () => {
  keepToken('KANNE', 'secret');
  expect(seatToken('KANNE')).toBe('secret');
  expect(seatToken('TASSE')).toBeNull();
  keepToken('KANNE', null);
  expect(seatToken('KANNE')).toBeNull();
});

test('a code that is the name of an object method holds no secret', () => {
  expect(seatToken('toString')).toBeNull();
});

test('each table has its address', () => {
  expect(addressOf(local)).toBe('/play/a1');
  expect(addressOf(online)).toBe('/t/KANNE');
});
