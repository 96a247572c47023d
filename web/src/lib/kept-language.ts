import type { Language } from '@spieleabend/games/kit/language.svelte.ts';

/** The language on the screen, where the service worker can read it: it has no other memory in common with pages. */
const STORE = 'settings';
const KEY = '/language';

export async function keepLanguage(language: Language): Promise<void> {
  try {
    await (await caches.open(STORE)).put(KEY, new Response(language));
  } catch {
    // Where nothing can be kept (no HTTPS, no room), nobody is woken either.
  }
}

/** The one that was on the screen last; German where none was kept. */
export async function keptLanguage(): Promise<Language> {
  const kept = await caches.match(KEY, { cacheName: STORE });
  return (await kept?.text()) === 'en' ? 'en' : 'de';
}
