import type { DataError, Refusal } from '@spieleabend/kernel';
import type { Messages } from '../messages/index.ts';
import type { EngelUndBengelRefusal, OwnFacesFault } from '../refusal.ts';

/** Why the rules of Engel und Bengel refuse something, or faces of an owner's own, as a sentence with the paragraph; null for codes that are not theirs. */
export function refusalInWords(error: Refusal | DataError, t: Messages): string | null {
  if (Object.hasOwn(t.ownFaces, error.code)) {
    const fault = error as DataError;
    return `${t.ownFaces[fault.code as OwnFacesFault](fault)} (${fault.rule})`;
  }
  if (!Object.hasOwn(t.refusal, error.code)) return null;
  const refused = error as EngelUndBengelRefusal;
  // Each sentence takes the figures of its own code.
  const sentence = (t.refusal[refused.code] as (refused: EngelUndBengelRefusal) => string)(refused);
  return 'rule' in error ? `${sentence} (${refused.rule})` : sentence;
}
