import { game as twentyOne } from '@spieleabend/games/twenty-one/rules.ts';
import { type Game, type GameRecord, type Session, seeded } from '@spieleabend/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalTable, loadLocalTable, saveLocalTable, storedRecord } from './local-store.ts';

const game: Game = twentyOne;
const SEATS = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Holz', bot: 'greedy' }];

const RECORD: GameRecord = {
  spieleabend: 1,
  game: game.id,
  rules: game.rules,
  options: {},
  seats: SEATS,
  log: ['*:abc'],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

function load(id: string): Session {
  const record = storedRecord(id);
  const loaded = record && loadLocalTable(game, record);
  if (!loaded?.ok) throw new Error('the stored table does not open');
  return loaded.value.session;
}

/** As far as Anna's entry, which lies face down. */
function annaHasEntered(session: Session): Session {
  let now = session;
  for (const step of [
    (s: Session) => s.happen('abc'),
    (s: Session) => s.happen('123456'),
    (s: Session) => s.decide(0, 'keep'),
    (s: Session) => s.decide(0, 'w'),
  ]) {
    const next = step(now);
    if (!next.ok) throw new Error(next.error.code);
    now = next.value;
  }
  return now;
}

describe('a table on this device', () => {
  test('the secret that its dice follow from is kept with it, another for each game; real dice have none', () => {
    const tables = (['drawn', 'drawn', 'typed'] as const).map((chance) => {
      const id = createLocalTable({ game, options: {}, seats: SEATS, first: 'order', chance });
      const loaded = loadLocalTable(game, storedRecord(id) ?? RECORD);
      if (!loaded.ok) throw new Error('the stored table does not open');
      saveLocalTable(id, loaded.value);
      expect(storedRecord(id)?.secret).toBe(loaded.value.secret);
      return loaded.value;
    });
    const [one, other, typed] = tables.map(({ secret }) => secret);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(other).not.toBe(one);
    expect(typed).toBeUndefined();
  });

  test('a game stored before there was such a secret, or with a damaged one, goes on without', () => {
    for (const more of [{}, { secret: 'too short' }]) {
      expect(loadLocalTable(game, { ...RECORD, ...more })).toMatchObject({ ok: true, value: { secret: undefined } });
    }
  });

  test('a reload goes on exactly where the game stood, face-down decisions included', () => {
    const id = createLocalTable({ game, options: { voluntaryStrike: true }, seats: SEATS, first: 'order' });
    const session = annaHasEntered(load(id));
    saveLocalTable(id, { session, seats: SEATS, chance: 'drawn' });
    const again = load(id);
    expect(again.setup).toEqual({ seats: 3, options: { voluntaryStrike: true } });
    expect(again.log).toEqual(['*:abc', '*:123456', '0:keep']);
    expect(again.held).toEqual(new Map([[0, 'w']]));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(again.look(viewer).view).toEqual(session.look(viewer).view);
    }
  });

  test.each(['drawn', 'typed', 'sheet'] as const)('where outcomes come from is kept: %s', (chance) => {
    const id = createLocalTable({ game, options: {}, seats: SEATS, first: 'order', chance });
    const record = storedRecord(id);
    const loaded = record && loadLocalTable(game, record);
    if (!loaded?.ok) throw new Error('not loaded');
    saveLocalTable(id, loaded.value);
    expect(loaded.value.chance).toBe(chance);
    expect(storedRecord(id)?.chance).toBe(chance === 'drawn' ? undefined : 'typed');
  });

  test('the rounds before this one and those still to come are kept with it', () => {
    const [anna] = SEATS;
    const series = { rounds: 3, earlier: [{ log: ['*:a'], score: 17 }] };
    const id = createLocalTable({ game, options: {}, seats: anna ? [anna] : [], first: 'order', series });
    for (const _ of ['as laid', 'as saved']) {
      const record = storedRecord(id);
      const loaded = record && loadLocalTable(game, record);
      if (!loaded?.ok) throw new Error('not loaded');
      expect(loaded.value.series).toEqual(series);
      saveLocalTable(id, loaded.value);
    }
  });

  test('a face-down decision that does not fit the game is asked for again, nothing else is lost', () => {
    const id = createLocalTable({ game, options: {}, seats: SEATS, first: 'order' });
    const session = annaHasEntered(load(id));
    saveLocalTable(id, { session, seats: SEATS, chance: 'drawn' });
    const record = storedRecord(id);
    const loaded = record && loadLocalTable(game, { ...record, held: ['0:nonsense', 7, '9:w'] });
    expect(loaded?.ok && loaded.value.session.waiting).toEqual([0, 1, 2]);
  });

  test('a damaged table is told, not played', () => {
    const id = createLocalTable({ game, options: {}, seats: SEATS, first: 'order' });
    const record = storedRecord(id);
    const loaded = record && loadLocalTable(game, { ...record, log: ['*:abc', '0:keep'] });
    expect(loaded).toMatchObject({ ok: false, error: { at: 1, entry: '0:keep' } });
  });

  test('C-1 the lot turns the circle and leaves the neighbours beside each other', () => {
    const starts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const id = createLocalTable({ game, options: {}, seats: SEATS, first: 'lot' }, seeded(seed));
      const names = storedRecord(id)?.seats.map((seat) => (typeof seat === 'string' ? seat : seat.name)) ?? [];
      starts.add(names.join());
    }
    expect([...starts].sort()).toEqual(['Anna,Ben,Holz', 'Ben,Holz,Anna', 'Holz,Anna,Ben']);
  });

  test('where the browser forbids its memory the table lasts as long as the page', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    const id = createLocalTable({ game, options: {}, seats: SEATS, first: 'order' });
    expect(saveLocalTable(id, { session: annaHasEntered(load(id)), seats: SEATS, chance: 'drawn' })).toBe(false);
    expect(load(id).held.size).toBe(1);
  });
});
