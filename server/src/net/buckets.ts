/** A bucket of tokens: so many at once, refilled at a steady rate. The state is two numbers, so that thousands cost nothing. */
export interface Bucket {
  level: number;
  /** When it was last looked at, in milliseconds. */
  at: number;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Takes one token; false if the bucket is empty. */
export function takeToken(bucket: Bucket, rate: Rate, now: number): boolean {
  bucket.level = levelAt(bucket, rate, now);
  bucket.at = now;
  if (bucket.level < 1) return false;
  bucket.level--;
  return true;
}

function levelAt({ level, at }: Bucket, { burst, perSecond }: Rate, now: number): number {
  return Math.min(burst, level + (Math.max(0, now - at) / 1000) * perSecond);
}

/** So many buckets are kept before full ones are looked for. */
const ROOM = 10_000;

/** A bucket for each address (or person, or whatever it is that has one); full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  #room = ROOM;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** How many buckets are kept. */
  get size(): number {
    return this.#buckets.size;
  }

  take(address: string, now: number): boolean {
    return takeToken(this.#of(address, now), this.#rate, now);
  }

  /** Takes as many as something has cost, more than there are too: then nothing can be taken until that is made good. */
  charge(address: string, cost: number, now: number): void {
    const bucket = this.#of(address, now);
    bucket.level = levelAt(bucket, this.#rate, now) - cost;
    bucket.at = now;
  }

  /** Whether a token could be taken now. */
  has(address: string, now: number): boolean {
    const bucket = this.#buckets.get(address);
    return bucket === undefined || levelAt(bucket, this.#rate, now) >= 1;
  }

  #of(address: string, now: number): Bucket {
    const known = this.#buckets.get(address);
    if (known !== undefined) return known;
    if (this.#buckets.size >= this.#room) this.#forget(now);
    const bucket = { level: this.#rate.burst, at: now };
    this.#buckets.set(address, bucket);
    return bucket;
  }

  /** Looked for once in as many new ones as are left: a crowd of addresses does not make each one cost as much as all. */
  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets) {
      if (levelAt(bucket, this.#rate, now) >= this.#rate.burst) this.#buckets.delete(address);
    }
    this.#room = Math.max(ROOM, 2 * this.#buckets.size);
  }
}
