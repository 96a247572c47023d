import type { NotationError } from './game.ts';
import { err, ok, type Result } from './result.ts';

/** One event of a log: a seat's decision, a chance event, or a table event outside the rules (`!abort`). The texts are the game's notation. */
export type Entry =
  | { readonly type: 'move'; readonly seat: number; readonly text: string }
  | { readonly type: 'chance'; readonly text: string }
  | { readonly type: 'table'; readonly text: string };

/** What a viewer reads in place of a decision or outcome that is not his to know. */
export const HIDDEN = '?';

/** The text of an entry: `0:b9`, `*:4`, `!abort`. */
export function makeEntry(entry: Entry): string {
  if (entry.type === 'move') return `${entry.seat}:${entry.text}`;
  return entry.type === 'chance' ? `*:${entry.text}` : `!${entry.text}`;
}

/** Takes an entry apart; what stands behind the colon is left to the game. */
export function parseEntry(text: string): Result<Entry, NotationError> {
  if (text.startsWith('!')) return ok({ type: 'table', text: text.slice(1) });
  const colon = text.indexOf(':');
  if (colon < 0) return err({ code: 'notation', at: text.length, reason: 'no-colon' });
  const who = text.slice(0, colon);
  const rest = text.slice(colon + 1);
  if (rest === '') return err({ code: 'notation', at: colon + 1, reason: 'empty' });
  if (who === '*') return ok({ type: 'chance', text: rest });
  if (!/^(0|[1-9]\d?)$/.test(who)) return err({ code: 'notation', at: 0, reason: 'no-seat' });
  return ok({ type: 'move', seat: Number(who), text: rest });
}
