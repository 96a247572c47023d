import type { Refusal } from '@spieleabend/kernel';
import type { Messages } from '../messages/index.ts';
import type { MaednRefusal } from '../refusal.ts';

/** Why the rules of this game refuse something, as a sentence with the paragraph; null for codes that are not theirs. */
export function refusalInWords(error: Refusal, t: Messages): string | null {
  if (!Object.hasOwn(t.refusal, error.code)) return null;
  const refused = error as MaednRefusal;
  // Each sentence takes the figures of its own code.
  const sentence = (t.refusal[refused.code] as (refused: MaednRefusal) => string)(refused);
  return 'rule' in error ? `${sentence} (${refused.rule})` : sentence;
}
