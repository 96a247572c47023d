import type { OwnData } from '@spieleabend/games';
import { type DataError, err, ok, type Result } from '@spieleabend/kernel';
import { LIMITS } from '@spieleabend/server/protocol';

/** What may be wrong before a game looks at its data. */
export type FileFault = { readonly code: 'too-large' | 'not-json' | 'unreadable' };

/** Reads component data from untrusted text: in their clean form, or all that is wrong with them. */
export function readOwnData(text: string, own: OwnData): Result<unknown, readonly (FileFault | DataError)[]> {
  // No longer than a table on the server takes, so that what is played here can be played there too.
  if (new TextEncoder().encode(text).length > LIMITS.data) return err([{ code: 'too-large' }]);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err([{ code: 'not-json' }]);
  }
  const checked = own.check(json);
  return checked.ok ? ok(checked.value) : checked;
}
