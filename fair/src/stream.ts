import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { fromWords, type Random } from '@spieleabend/kernel';
import type { Hex } from './hex.ts';

/** Chance of one game: for every event a source of its own, so that nothing drawn for one moves another. */
export interface Stream {
  /** The source of event `n`: 0 is the lot who begins, the log's chance events follow from 1. Each call begins anew. */
  event(n: number): Random;
}

const WORDS_A_BLOCK = 8;

/** The stream of a key: HMAC-SHA-256 over event and block number, read as 32-bit words, big endian. */
export function openStream(key: Hex): Stream {
  const keyed = hmac.create(sha256, hexToBytes(key));
  // Written over for each block: a new one each time costs more than what is hashed.
  const scratch = keyed.clone();
  return {
    event(n) {
      const message = new Uint8Array(8);
      const head = new DataView(message.buffer);
      head.setUint32(0, n);
      let block = new DataView(new ArrayBuffer(0));
      let used = 0;
      const words = fromWords(() => {
        if (used % WORDS_A_BLOCK === 0) {
          head.setUint32(4, used / WORDS_A_BLOCK);
          block = new DataView(keyed._cloneInto(scratch).update(message).digest().buffer);
        }
        return block.getUint32(4 * (used++ % WORDS_A_BLOCK));
      });
      // Where there is nothing to choose from, nothing is drawn.
      return { below: (bound) => (bound === 1 ? 0 : words.below(bound)) };
    },
  };
}
