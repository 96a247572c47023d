import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type FairTexts } from '../../../messages/fair-de.ts';
import { en } from '../../../messages/fair-en.ts';

/** What is said about agreed chance, in the language on the screen. */
export function fairTexts(): FairTexts {
  return inLanguage({ de, en });
}
