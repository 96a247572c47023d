import { version } from '$app/environment';
import { type Remembering, renewOnce as renew } from './renew.ts';

/** So long (milliseconds) may a new service worker take to fetch what it keeps, and to take over. */
const FETCHING = 30_000;
const TAKING_OVER = 5_000;

/** The server speaks another version than this page: loads the newest one, once, if nobody is writing here. */
export function renewOnce(): void {
  if (renew({ version, remembering: session, isWriting })) {
    void newestWorker().then(() => {
      if (!isWriting()) location.reload();
    });
  }
}

/** Loads the page anew in its newest version, whatever the service worker has kept. */
export async function loadAnew(): Promise<void> {
  await newestWorker();
  location.reload();
}

const session: Remembering = {
  get: (key) => sessionStorage.getItem(key),
  set: (key, value) => sessionStorage.setItem(key, value),
};

/** Whether there is a field with text in it, which a reload would lose. */
function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ selectionStart, value }) => selectionStart !== null && value !== '');
}

/** Lets the newest service worker take over: the one of before would only give the page of before. Without a network nothing happens. */
async function newestWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Where none is at work yet, pages come from the server.
    if (registration?.active == null) return;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) return;
    if (worker.state === 'installing') await event(worker, 'statechange', FETCHING);
    const takenOver = event(navigator.serviceWorker, 'controllerchange', TAKING_OVER);
    worker.postMessage({ type: 'SKIP_WAITING' });
    await takenOver;
  } catch (error) {
    console.error(error);
  }
}

/** Resolves at the next event of this kind, or when it has been waited for long enough. */
function event(target: EventTarget, type: string, patience: number): Promise<void> {
  return new Promise((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });
}
