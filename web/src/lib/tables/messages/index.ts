import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type TablesMessages } from './de.ts';
import { en } from './en.ts';

/** What the pages about tables say, in the language on the screen. */
export const texts = (): TablesMessages => inLanguage({ de, en });
