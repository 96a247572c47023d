import type { NewTable, OpenedTable } from '@spieleabend/server/protocol';

/** What went wrong on the way: a stable code of the server, or `unreachable`. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

export const UNREACHABLE = { ok: false, code: 'unreachable' } as const;

/** Whether there is a table with this code. */
export async function findTable(code: string): Promise<Answer<true>> {
  const response = await ask(`/api/tables/${encodeURIComponent(code)}`);
  if (!response) return UNREACHABLE;
  return response.ok ? { ok: true, value: true } : refusal(response);
}

/** Opens a table on the server: its code for everybody, and the secret that holds the seat of the one who opened it. */
export async function openTable(table: NewTable): Promise<Answer<OpenedTable>> {
  const response = await ask('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (!response) return UNREACHABLE;
  if (!response.ok) return refusal(response);
  const opened = (await bodyOf(response)) as Partial<OpenedTable> | null;
  return typeof opened?.code === 'string' && typeof opened.token === 'string'
    ? { ok: true, value: { code: opened.code, token: opened.token } }
    : UNREACHABLE;
}

/** The answer of the server, or null where none comes. */
export async function ask(address: string, init?: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(10_000) });
  } catch {
    // Offline, refused, or too slow: for the person it is all the same.
    return null;
  }
}

/** Why the server refused. */
export async function refusal(response: Response): Promise<Answer<never>> {
  const error = (await bodyOf(response))?.error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  // An answer without a code is not our server's: a proxy speaks for one that is down.
  return typeof code === 'string' ? { ok: false, code } : UNREACHABLE;
}

/** The JSON object in an answer, or null where there is none. */
export async function bodyOf(response: Response): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
