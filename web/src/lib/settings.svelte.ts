import { LANGUAGES, type Language, language } from '@spieleabend/games/kit/language.svelte.ts';
import { keepLanguage } from './kept-language.ts';
import { read, write } from './table/storage.ts';

/** What a person chose on this device: the language and the light. `static/first-paint.js` reads the same keys before the first paint. */

const LANGUAGE = 'spieleabend.language';
const THEME = 'spieleabend.theme';

export type Theme = 'day' | 'evening';

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day');

/** The light that is on: chosen by the lamp, else the system's. */
export const light = $state<{ current: Theme }>({ current: 'evening' });

/** Takes up what was chosen before; the browser's first language and the system's theme where nothing was. Call it once. */
export function restoreSettings(): void {
  const stored = read(LANGUAGE);
  const known = LANGUAGES.find((one) => one === stored);
  setLanguage(known ?? (navigator.language.startsWith('de') ? 'de' : 'en'));

  const theme = read(THEME);
  if (theme === 'day' || theme === 'evening') {
    light.current = theme;
    return;
  }
  light.current = systemTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (read(THEME) === null) light.current = systemTheme();
  });
}

export function chooseLanguage(choice: Language): void {
  write(LANGUAGE, choice);
  setLanguage(choice);
}

/** Pulls the cord of the lamp. */
export function switchLight(): void {
  light.current = light.current === 'day' ? 'evening' : 'day';
  write(THEME, light.current);
  document.documentElement.dataset.theme = light.current;
}

function setLanguage(choice: Language): void {
  language.current = choice;
  document.documentElement.lang = choice;
  void keepLanguage(choice);
}
