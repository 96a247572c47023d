import type { ListedTable, Luggage, OpenedMove, TableSummary } from '@spieleabend/server/protocol';
import { type Answer, ask, bodyOf, refusal, UNREACHABLE } from '../api.ts';

/** The open tables, the newest first. */
export async function openTables(): Promise<Answer<readonly ListedTable[]>> {
  const answer = await get<{ tables?: unknown }>('/api/tables');
  if (!answer.ok) return answer;
  const { tables } = answer.value;
  return Array.isArray(tables) ? { ok: true, value: tables } : UNREACHABLE;
}

/** What anybody with the code may know of a table. */
export function tableSummary(code: string): Promise<Answer<TableSummary>> {
  return get(`/api/tables/${encodeURIComponent(code)}`);
}

/** The record of a table as anybody may have it, as text. */
export async function tableRecord(code: string): Promise<Answer<string>> {
  const answer = await get(`/api/tables/${encodeURIComponent(code)}/record`);
  return answer.ok ? { ok: true, value: JSON.stringify(answer.value) } : answer;
}

/** Leaves luggage for another device: the code under which it is to be fetched, and for how many milliseconds. */
export function leaveLuggage(luggage: Luggage): Promise<Answer<OpenedMove>> {
  return read(
    ask('/api/moves', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(luggage),
    }),
  );
}

/** Fetches what another device has left. It is there once. */
export async function takeLuggage(move: string): Promise<Answer<Luggage>> {
  const answer = await read<Luggage>(ask(`/api/moves/${encodeURIComponent(move)}/take`, { method: 'POST' }));
  return answer.ok && !Array.isArray(answer.value.seats) ? UNREACHABLE : answer;
}

const get = <Body>(address: string): Promise<Answer<Body>> => read(ask(address));

/** The body of an answer. What comes from our own server has the form that the protocol promises. */
async function read<Body>(asked: Promise<Response | null>): Promise<Answer<Body>> {
  const response = await asked;
  if (response === null) return UNREACHABLE;
  if (!response.ok) return refusal(response);
  const body = await bodyOf(response);
  return body === null ? UNREACHABLE : { ok: true, value: body as Body };
}
