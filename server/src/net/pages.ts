import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

/** The built web client, where there is one: files, and the one page for every address that is not a file. */
export async function registerPages(http: FastifyInstance, webDir: string | undefined): Promise<void> {
  if (webDir === undefined || !existsSync(join(webDir, 'index.html'))) {
    http.setNotFoundHandler((_request, reply) => refuse(reply, { code: 'not-found' }));
    return;
  }
  const immutable = join(webDir, '_app', 'immutable') + sep;
  await http.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const forEver = path.startsWith(immutable);
      response.setHeader('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  http.setNotFoundHandler((request, reply) => {
    return isForPage(request) ? sendPage(reply) : refuse(reply, { code: 'not-found' });
  });
}

/** What a page of ours may load and do: only what comes from here. Inline scripts run only if they stand in our own index.html. */
export function contentSecurityPolicy(webDir: string | undefined): string {
  const page = webDir === undefined ? '' : join(webDir, 'index.html');
  const scripts = existsSync(page) ? inlineScriptHashes(readFileSync(page, 'utf8')) : [];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The CSP sources of all inline scripts in a page: `'sha256-…'`. */
function inlineScriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
}

function isForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(api|ws|_app)(\/|$)/.test(request.url.split('?')[0] ?? '')) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
