import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, serve } from '@spieleabend/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Table } from './driver.ts';
import { openRemote } from './remote.svelte.ts';

// Which build a page belongs to is known to the page alone.
vi.mock('../fresh.ts', () => ({ renewOnce: () => {} }));

/** A page that may be out of sight. */
class Sight extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let dataDir: string;
let serving: Serving;
let page: Sight;
const tables: Table[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'spieleabend-'));
  serving = await serve({ port: 0, dataDir });
  page = new Sight();
  const kept = new Map<string, string>();
  const around = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', around.addEventListener.bind(around));
  vi.stubGlobal('removeEventListener', around.removeEventListener.bind(around));
  vi.stubGlobal('location', new URL(serving.url));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(async () => {
  for (const table of tables.splice(0)) table.close();
  await serving.close();
  await rm(dataDir, { recursive: true, force: true });
  vi.unstubAllGlobals();
});

/** A table whose host sits there on this page. */
async function open(): Promise<Table> {
  const response = await fetch(`${serving.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'eineu', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'open' }] }),
  });
  const { code, token } = await response.json();
  localStorage.setItem('spieleabend.seats', JSON.stringify({ [code]: token }));
  const opened = await openRemote(code);
  if (!opened.ok) throw new Error(opened.error);
  tables.push(opened.value);
  return opened.value;
}

async function presenceAt({ code }: Table): Promise<unknown> {
  const table = await (await fetch(`${serving.url}/api/tables/${code}`)).json();
  return table.chairs[0].presence;
}

test('who turns to another tab is away, and here again with the first look back', async () => {
  const table = await open();
  await expect.poll(() => presenceAt(table)).toBe('here');
  page.turn(true);
  await expect.poll(() => presenceAt(table)).toBe('away');
  page.turn(false);
  await expect.poll(() => presenceAt(table)).toBe('here');
});

test('a table that is opened in a tab that nobody looks at yet has nobody here', async () => {
  page.hidden = true;
  const table = await open();
  await expect.poll(() => presenceAt(table)).toBe('away');
});
