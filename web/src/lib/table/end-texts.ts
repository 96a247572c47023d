import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type EndTexts } from '../../messages/end-de.ts';
import { en } from '../../messages/end-en.ts';

/** What is said when a game is over: the podium, the curve of points and the rounds of a series, in the language on the screen. */
export function endTexts(): EndTexts {
  return inLanguage({ de, en });
}
