import { inLanguage } from '../../kit/language.svelte.ts';
import { de, type Messages } from './de.ts';
import { en } from './en.ts';

export type { Messages } from './de.ts';

/** The texts of this room in the language on the screen. */
export function texts(): Messages {
  return inLanguage({ de, en });
}
