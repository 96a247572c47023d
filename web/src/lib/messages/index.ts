import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type Messages } from './de.ts';
import { en } from './en.ts';

/** The texts of the pages, in the language on the screen. */
export const messages = (): Messages => inLanguage({ de, en });
