import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE_LETTERS, LIMITS, NewTable } from '../protocol/index.ts';
import type { Counting } from '../statistics.ts';
import type { Tables } from '../table/tables.ts';
import { addressOf, isThisMachine } from './address.ts';
import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import { registerMoving } from './moving.ts';
import { openApi } from './openapi.ts';
import { isOwnOrigin } from './origin.ts';
import { registerQr } from './qr.ts';
import { refuse } from './refuse.ts';

/** One address may open so many tables: plenty for a house behind one router, too few to fill a disk. */
const OPENING = { burst: 60, perSecond: 0.5 };
/** And so many in a day: with the largest component data that is 35 MB. */
const OPENING_DAILY = { burst: 500, perSecond: 500 / (24 * 60 * 60) };
/** One address may look up so many tables: plenty for people, too few to find tables by trying out codes. */
const LOOKING = { burst: 300, perSecond: 20 };
/** A new table is small but for the component data that it may bring along. */
const NEW_TABLE_BYTES = LIMITS.data + 8 * 1024;
const CODE = new RegExp(`^[${CODE_LETTERS}]{6}$`);

interface ByCode {
  Params: { code: string };
}

interface ApiOptions {
  /** Milliseconds. */
  now(): number;
  readonly trustProxy: boolean;
  readonly limits: Limits;
  readonly counting: Counting;
  /** What browsers want to know of a server before it may wake anybody. */
  readonly pushKey: string;
}

/** Tables over HTTP, and what a person does between them. */
export function registerApi(
  http: FastifyInstance,
  tables: Tables,
  { now, trustProxy, limits, counting, pushKey }: ApiOptions,
): void {
  registerMoving(http, { now, trustProxy });
  registerQr(http, { now, trustProxy });
  const opening = [new Buckets(OPENING), new Buckets(OPENING_DAILY)];
  const looking = new Buckets(LOOKING);

  const description = openApi();
  http.get('/api/openapi.json', async () => description);
  http.get('/api/push', async () => ({ key: pushKey }));

  http.post('/api/tables', { bodyLimit: NEW_TABLE_BYTES }, async (request, reply) => {
    if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse(reply, { code: 'forbidden-origin' });
    const address = addressOf(request.raw, trustProxy);
    if (!opening.every((buckets) => buckets.take(address, now()))) return refuse(reply, { code: 'too-fast' });
    const wanted = NewTable.safeParse(request.body);
    if (!wanted.success) return refuse(reply, { code: 'malformed' });
    const created = await tables.create(wanted.data);
    return created.ok ? reply.code(201).send(created.value) : refuse(reply, created.error);
  });

  http.get('/api/tables', async (request, reply) => {
    if (!mayLook(request)) return refuse(reply, { code: 'too-fast' });
    return { tables: await tables.listed() };
  });

  http.get('/api/statistics', async (request, reply) => {
    if (!mayLook(request)) return refuse(reply, { code: 'too-fast' });
    return counting.current();
  });

  http.get<ByCode>('/api/tables/:code', async (request, reply) => {
    const opened = await peek(request);
    return opened.ok ? reply.send(opened.value.summary()) : refuse(reply, opened.error);
  });

  http.get<ByCode>('/api/tables/:code/record', async (request, reply) => {
    const opened = await peek(request);
    if (!opened.ok) return refuse(reply, opened.error);
    const record = opened.value.record();
    return record === null ? refuse(reply, { code: 'not-started' }, 409) : reply.send(record);
  });

  function mayLook({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
    const address = addressOf(raw, trustProxy);
    return isThisMachine(address) || looking.take(address, now());
  }

  async function peek(request: FastifyRequest<ByCode>): ReturnType<Tables['peek']> {
    const { code } = request.params;
    const address = addressOf(request.raw, trustProxy);
    if (!mayLook(request) || !limits.mayLookUp(address)) return { ok: false, error: { code: 'too-fast' } };
    if (!CODE.test(code)) return { ok: false, error: { code: 'no-table' } };
    const opened = await tables.peek(code, (took) => limits.worked(address, took));
    if (!opened.ok && opened.error.code === 'no-table') limits.wrongCode(address);
    return opened;
  }
}
