import { isThisMachine } from './address.ts';
import { Buckets, type Rate } from './buckets.ts';

/** A person may send so many messages from all his devices and tabs together: one of them gone mad leaves something to the others. */
const PERSON: Rate = { burst: 80, perSecond: 30 };
/** So many may come from one address: a club behind one router, but not a flood from two hundred connections. */
const ADDRESS: Rate = { burst: 1000, perSecond: 200 };
/**
 * So many codes without a table may one address name: a device that looks for a hundred tables of old, and people who mistype, but nobody who tries
 * codes out. There are 30⁶ ≈ 7.3 · 10⁸: in a day an address has 300 + 8640 guesses, and hits a given table with a chance of 1 in 80,000.
 */
const WRONG: Rate = { burst: 300, perSecond: 0.1 };

/**
 * In milliseconds: so long may looking up tables for one address take. A game is replayed in a few; one whose people have changed their minds
 * thousands of times takes a second, and whoever asks for such again and again would have the server to himself.
 */
const WORK: Rate = { burst: 3000, perSecond: 50 };

/**
 * What visitors may do however many connections they open: limits for each person and each address, counted together over HTTP and WebSocket. For this
 * machine (see `isThisMachine`) only the person counts.
 */
export class Limits {
  readonly #now: () => number;
  readonly #people = new Buckets(PERSON);
  readonly #addresses = new Buckets(ADDRESS);
  readonly #wrong = new Buckets(WRONG);
  readonly #work = new Buckets(WORK);

  /** `now`: milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether one more message may come. `holder`: the hash of the secret that its sender has shown; null for who only watches. */
  mayTalk(address: string, holder: string | null): boolean {
    const now = this.#now();
    if (holder !== null && !this.#people.take(holder, now)) return false;
    return isThisMachine(address) || this.#addresses.take(address, now);
  }

  /** Whether an address may name one more code. */
  mayLookUp(address: string): boolean {
    const now = this.#now();
    return isThisMachine(address) || (this.#wrong.has(address, now) && this.#work.has(address, now));
  }

  /** Looking up a table took so many milliseconds. */
  worked(address: string, milliseconds: number): void {
    if (!isThisMachine(address)) this.#work.charge(address, milliseconds, this.#now());
  }

  /** There was no table under the code. */
  wrongCode(address: string): void {
    if (!isThisMachine(address)) this.#wrong.take(address, this.#now());
  }
}
