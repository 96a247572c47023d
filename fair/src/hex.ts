import { bytesToHex } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case hexadecimal digits: how secrets, contributions and hashes stand in records, messages and hashed texts. */
export type Hex = string;

const HEX = /^[0-9a-f]{64}$/;

export function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && HEX.test(value);
}

/** Writes 32 random bytes down. Anything shorter is a mistake of the host, not bad luck. */
export function toHex(bytes: Uint8Array): Hex {
  if (bytes.length !== 32) throw new RangeError(`fair: 32 bytes are needed, not ${bytes.length}`);
  return bytesToHex(bytes);
}
