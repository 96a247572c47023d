/**
 * This browser's memory. Where it is forbidden or full, texts last as long as the page: a table is still playable, and `write`
 * tells so by answering false.
 */
const onPage = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return onPage.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the text outlives the page. */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    onPage.delete(key);
    return true;
  } catch {
    onPage.set(key, text);
    return false;
  }
}

export function erase(key: string): void {
  onPage.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A forbidden memory holds nothing to erase.
  }
}

/** A stored JSON value, or null where there is none or it is damaged. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}
