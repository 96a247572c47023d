import { err, ok, type Result } from '@spieleabend/kernel';
import type { FastifyInstance } from 'fastify';
import { Luggage, type OpenedMove } from '../protocol/index.ts';
import { newCode } from '../secrets.ts';
import { addressOf } from './address.ts';
import { Buckets, takeToken } from './buckets.ts';
import { isOwnOrigin } from './origin.ts';
import { refuse } from './refuse.ts';

/** So long (milliseconds) luggage is kept: enough to find the other device. */
const KEPT = 10 * 60_000;
/** So much luggage is kept at a time, at most some 4 kB each. */
const ROOM = 1000;
const LETTERS = 8;

/** One address may leave luggage so often: plenty for a household, too little to fill the room. */
const LEAVING = { burst: 10, perSecond: 1 / 60 };
/**
 * One address may ask for luggage so often, right or wrong. There are 30⁸ ≈ 6.6 · 10¹¹ codes: in the ten minutes for which luggage is kept, an
 * address has 10 + 600 / 6 = 110 guesses, and hits a given one with a chance of 1 in 6 billion.
 */
const ASKING = { burst: 10, perSecond: 1 / 6 };
/**
 * All addresses together may ask so often. Even with the room always full, a crowd of any size finds something once in 30⁸ / 1000 / 20
 * seconds ≈ 1 year; with ten people moving at any time, once in a century.
 */
const ASKING_TOGETHER = { burst: 200, perSecond: 20 };

/** Luggage on its way from one device to another: in memory only, for ten minutes, handed out once. Nobody else ever sees it. */
export class Moving {
  /** In the order in which it is to be thrown away. */
  readonly #luggage = new Map<string, { readonly luggage: Luggage; readonly until: number }>();

  /** How much is kept. */
  get size(): number {
    return this.#luggage.size;
  }

  /** Keeps luggage under a new code, unless there is no room. `now`: milliseconds, as everywhere. */
  leave(luggage: Luggage, now: number): Result<OpenedMove, { readonly code: 'full' }> {
    this.#throwAway(now);
    if (this.#luggage.size >= ROOM) return err({ code: 'full' });
    const move = newCode(LETTERS);
    this.#luggage.set(move, { luggage, until: now + KEPT });
    return ok({ move, expires: KEPT });
  }

  /** Hands the luggage out and keeps nothing of it; null where there is none (any more). */
  take(move: string, now: number): Luggage | null {
    this.#throwAway(now);
    const kept = this.#luggage.get(move);
    this.#luggage.delete(move);
    return kept?.luggage ?? null;
  }

  #throwAway(now: number): void {
    for (const [move, { until }] of this.#luggage) {
      if (until > now) return;
      this.#luggage.delete(move);
    }
  }
}

interface ByMove {
  Params: { move: string };
}

/** Moving one's seats to another device, over HTTP. Unlike other limits these hold for this machine too: what is guessed here is a secret. */
export function registerMoving(
  http: FastifyInstance,
  { now, trustProxy }: { readonly now: () => number; readonly trustProxy: boolean },
): void {
  const moving = new Moving();
  const leaving = new Buckets(LEAVING);
  const asking = new Buckets(ASKING);
  const askingTogether = { level: ASKING_TOGETHER.burst, at: now() };

  http.post('/api/moves', async (request, reply) => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse(reply, { code: 'forbidden-origin' });
    const luggage = Luggage.safeParse(request.body);
    if (!luggage.success) return refuse(reply, { code: 'malformed' });
    if (!leaving.take(addressOf(request.raw, trustProxy), now())) return refuse(reply, { code: 'too-fast' });
    const left = moving.leave(luggage.data, now());
    if (!left.ok) return refuse(reply, left.error);
    return reply.code(201).header('cache-control', 'no-store').send(left.value);
  });

  http.post<ByMove>('/api/moves/:move/take', async (request, reply) => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse(reply, { code: 'forbidden-origin' });
    const mayAsk =
      asking.take(addressOf(request.raw, trustProxy), now()) && takeToken(askingTogether, ASKING_TOGETHER, now());
    if (!mayAsk) return refuse(reply, { code: 'too-fast' });
    const luggage = moving.take(request.params.move, now());
    reply.header('cache-control', 'no-store');
    return luggage === null ? refuse(reply, { code: 'no-move' }) : reply.send(luggage);
  });
}
