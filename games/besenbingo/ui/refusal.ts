import type { DataError, Refusal } from '@spieleabend/kernel';
import type { Messages } from '../messages/index.ts';
import type { BesenbingoRefusal, OwnSheetsError } from '../refusal.ts';

/** Why the rules of Besenbingo refuse something, or sheets of an owner's own, as a sentence with the paragraph; null for codes that are not theirs. */
export function refusalInWords(error: Refusal | DataError, t: Messages): string | null {
  if (Object.hasOwn(t.ownSheets, error.code)) {
    const fault = error as OwnSheetsError;
    return `${(t.ownSheets[fault.code] as (fault: OwnSheetsError) => string)(fault)} (${fault.rule})`;
  }
  if (!Object.hasOwn(t.refusal, error.code)) return null;
  const refused = error as BesenbingoRefusal;
  // Each sentence takes the figures of its own code.
  const sentence = (t.refusal[refused.code] as (refused: BesenbingoRefusal) => string)(refused);
  return 'rule' in error ? `${sentence} (${refused.rule})` : sentence;
}
