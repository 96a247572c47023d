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
export function takeToken(bucket: Bucket, { burst, perSecond }: Rate, now: number): boolean {
  bucket.level = Math.min(burst, bucket.level + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.level < 1) return false;
  bucket.level--;
  return true;
}

/** A bucket for each address; full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(address: string, now: number): boolean {
    if (this.#buckets.size > 10_000) this.#forget(now);
    const bucket = this.#buckets.get(address) ?? { level: this.#rate.burst, at: now };
    this.#buckets.set(address, bucket);
    return takeToken(bucket, this.#rate, now);
  }

  #forget(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [address, { level, at }] of this.#buckets) {
      if (level + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(address);
    }
  }
}
