import { CODE_LETTERS, LIMITS, type Luggage, type TableSummary } from '@spieleabend/server/protocol';
import type { Answer } from '../api.ts';
import { isRunning } from '../shelf/running.ts';
import { keepName, keepToken, lastName, list, remember, type Seat, seats, seatToken } from '../table/mine.ts';

/** What can move to another device: seats at games that go on before those at finished ones; null where there are none. */
export function pack(): Luggage | null {
  const tables = list();
  const order = [...tables.filter(isRunning), ...tables.filter((table) => !isRunning(table))].map(({ code }) => code);
  const rank = ({ code }: Seat): number => (order.includes(code) ? order.indexOf(code) : order.length);
  const held = seats()
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, LIMITS.moving);
  const name = lastName();
  if (held.length === 0) return null;
  return name === '' ? { seats: held } : { seats: held, name };
}

/**
 * Keeps the seats from another device, and finds out where they are. A seat that this device has at the same table stays the one it has: nobody
 * is driven off it by what somebody else has packed. Answers how many are new here.
 */
export async function unpack(
  { seats: brought, name = '' }: Luggage,
  find: (code: string) => Promise<Answer<TableSummary>>,
  now = Date.now(),
): Promise<number> {
  const fresh = brought.filter(({ code }) => seatToken(code) === null);
  // All are kept before anything else is asked: they are not there a second time.
  for (const { code, token } of fresh) keepToken(code, token);
  if (lastName() === '' && name !== '') keepName(name);
  const found = await Promise.all(fresh.map(({ code }) => find(code)));
  // The first one comes last, so that it stands at the top.
  for (const [index, summary] of [...found.entries()].toReversed()) {
    const code = fresh[index]?.code;
    if (code === undefined) continue;
    if (summary.ok) {
      const { game, phase, chairs } = summary.value;
      const names = chairs.map((chair) => chair.name).filter((other) => other !== '' && other !== name);
      remember({ id: code, code, game, names, at: now, phase, yourTurn: false });
    } else if (summary.code === 'no-table') {
      keepToken(code, null);
    }
  }
  return fresh.filter(({ code }) => seatToken(code) !== null).length;
}

/** The code of luggage as somebody typed it, with spaces or dashes, or as the whole address; null where it can be none. */
export function readMove(typed: string): string | null {
  const code = (typed.split('/').at(-1) ?? '').replace(/[\s-]/g, '').toUpperCase();
  return code.length === 8 && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}
