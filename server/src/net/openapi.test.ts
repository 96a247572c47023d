import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Health } from '../health.ts';
import { Metrics } from '../metrics.ts';
import { Counting } from '../statistics.ts';
import { testHouse, testTables } from '../testing/house.ts';
import { beginGame, playOn, post, startServer } from '../testing/table.ts';
import { registerApi } from './api.ts';
import { Limits } from './limits.ts';
import { openApi } from './openapi.ts';
import { registerOperation } from './operation.ts';

const document = openApi();

/** Reads what a schema of the document allows. */
function check(name: keyof typeof document.components.schemas, value: unknown): boolean {
  const schema = z.fromJSONSchema(document.components.schemas[name] as Parameters<typeof z.fromJSONSchema>[0]);
  return schema.safeParse(value).success;
}

test('the description in docs/ is the one that the server gives (renew it with -u)', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
  const { url } = await startServer();
  expect(await (await fetch(`${url}/api/openapi.json`)).json()).toEqual(JSON.parse(JSON.stringify(document)));
});

test('every address that the server answers is described, and no other', async () => {
  const http = Fastify({ exposeHeadRoutes: false });
  const routes: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    routes.push(`${String(method).toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  const metrics = new Metrics();
  const { storage, clock, log } = testHouse();
  const counting = new Counting({ storage, clock, log });
  registerApi(http, testTables(), { now: () => 0, trustProxy: false, limits: new Limits(), counting, pushKey: '' });
  registerOperation(http, { health: new Health({ probe: async () => {} }, () => 0), metrics });
  metrics.close();
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(routes.sort());
});

test('every reference leads somewhere, and every operation has a name of its own', () => {
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  const names = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('what the server says is what the description promises', async () => {
  const serving = await startServer();
  const wanted = { game: 'twenty-one', name: 'Anna', chairs: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] };
  expect(check('NewTable', wanted)).toBe(true);
  expect(check('NewTable', { ...wanted, chairs: [] })).toBe(false);
  expect(check('OpenedTable', await (await post(serving, wanted)).json())).toBe(true);
  const { code, people } = await beginGame(serving, { game: 'eineu' }, ['Anna', 'Ben']);
  const get = async (path: string) => (await fetch(serving.url + path)).json();
  expect(check('TableSummary', await get(`/api/tables/${code}`))).toBe(true);
  expect(check('GameRecord', await get(`/api/tables/${code}/record`))).toBe(true);
  await playOn('eineu', people, 'openapi');
  const record = await get(`/api/tables/${code}/record`);
  expect(record.result).toBeDefined();
  expect(check('GameRecord', record)).toBe(true);
  expect(check('Health', await get('/healthz'))).toBe(true);
  expect(check('PushKey', await get('/api/push'))).toBe(true);
  for (const refused of [await get('/api/tables/AAAAAA'), await (await post(serving, { game: 'chess' })).json()]) {
    expect(check('Refusal', refused)).toBe(true);
  }
});
