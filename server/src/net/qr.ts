import type { FastifyInstance } from 'fastify';
import { toString as drawQr } from 'qrcode';
import * as z from 'zod/mini';
import { CODE_LETTERS } from '../protocol/index.ts';
import { addressOf, isThisMachine } from './address.ts';
import { Buckets } from './buckets.ts';
import { refuse } from './refuse.ts';

/** One address may have so many drawn: each takes a millisecond or two. */
const DRAWING = { burst: 60, perSecond: 2 };
/** A day. The address stands in the question, so that the answer is always the same. */
const CACHED = 'private, max-age=86400';

/** What may be asked for: addresses of tables and of luggage on the way, and no other. */
export const QrWanted = z.object({
  path: z.string().check(z.regex(new RegExp(`^/(t/[${CODE_LETTERS}]{6}|move/[${CODE_LETTERS}]{8})$`))),
  /** Only the page knows how it was called: the server may stand behind a proxy. */
  scheme: z._default(z.enum(['http', 'https']), 'http'),
});
/** A name or an address with or without a port, and nothing that would make another address of it. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** QR codes of addresses here, as SVG: to be seen by the camera of another device. */
export function registerQr(
  http: FastifyInstance,
  { now, trustProxy }: { readonly now: () => number; readonly trustProxy: boolean },
): void {
  const drawing = new Buckets(DRAWING);

  http.get('/api/qr', async (request, reply) => {
    const wanted = QrWanted.safeParse(request.query);
    const { host = '' } = request.headers;
    if (!wanted.success || !HOST.test(host)) return refuse(reply, { code: 'malformed' });
    const address = addressOf(request.raw, trustProxy);
    if (!isThisMachine(address) && !drawing.take(address, now())) return refuse(reply, { code: 'too-fast' });
    const { path, scheme } = wanted.data;
    const svg = await drawQr(`${scheme}://${host}${path}`, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
    // The code of a move is a secret as long as it holds.
    const cached = path.startsWith('/move/') ? 'no-store' : CACHED;
    return reply.type('image/svg+xml').header('cache-control', cached).send(svg);
  });
}
