import { inLanguage } from '../language.svelte.ts';
import { de, type Messages } from './de.ts';
import { en } from './en.ts';

/** The texts of the kit in the language on the screen. */
export function texts(): Messages {
  return inLanguage({ de, en });
}
