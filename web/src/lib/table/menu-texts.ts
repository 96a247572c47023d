import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type MenuTexts } from '../../messages/menu-de.ts';
import { en } from '../../messages/menu-en.ts';

/** What stands in the menu of a table, in the language on the screen. */
export function menuTexts(): MenuTexts {
  return inLanguage({ de, en });
}
