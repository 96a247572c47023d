import { afterEach, expect, test, vi } from 'vitest';
import { attend, type ClickEvent, type PushEvent } from './worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with these pages open, whose pages keep this language. */
function browser(language: string | null, ...paths: readonly string[]) {
  const shown: unknown[] = [];
  const went: string[] = [];
  let work: Promise<unknown> = Promise.resolve();
  const listeners = new Map<string, (event: never) => void>();
  const pages = paths.map((path) => ({
    url: `https://games.example.org${path}`,
    visibilityState: 'hidden' as const,
    focus: async () => went.push(`focus ${path}`),
  }));
  vi.stubGlobal('caches', { match: async () => (language === null ? undefined : new Response(language)) });
  attend(
    {
      registration: { showNotification: async (title, options) => void shown.push({ title, ...options }) },
      clients: { matchAll: async () => pages, openWindow: async (path) => went.push(`open ${path}`) },
      addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    },
    { eineu: 'EINEU' },
  );
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  const push = async (text: string | null) => {
    const event: PushEvent = { data: text === null ? null : { text: () => text }, waitUntil };
    listeners.get('push')?.(event as never);
    await work;
  };
  const tap = async (data: unknown) => {
    const event: ClickEvent = { notification: { data, close: () => went.push('close') }, waitUntil };
    listeners.get('notificationclick')?.(event as never);
    await work;
  };
  return { shown, went, push, tap };
}

const NOTE = JSON.stringify({ code: 'ABCDEF', game: 'eineu', what: 'turn' });

test('a note is shown in the language kept, German if none is, and leads to its table', async () => {
  const german = browser(null);
  await german.push(NOTE);
  expect(german.shown).toMatchObject([{ title: 'Du bist dran', body: 'EINEU', tag: '/t/ABCDEF', data: '/t/ABCDEF' }]);
  const english = browser('en');
  await english.push(NOTE);
  expect(english.shown).toMatchObject([{ title: 'It’s your turn', lang: 'en' }]);
});

test('what is no note shows nothing', async () => {
  const { shown, push } = browser('de');
  for (const text of [null, '', '{"code":1}']) await push(text);
  expect(shown).toEqual([]);
});

test('a tap brings an open page of the table to the front, or opens one', async () => {
  const open = browser('de', '/', '/t/ABCDEF');
  await open.tap('/t/ABCDEF');
  expect(open.went).toEqual(['close', 'focus /t/ABCDEF']);
  const none = browser('de', '/', '/t/GHJKLM');
  await none.tap('/t/ABCDEF');
  expect(none.went).toEqual(['close', 'open /t/ABCDEF']);
});
