import { inLanguage } from '@spieleabend/games/kit/language.svelte.ts';
import { de, type LobbyTexts } from '../../messages/lobby-de.ts';
import { en } from '../../messages/lobby-en.ts';

/** What is said before a game by link begins: the invitation and the chairs, in the language on the screen. */
export function lobbyTexts(): LobbyTexts {
  return inLanguage({ de, en });
}
