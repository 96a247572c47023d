import { createHash } from 'node:crypto';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { StartError, serve } from './index.ts';
import { TestClock } from './testing/clock.ts';
import { beginGame, startServer, temporaryDir } from './testing/table.ts';

const SCRIPT = 'document.body.dataset.ready = "yes";';

async function builtClient(): Promise<string> {
  const dir = await temporaryDir();
  await mkdir(join(dir, '_app/immutable'), { recursive: true });
  await writeFile(join(dir, 'index.html'), `<!doctype html><script src="/a.js"></script><script>${SCRIPT}</script>`);
  await writeFile(join(dir, '_app/immutable/start.abc.js'), 'export {};');
  await writeFile(join(dir, 'manifest.json'), '{}');
  return dir;
}

test('the page is served for every address that is not a file, under a strict policy', async () => {
  const serving = await startServer({ webDir: await builtClient() });
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  for (const path of ['/', '/t/ABCDEF', '/g/eineu/rules', '/index.html']) {
    const response = await fetch(serving.url + path, { headers: { accept: 'text/html' } });
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(SCRIPT)]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('hashed files are kept for ever, everything else is asked for again', async () => {
  const serving = await startServer({ webDir: await builtClient() });
  const cache = async (path: string) => (await fetch(serving.url + path)).headers.get('cache-control');
  expect(await cache('/_app/immutable/start.abc.js')).toBe('public, max-age=31536000, immutable');
  expect(await cache('/manifest.json')).toBe('no-cache');
});

test('what is not there is a plain 404, and nothing outside the folder is served', async () => {
  const webDir = await builtClient();
  const serving = await startServer({ webDir });
  for (const path of ['/_app/immutable/old.js', '/api/nothing', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd']) {
    const response = await fetch(serving.url + path, { headers: { accept: '*/*' } });
    expect([response.status, await response.text()]).toEqual([404, '{"error":{"code":"not-found"}}']);
  }
  expect(await (await fetch(`${serving.url}/healthz`)).json()).toEqual({ ok: true });
});

test('a server without a built client serves only the tables', async () => {
  const serving = await startServer();
  expect((await fetch(`${serving.url}/`, { headers: { accept: 'text/html' } })).status).toBe(404);
});

test('a port in use gets a sentence with a way out', async () => {
  const { port } = await startServer();
  const starting = serve({ port, dataDir: await temporaryDir() });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toMatchObject({
    code: 'port-in-use',
    message: expect.stringContaining(`Port ${port}`),
  });
});

test('a folder that cannot be written gets a sentence with a way out', async () => {
  const dir = await temporaryDir();
  const file = join(dir, 'file');
  await writeFile(file, 'no folder');
  await chmod(file, 0o444);
  await expect(serve({ port: 0, dataDir: file })).rejects.toMatchObject({ code: 'data-dir' });
  // Nothing can be made here: Node's recursive mkdir would never come back.
  await expect(serve({ port: 0, dataDir: '/proc/no/where' })).rejects.toMatchObject({ code: 'data-dir' });
  await writeFile(
    join(dir, 'spieleabend.sqlite'),
    'this is no database, but long enough to be looked at as one '.repeat(20),
  );
  await expect(serve({ port: 0, dataDir: dir })).rejects.toMatchObject({
    code: 'data-dir',
    message: expect.stringContaining(dir),
  });
});

test('a folder that another server works with gets a sentence with a way out, and a server that goes is waited for', async () => {
  const dataDir = await temporaryDir();
  const first = await startServer({ dataDir });
  await expect(serve({ port: 0, dataDir })).rejects.toMatchObject({
    code: 'data-dir-in-use',
    message: expect.stringContaining(dataDir),
  });
  const second = startServer({ dataDir });
  await first.close();
  await second;
});

test('a server that could not start can be started on another port with the same folder', async () => {
  const { port } = await startServer();
  const dataDir = await temporaryDir();
  await expect(serve({ port, dataDir })).rejects.toMatchObject({ code: 'port-in-use' });
  await startServer({ dataDir });
});

test('a server that could not start leaves nothing behind that would go on without it', async () => {
  const clock = new TestClock();
  const dataDir = await temporaryDir();
  const first = await startServer({ clock, dataDir });
  await beginGame(first, { game: 'eineu', time: { kind: 'days', days: 1 } }, ['Anna', 'Ben']);
  await first.close();
  const { port } = await startServer();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  await expect(serve({ port, dataDir, clock, log })).rejects.toMatchObject({ code: 'port-in-use' });
  // Somebody's time is up: there is nobody who could look at it.
  await clock.pass(2 * 24 * 60 * 60_000);
  expect(lines).toEqual([]);
});
