/** A record on its way to the replay page: the shelf or a damaged table lays it aside for as long as the tab is open. */

const KEY = 'spieleabend.record';

export function layAside(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without a memory the replay page asks for the file.
  }
}

export function takeUp(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function clearAside(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept there.
  }
}
