import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the house by its path from the house's folder, seen from this file or from the bundle that it ended up in. */
export function houseFile(...path: readonly string[]): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const file = join(folder, ...path);
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return undefined;
  }
}
