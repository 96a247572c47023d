import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type TogetherTexts } from '../../../messages/together-de.ts';
import { en } from '../../../messages/together-en.ts';

/** What is said where people sit at devices of their own, in the language on the screen. */
export function togetherTexts(): TogetherTexts {
  return inLanguage({ de, en });
}
