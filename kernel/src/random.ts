/** A source of unbiased whole numbers: all that chance needs. Sources: seeded (here), the host's cryptographic one, fair dice. */
export interface Random {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is at least 1 and at most 2³². */
  below(bound: number): number;
}

/**
 * A repeatable source for tests and simulation: the same seed gives the same numbers on every machine.
 * sfc32 (Chris Doty-Humphrey, PractRand), seeded by a 32-bit hash of the text; never use it where somebody could gain by guessing.
 */
export function seeded(seed: number | string): Random {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  let a = hash | 0;
  let b = Math.imul(hash, 0x9e3779b9) | 0;
  let c = (hash ^ 0x85ebca6b) | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // The first outputs still carry the pattern of the seed.
  for (let round = 0; round < 12; round++) next();
  return fromWords(next);
}

/**
 * Turns a source of uniform 32-bit words into unbiased numbers by rejection: words beyond the last whole multiple of the bound are
 * thrown away.
 */
export function fromWords(next: () => number): Random {
  return {
    below(bound) {
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      let word = next();
      while (word >= fair) word = next();
      return word % bound;
    },
  };
}

/** One element of a list that is not empty, each equally likely. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('pick: nothing to pick from');
  return item;
}
