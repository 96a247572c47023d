import type { DataError, Refusal } from '@spieleabend/kernel';
import type { Messages } from '../messages/index.ts';
import type { OwnSheetsError, TwentyOneRefusal } from '../refusal.ts';

/** Why the rules of twenty one refuse something, as a sentence with the paragraph; null for codes that are not theirs. */
export function refusalInWords(error: Refusal | DataError, t: Messages): string | null {
  if (Object.hasOwn(t.ownSheets, error.code)) {
    const fault = error as OwnSheetsError;
    return `${(t.ownSheets[fault.code] as (fault: OwnSheetsError) => string)(fault)} (${fault.rule})`;
  }
  if (!Object.hasOwn(t.refusal, error.code)) return null;
  const refused = error as TwentyOneRefusal;
  // Each sentence takes the figures of its own code.
  const sentence = (t.refusal[refused.code] as (refused: TwentyOneRefusal) => string)(refused);
  return 'rule' in error ? `${sentence} (${refused.rule})` : sentence;
}
