import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type TableTexts } from '../../messages/table-de.ts';
import { en } from '../../messages/table-en.ts';

/** What the pages around a table say, in the language on the screen. */
export function tableTexts(): TableTexts {
  return inLanguage({ de, en });
}
