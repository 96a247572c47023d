import { fromWords } from '@spieleabend/kernel';

/** Chance on this device: the browser's cryptographic source. */
export const cryptoRandom = fromWords(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
