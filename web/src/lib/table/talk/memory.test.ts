import { beforeEach, expect, test, vi } from 'vitest';
import { followed, memorise, passOn, recall, toggled } from './memory.ts';

const person = (name: string) => ({ kind: 'person', name });
const open = { kind: 'open', name: '' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test('each table has a memory of its own', () => {
  memorise('AAAAAA', { muted: ['Ben'], read: 7 });
  memorise('BBBBBB', { muted: [], read: 3 });
  expect(recall('AAAAAA')).toMatchObject({ muted: ['Ben'], read: 7 });
  expect(recall('BBBBBB')).toMatchObject({ muted: [], read: 3 });
  expect(recall('CCCCCC')).toEqual({ muted: [], read: 0 });
});

test('it does not grow without end', () => {
  for (let n = 0; n < 300; n++) memorise(`T${n}`, { muted: Array.from({ length: 100 }, (_, m) => `${m}`), read: n });
  expect(recall('T299').read).toBe(299);
  expect(recall('T299').muted).toHaveLength(24);
  expect(recall('T100')).toEqual({ muted: [], read: 0 });
});

test('what is stored and damaged counts as nothing', () => {
  for (const damaged of ['{', '7', '[{"code":"AAAAAA"}]', '[{"code":"AAAAAA","muted":[1],"read":0}]', '[null]']) {
    localStorage.setItem('spieleabend.talk', damaged);
    expect(recall('AAAAAA')).toEqual({ muted: [], read: 0 });
  }
});

test('somebody muted stays so at the rematch, unless it has been thought over there', () => {
  memorise('AAAAAA', { muted: ['Ben'], read: 7 });
  passOn('AAAAAA', 'BBBBBB');
  expect(recall('BBBBBB')).toMatchObject({ muted: ['Ben'], read: 0 });
  memorise('BBBBBB', { muted: [], read: 9 });
  passOn('AAAAAA', 'BBBBBB');
  expect(recall('BBBBBB')).toMatchObject({ muted: [], read: 9 });
});

test('muting is undone in the same way', () => {
  expect(toggled(toggled([], 'Ben'), 'Clara')).toEqual(['Ben', 'Clara']);
  expect(toggled(['Ben', 'Clara'], 'Ben')).toEqual(['Clara']);
});

test('somebody muted who takes another name stays muted', () => {
  const before = [person('Anna'), person('Ben')];
  expect(followed(['Ben'], before, [person('Anna'), person('Benno')])).toEqual(['Ben', 'Benno']);
  expect(followed([], before, [person('Anna'), person('Benno')])).toEqual([]);
});

test('nobody else is muted because he sits where somebody sat', () => {
  const before = [person('Anna'), person('Ben')];
  for (const after of [
    [person('Anna'), open],
    [person('Anna'), { kind: 'bot', name: 'Linde' }],
    [person('Ben'), person('Anna')],
    [person('Anna'), person('Ben'), person('Clara')],
    [person('Anna')],
  ]) {
    expect(followed(['Ben'], before, after)).toEqual(['Ben']);
  }
  expect(followed(['Ben'], [person('Anna'), open], [person('Anna'), person('Clara')])).toEqual(['Ben']);
});
