import { agreedStream, announce, type Stream } from '@spieleabend/fair';
import type { FairMessage } from '../protocol/index.ts';
import type { StoredFair, TableRow } from '../storage/storage.ts';

/** So long (milliseconds) may a device take for its promise, and again for showing it. */
export const CONTRIBUTE_WITHIN = 4000;

/** What chance is drawn from at a table whose game has begun; null where there is no such thing. */
export function streamOf({ fair }: TableRow): Stream | null {
  return fair?.ceremony.phase === 'ready' ? agreedStream(fair.ceremony) : null;
}

/** The agreement that is under way at a table: for its own game, or for the rematch. */
export function pendingFair({ fair, rematch }: TableRow): StoredFair | null {
  if (rematch !== null) return rematch;
  return fair !== null && fair.agreed === null ? fair : null;
}

/** Which step of an agreement is waited for at a table; empty where none is. */
export function agreementStep(row: TableRow): string {
  const pending = pendingFair(row);
  return pending === null ? '' : `${pending.ceremony.rounds.length} ${pending.ceremony.phase}`;
}

/** What is told of an agreement: nothing that anybody could look ahead with. */
export function fairMessage({ ceremony, opened, agreed }: StoredFair): FairMessage {
  return { type: 'fair', announcement: announce(ceremony), opened, agreed };
}
