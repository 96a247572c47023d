import type { Storage } from './storage/storage.ts';

/** In milliseconds: the disk is asked no more often, however often somebody wants to know. */
const FRESH = 5000;

/** Whether people can play here: what they do can be stored, and the server is not about to close. */
export class Health {
  readonly #storage: Pick<Storage, 'probe'>;
  readonly #now: () => number;
  #answer: Promise<boolean> | null = null;
  #askedAt = 0;
  #closing = false;

  /** `now`: milliseconds of a clock that never jumps. */
  constructor(storage: Pick<Storage, 'probe'>, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Null if all is well, otherwise what is wrong. */
  async fault(): Promise<'closing' | 'storage' | null> {
    if (this.#closing) return 'closing';
    if (this.#answer === null || this.#now() - this.#askedAt >= FRESH) {
      this.#askedAt = this.#now();
      this.#answer = this.#storage.probe().then(
        () => true,
        () => false,
      );
    }
    return (await this.#answer) ? null : 'storage';
  }

  /** The server is about to close: whoever shares out visitors sends no more here. */
  close(): void {
    this.#closing = true;
  }
}
