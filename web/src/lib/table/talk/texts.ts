import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type TalkTexts } from './messages/de.ts';
import { en } from './messages/en.ts';

/** What is said around the talk at a table, and in it with a tap, in the language on the screen. */
export function talkTexts(): TalkTexts {
  return inLanguage({ de, en });
}
