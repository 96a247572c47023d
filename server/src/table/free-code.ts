import { newCode } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';

/** A code that no stored table has. Throws `StorageError`. */
export async function freeCode(storage: Pick<Storage, 'load'>): Promise<string> {
  for (;;) {
    const code = newCode();
    if ((await storage.load(code)) === null) return code;
  }
}
