import { err, ok, type Result } from './result.ts';

/**
 * What happens at a table outside the rules of its game, as it stands in logs behind a `!` (rules/README.md): `1:bot`, `abort`.
 * `bot`: a bot plays for the seat, until its person is `back`. `time`: its time has run out; what comes of it is the next event.
 * `resign`: it gives up. `abort`: the game ends without a result.
 */
export type TableEvent =
  | { readonly type: 'bot' | 'back' | 'time' | 'resign'; readonly seat: number }
  | { readonly type: 'abort' };

const SEAT_EVENT = /^(0|[1-9]\d?):(bot|back|time|resign)$/;

/** Reads a table event, without its `!`. One that this version does not know is refused. */
export function parseTableEvent(
  text: string,
): Result<TableEvent, { readonly code: 'unknown-table-event'; readonly event: string }> {
  if (text === 'abort') return ok({ type: 'abort' });
  const [, seat, type] = SEAT_EVENT.exec(text) ?? [];
  if (type !== 'bot' && type !== 'back' && type !== 'time' && type !== 'resign') {
    return err({ code: 'unknown-table-event', event: text });
  }
  return ok({ type, seat: Number(seat) });
}

/** The entry of a log: `!1:bot`, `!abort`. */
export function makeTableEvent(event: TableEvent): string {
  return event.type === 'abort' ? '!abort' : `!${event.seat}:${event.type}`;
}
