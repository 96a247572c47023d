import webPush from 'web-push';
import type { Storage } from '../storage/storage.ts';

/** What the server shows push services that it is the one that browsers have allowed to send (VAPID, RFC 8292): P-256, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';

/**
 * The keys of this house, made when they are first asked for. They are kept with the tables, so that a restored backup goes on with them: what
 * browsers have allowed is bound to them. Throws `StorageError`.
 */
export async function vapidKeys(storage: Pick<Storage, 'kept' | 'commit'>): Promise<VapidKeys> {
  const kept = await storage.kept(NAME);
  if (kept !== null) return JSON.parse(kept);
  const keys = webPush.generateVAPIDKeys();
  await storage.commit([{ type: 'keep', name: NAME, value: JSON.stringify(keys) }]);
  return keys;
}
