import type { Language } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type PushTexts } from '../src/messages/push-de.ts';
import { en } from '../src/messages/push-en.ts';

/** What the server sends to a browser whose person does not look (`server/src/push/pusher.ts`). */
export interface Note {
  readonly code: string;
  readonly game: string;
  readonly what: 'turn' | 'time';
}

/** What the browser shows of it. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  /** One at a time for each table: a later one takes the place of an earlier one. */
  readonly tag: string;
  /** Where it leads: the page of the table. */
  readonly path: string;
}

/** A page of ours in this browser. */
export interface Page {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden' | 'prerender';
}

const WORDS: Readonly<Record<Language, PushTexts['note']>> = { de: de.note, en: en.note };

/** A note that came in; null for anything else. */
export function readNote(text: string): Note | null {
  try {
    const { code, game, what } = Object(JSON.parse(text));
    if (typeof code !== 'string' || !/^[A-Z\d]{6}$/.test(code) || typeof game !== 'string') return null;
    return what === 'turn' || what === 'time' ? { code, game, what } : null;
  } catch {
    return null;
  }
}

/** What to show of a note; null where somebody looks at the table already. `titles`: of the games, by their names. */
export function shownOf(
  { code, game, what }: Note,
  pages: readonly Page[],
  language: Language,
  titles: Readonly<Record<string, string>>,
): Shown | null {
  const path = `/t/${code}`;
  if (pages.some((page) => page.visibilityState === 'visible' && isAt(page, path))) return null;
  return { title: WORDS[language][what], body: titles[game] ?? game, lang: language, tag: path, path };
}

/** The page of a table among those that are open, best one that is seen already. */
export function pageAt<P extends Page>(pages: readonly P[], path: string): P | undefined {
  const there = pages.filter((page) => isAt(page, path));
  return there.find(({ visibilityState }) => visibilityState === 'visible') ?? there[0];
}

function isAt({ url }: Page, path: string): boolean {
  // Typed by hand, a code may come in small letters.
  return new URL(url).pathname.toUpperCase() === path.toUpperCase();
}
