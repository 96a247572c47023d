import type { PushSubscription as Address } from '@spieleabend/server/protocol';

/** Why nobody can be told anything here. */
export type Hindrance = 'insecure' | 'install' | 'unsupported' | 'denied' | 'failed';

/** Whether this device tells its person that it is his turn: what the browser itself keeps, so there is no second truth. */
export type PushState = 'on' | 'off' | Hindrance;

/** What a browser is able to do and has been told to do. */
export interface Ability {
  readonly secure: boolean;
  /** Whether the browser knows Web Push at all. */
  readonly push: boolean;
  /** Whether apps of its kind know it once they are on the home screen: that of an iPhone or iPad. */
  readonly installable: boolean;
  readonly permission: NotificationPermission;
}

/** What is in the way, or null. */
export function hindrance({ secure, push, installable, permission }: Ability): Hindrance | null {
  if (!secure) return 'insecure';
  if (!push) return installable ? 'install' : 'unsupported';
  return permission === 'denied' ? 'denied' : null;
}

export async function pushState(): Promise<PushState> {
  const obstacle = hindrance(ability());
  if (obstacle !== null) return obstacle;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'unsupported';
  return Notification.permission === 'granted' && (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the person and the browser; `tell` passes on where the browser may be woken. Call it on a tap: browsers want that. */
export async function switchOn(tell: (address: Address) => void): Promise<PushState> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
    tell(await subscribe());
    return 'on';
  } catch {
    return 'failed';
  }
}

/** From now on no table wakes this browser: the others find out that it is gone. */
export async function switchOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription == null || (await subscription.unsubscribe()) ? 'off' : 'failed';
}

/** At a table that does not know it yet, or where it has changed: where this browser may be woken, if it may. */
export async function renew(tell: (address: Address) => void): Promise<void> {
  if ((await pushState()) !== 'on') return;
  try {
    tell(await subscribe());
  } catch {
    // Without a network the table is told when it is opened the next time.
  }
}

async function subscribe(): Promise<Address> {
  const response = await fetch('/api/push', { signal: AbortSignal.timeout(10_000) });
  const { key } = await response.json();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: String(key) };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // Another key: the house was built anew, and what was allowed to the old one is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

function ability(): Ability {
  const push = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const permission = push ? Notification.permission : 'default';
  return { secure: isSecureContext, push, installable: 'standalone' in navigator, permission };
}
