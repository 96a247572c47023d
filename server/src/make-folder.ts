import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it; throws the system's error. Node's own recursive way never returns where no folder can be made
 * (`/proc/x`).
 */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Somebody else may have made it in the meantime.
    if (!existsSync(path)) throw error;
  }
}
