import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { post, startServer, temporaryDir } from '../testing/table.ts';

const APP_PAGE = join(import.meta.dirname, '../../../web/src/app.html');

/** Every kind of answer, whatever was asked for. */
async function answers(): Promise<readonly Response[]> {
  const webDir = await temporaryDir();
  await mkdir(join(webDir, '_app/immutable'), { recursive: true });
  await writeFile(join(webDir, 'index.html'), '<!doctype html><script>start()</script>');
  await writeFile(join(webDir, '_app/immutable/a.js'), '');
  const serving = await startServer({ webDir });
  const table = { game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] };
  const opened = await post(serving, table);
  const { code } = await opened.clone().json();
  const paths = [
    ...['/', `/t/${code}`, '/nowhere', '/_app/immutable/a.js', '/_app/immutable/gone.js', '/%', '/healthz', '/metrics'],
    ...['/api/tables', `/api/tables/${code}`, '/api/tables/AAAAAA', `/api/qr?path=/t/${code}`, '/api/nothing'],
  ];
  const got = paths.map((path) => fetch(serving.url + path, { headers: { accept: 'text/html' } }));
  const refused = [
    post(serving, {}),
    post(serving, table, { origin: 'https://evil.example' }),
    post(serving, { ...table, name: 'x'.repeat(100_000) }),
    fetch(`${serving.url}/`, { method: 'DELETE' }),
  ];
  return [opened, ...(await Promise.all([...got, ...refused]))];
}

test('every answer, refusals too, forbids frames, foreign scripts and everything that no page of ours needs', async () => {
  const all = await answers();
  expect(all.length).toBeGreaterThan(15);
  for (const { headers } of all) {
    const policy = headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    for (const source of directives.get('script-src') ?? ['missing']) expect(source).toMatch(/^'(self|sha256-.{44})'$/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('nothing that the service worker or a proxy keeps can be an answer about a table, or one that was not found', async () => {
  for (const { url, status, headers } of await answers()) {
    const { pathname } = new URL(url);
    const kept = headers.get('cache-control') ?? '';
    if (pathname.endsWith('/a.js')) expect(kept).toContain('immutable');
    else if (pathname === '/api/qr') expect(kept).toContain('private');
    else expect([status, kept]).toEqual([status, expect.stringMatching(/^no-(store|cache)$/)]);
    if (status !== 200 || pathname.startsWith('/api/tables')) expect(kept).toBe('no-store');
  }
});

test('the page that we write ourselves has no script, style or handler within it', async () => {
  const page = await readFile(APP_PAGE, 'utf8');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:|<style|\sstyle=/i);
});
