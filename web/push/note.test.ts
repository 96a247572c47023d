import { expect, test } from 'vitest';
import { type Page, pageAt, readNote, shownOf } from './note.ts';

const NOTE = { code: 'ABCDEF', game: 'eineu', what: 'turn' } as const;
const TITLES = { eineu: 'EINEU' };
const page = (path: string, visibilityState: Page['visibilityState']): Page => ({
  url: `https://games.example.org${path}`,
  visibilityState,
});

test('a note is what the server sends, and nothing else', () => {
  expect(readNote(JSON.stringify(NOTE))).toEqual(NOTE);
  expect(readNote(JSON.stringify({ ...NOTE, what: 'time', more: 1 }))).toEqual({ ...NOTE, what: 'time' });
  for (const other of ['', 'x', 'null', '7', '[]', '{}', '"turn"']) expect(readNote(other)).toBeNull();
  for (const changed of [{ code: '../../x' }, { code: 7 }, { game: null }, { what: 'advert' }, { what: 'toString' }]) {
    expect(readNote(JSON.stringify({ ...NOTE, ...changed }))).toBeNull();
  }
});

test('it is shown in the language of the pages, one at a time for each table', () => {
  expect(shownOf(NOTE, [], 'de', TITLES)).toEqual({
    title: 'Du bist dran',
    body: 'EINEU',
    lang: 'de',
    tag: '/t/ABCDEF',
    path: '/t/ABCDEF',
  });
  expect(shownOf({ ...NOTE, what: 'time' }, [], 'en', TITLES)?.title).toBe('Your time is nearly up');
  // A game that this version of the worker does not know yet.
  expect(shownOf({ ...NOTE, game: 'skat' }, [], 'de', TITLES)?.body).toBe('skat');
});

test('nothing is shown to somebody who looks at the table; another table, or one out of sight, is no reason', () => {
  expect(shownOf(NOTE, [page('/t/ABCDEF', 'visible')], 'de', TITLES)).toBeNull();
  expect(shownOf(NOTE, [page('/t/abcdef', 'visible')], 'de', TITLES)).toBeNull();
  expect(shownOf(NOTE, [page('/t/ABCDEF', 'hidden')], 'de', TITLES)).not.toBeNull();
  expect(shownOf(NOTE, [page('/t/GHJKLM', 'visible'), page('/', 'visible')], 'de', TITLES)).not.toBeNull();
});

test('a tap leads to a page of that table, rather one that is seen', () => {
  const [hidden, seen] = [page('/t/ABCDEF', 'hidden'), page('/t/ABCDEF#x', 'visible')];
  expect(pageAt([page('/', 'visible'), hidden, seen], '/t/ABCDEF')).toBe(seen);
  expect(pageAt([page('/t/GHJKLM', 'visible'), hidden], '/t/ABCDEF')).toBe(hidden);
  expect(pageAt([page('/', 'visible')], '/t/ABCDEF')).toBeUndefined();
});
