import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type ReplayTexts } from '../../messages/replay-de.ts';
import { en } from '../../messages/replay-en.ts';

/** What the page of saved games says, in the language on the screen. */
export function replayTexts(): ReplayTexts {
  return inLanguage({ de, en });
}
