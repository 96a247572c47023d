import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import type { PushSubscription } from '../protocol/index.ts';
import type { VapidKeys } from './keys.ts';
import type { PushNote } from './pusher.ts';

/** For so many seconds a push service keeps a note for a browser that it cannot reach: afterwards it would only be confusing. */
const TTL = { turn: 24 * 60 * 60, time: 60 * 60 };
const URGENCY = { turn: 'normal', time: 'high' } as const;
/** In milliseconds. */
const PATIENCE = 10_000;

/** `gone`: nobody is woken there any more. `reason`: the status of the answer, or why there was none. */
export type Sent =
  | { readonly type: 'sent' }
  | { readonly type: 'gone' }
  | { readonly type: 'failed'; readonly reason: string };

export interface Sender {
  readonly keys: VapidKeys;
  /** Whom push services may turn to (`mailto:` or `https:`). */
  readonly contact: string;
  /** Calls off what is under way. */
  readonly signal: AbortSignal;
}

/** Sends a note, encrypted for one browser (RFC 8291, RFC 8030). Never rejects. */
export async function sendNote(subscription: PushSubscription, note: PushNote, sender: Sender): Promise<Sent> {
  const request = requestOf(subscription, note, sender);
  if (request === null) return { type: 'gone' };
  try {
    const { status, body } = await fetch(subscription.endpoint, {
      method: 'POST',
      ...request,
      redirect: 'manual',
      signal: AbortSignal.any([sender.signal, AbortSignal.timeout(PATIENCE)]),
    });
    await body?.cancel();
    if (status === 404 || status === 410) return { type: 'gone' };
    return status >= 200 && status < 300 ? { type: 'sent' } : { type: 'failed', reason: String(status) };
  } catch (error) {
    return { type: 'failed', reason: reasonOf(error) };
  }
}

/** Null where the browser's keys are none: no note can ever be read there. */
function requestOf(
  subscription: PushSubscription,
  note: PushNote,
  { keys, contact }: Sender,
): { readonly headers: Record<string, string>; readonly body: Uint8Array<ArrayBuffer> } | null {
  try {
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(note), {
      vapidDetails: { subject: contact, ...keys },
      TTL: TTL[note.what],
      urgency: URGENCY[note.what],
      topic: topicOf(note, keys),
    });
    // `fetch` counts the bytes itself.
    const { 'Content-Length': _, ...others } = headers;
    return { headers: others, body: new Uint8Array(body ?? []) };
  } catch {
    return null;
  }
}

/** A later note about a table takes the place of an earlier one that is still kept for the browser. Who passes it on must not learn the table's code. */
function topicOf({ code }: PushNote, { privateKey }: VapidKeys): string {
  return createHmac('sha256', privateKey).update(code).digest('base64url').slice(0, 32);
}

/** Why a request had no answer, without the address that it went to. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
