import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { contentSecurityPolicy } from './pages.ts';
import { refuse } from './refuse.ts';

/** How long (milliseconds) a slow client is waited for. */
export interface Patience {
  /** For the head of a request, and for all of it: all of them are small. */
  readonly head: number;
  readonly request: number;
  /** While nothing moves on a connection, as when an answer is not read. */
  readonly idle: number;
  /** How often that is looked at. */
  readonly check: number;
}

const PATIENCE: Patience = { head: 10_000, request: 30_000, idle: 60_000, check: 5_000 };

/** The HTTP side of a server, with the headers of every answer and one form of refusal. */
export function createHttp(webDir: string | undefined, log: Logger, patience = PATIENCE): FastifyInstance {
  const headers = {
    'content-security-policy': contentSecurityPolicy(webDir),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  const http = Fastify({
    // An address that cannot be decoded (`/%`); no hook runs for it.
    frameworkErrors: (_error, _request, reply) => {
      void refuse(reply.headers({ ...headers, 'cache-control': 'no-store' }), { code: 'malformed' });
    },
    clientErrorHandler: endBadly,
    bodyLimit: 16 * 1024,
    connectionTimeout: patience.idle,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.check },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 40 },
  });
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  // What says nothing about it itself (files do, and pictures that never change) is kept nowhere on the way.
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control') && !reply.raw.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
  http.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'request failed');
    const code = status >= 500 ? 'failed' : status === 413 ? 'too-large' : 'malformed';
    return refuse(reply, { code }, Math.min(status, 500));
  });
  return http;
}

const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP, or comes too slowly: one short answer if it can still be heard, and the end of the connection. */
function endBadly({ code }: { readonly code: string }, socket: Socket): void {
  const body = JSON.stringify({ error: { code: code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed' } });
  const head = `HTTP/1.1 ${STATUS[code] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Type: application/json`;
  if (socket.writable) socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  socket.destroy();
}
