import { beforeEach, expect, test, vi } from 'vitest';
import { addressOf, forget, keepToken, list, type MyTable, remember, seats, seatToken, watchMine } from './mine.ts';

let kept: Map<string, string>;
/** What this tab listens to. */
let heard: ((event: { key: string | null }) => void)[];
beforeEach(() => {
  kept = new Map();
  heard = [];
  vi.stubGlobal('addEventListener', (_: string, run: () => void) => heard.push(run));
  vi.stubGlobal('removeEventListener', (_: string, run: () => void) => {
    heard = heard.filter((other) => other !== run);
  });
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

test('of very many tables the oldest finished ones are forgotten first, with their secrets and records', () => {
  remember({ ...online, id: 'LONG', code: 'LONG', phase: 'playing' });
  keepToken('LONG', 'secret');
  remember({ ...local, id: 'gone', phase: 'over' });
  kept.set('spieleabend.local.gone', '{}');
  remember({ ...online, id: 'ENDED', code: 'ENDED', phase: 'over' });
  keepToken('ENDED', 'secret');
  for (let n = 0; n < 98; n++) remember({ ...local, id: `t${n}`, phase: 'over' });
  expect(list()).toHaveLength(100);
  expect(list().at(-1)).toMatchObject({ id: 'LONG' });
  expect(kept.has('spieleabend.local.gone')).toBe(false);
  expect(seatToken('ENDED')).toBe('secret');
  remember({ ...local, id: 'one more' });
  expect(list()).toHaveLength(100);
  expect(seats()).toEqual([{ code: 'LONG', token: 'secret' }]);
  for (let n = 0; n < 120; n++) remember({ ...local, id: `r${n}` });
  expect(list()).toHaveLength(100);
  expect(seats()).toEqual([]);
});

test('secrets of tables that were never noted do not pile up, and those of noted ones are never thrown away for them', () => {
  remember(online);
  keepToken('KANNE', 'mine');
  for (let n = 0; n < 500; n++) keepToken(`X${n}`, 'stray');
  expect(seats()).toHaveLength(200);
  expect(seatToken('KANNE')).toBe('mine');
  expect(seatToken('X499')).toBe('stray');
});

test('a table that is forgotten leaves nothing behind', () => {
  remember(local);
  kept.set('spieleabend.local.a1', '{}');
  remember(online);
  keepToken('KANNE', 'secret');
  forget('a1');
  forget('KANNE');
  expect(list()).toEqual([]);
  expect(seats()).toEqual([]);
  expect(kept.has('spieleabend.local.a1')).toBe(false);
});

test('how a game ended is remembered; an end that makes no sense does not disturb', () => {
  const over: MyTable = { ...local, phase: 'over', ending: { winners: ['Anna'], place: 2, points: null } };
  remember(over);
  expect(list()).toEqual([over]);
  kept.set('spieleabend.tables', JSON.stringify([{ ...over, ending: { winners: 'Anna' } }, online]));
  expect(list()).toEqual([online]);
});

test('whoever shows the list hears of changes in this tab and in others', () => {
  const changed = vi.fn();
  const stop = watchMine(changed);
  remember(local);
  expect(changed).toHaveBeenCalledTimes(1);
  for (const key of ['spieleabend.tables', 'spieleabend.seats', 'spieleabend.theme', null]) {
    for (const run of heard) run({ key });
  }
  expect(changed).toHaveBeenCalledTimes(4);
  stop();
  remember(online);
  expect(heard).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(4);
});
