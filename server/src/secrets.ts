import { createHash, randomBytes, randomInt } from 'node:crypto';
import { fromWords, type Random } from '@spieleabend/kernel';
import { CODE_LETTERS } from './protocol/fields.ts';

/** Chance at the tables of a server: the system's cryptographic source. */
export const cryptoRandom: Random = fromWords(() => randomBytes(4).readUInt32LE());

/** A new secret that holds a chair: 144 random bits. */
export function newToken(): string {
  return randomBytes(18).toString('base64url');
}

/** What is kept of a secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A new code: for a table six letters, 30⁶ ≈ 730 million of them. */
export function newCode(letters = 6): string {
  let code = '';
  while (code.length < letters) code += CODE_LETTERS[randomInt(CODE_LETTERS.length)];
  return code;
}

/** A new secret of the server's for the chance of one game: 256 random bits. */
export function newSecret(): Uint8Array {
  return new Uint8Array(randomBytes(32));
}
