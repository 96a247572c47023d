import { keptLanguage } from '../src/lib/kept-language.ts';
import { type Page, pageAt, readNote, shownOf } from './note.ts';

/** What happens to a service worker here; the browser waits for what it is given. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
export interface PushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}
export interface ClickEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** As much of a service worker's world as is needed here: the compiler knows that of pages. */
export interface WorkerScope {
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly (Page & { focus(): Promise<unknown> })[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

/** Tells people that they are waited for, and brings them to their table. `titles`: of the games, by their names. */
export function attend(scope: WorkerScope, titles: Readonly<Record<string, string>>): void {
  const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  scope.addEventListener('push', (event) => event.waitUntil(tell(event.data?.text() ?? '')));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(String(event.notification.data)));
  });

  async function tell(text: string): Promise<void> {
    const note = readNote(text);
    const shown = note && shownOf(note, await pages(), await keptLanguage(), titles);
    if (!shown) return;
    const { title, path, ...options } = shown;
    const icon = '/icons/icon-192.png';
    await scope.registration.showNotification(title, { ...options, icon, data: path, renotify: true });
  }

  async function lead(path: string): Promise<void> {
    await (pageAt(await pages(), path)?.focus() ?? scope.clients.openWindow(path));
  }
}
