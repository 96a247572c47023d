import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../health.ts';
import type { Metrics } from '../metrics.ts';
import { isThisMachine } from './address.ts';
import { refuse } from './refuse.ts';

/** A request with one of these has come through a proxy, from wherever. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

export interface Operation {
  readonly health: Health;
  readonly metrics: Metrics;
  /** Who shows it may read the metrics from anywhere; without one only programs on this machine may. */
  readonly metricsToken?: string;
}

/** What the operator asks: is all well, and how much goes on. */
export function registerOperation(http: FastifyInstance, { health, metrics, metricsToken }: Operation): void {
  http.get('/healthz', async (_request, reply) => {
    const code = await health.fault();
    return code === null ? { ok: true } : refuse(reply, { code }, 503);
  });

  http.get('/metrics', async (request, reply) => {
    const allowed =
      metricsToken === undefined
        ? isFromThisMachine(request.raw)
        : hasToken(request.headers.authorization, metricsToken);
    if (!allowed) return refuse(reply, { code: 'not-found' });
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/**
 * Whether a request was made on this machine for this machine. A proxy on the same machine looks like that too, but for the headers that it
 * adds and the public name that visitors call; and so does a foreign page in a browser here, but for the name.
 */
function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return (
    isThisMachine(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

function hasToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
