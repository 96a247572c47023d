/** What a tab remembers until it is closed, reloads included. */
export interface Remembering {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Under this a tab remembers which build of the page has tried to bring a newer one. */
const KEY = 'spieleabend.renewed-by';

/** Whether a page that is out of date may load itself anew: each build once in a tab, so never in a circle, and not while somebody writes. */
export function renewOnce(page: {
  readonly version: string;
  readonly remembering: Remembering;
  isWriting(): boolean;
}): boolean {
  const { version, remembering } = page;
  try {
    if (page.isWriting() || remembering.get(KEY) === version) return false;
    remembering.set(KEY, version);
    return remembering.get(KEY) === version;
  } catch {
    // A browser that remembers nothing would load the page again and again.
    return false;
  }
}
