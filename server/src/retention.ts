import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Storage } from './storage/storage.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A table that was opened and never played at is of no use to anybody for so many days. */
const WAITING_DAYS = 30;
/** So many tables are looked at without letting anybody else have his turn: a millisecond or two. */
const AT_A_TIME = 200;

export interface RetentionOptions {
  readonly storage: Pick<Storage, 'untouched' | 'commit'>;
  readonly clock: Clock;
  readonly log: Logger;
  /** Tables in which nothing has happened for so many days are deleted; 0: none ever. */
  readonly keepDays: number;
  /** Whether a table is in memory: somebody is there. */
  isInMemory(code: string): boolean;
}

/** Deletes old tables, once a day, each by itself, so that nobody waits for it. */
export class Retention {
  readonly #options: RetentionOptions;
  #sweeping: Promise<void> = Promise.resolve();
  #stop: () => void = () => {};
  #closed = false;

  constructor(options: RetentionOptions) {
    this.#options = options;
  }

  /** Looks now, and from now on every day. */
  start(): void {
    const { clock, keepDays } = this.#options;
    if (keepDays === 0 || this.#closed) return;
    this.#sweeping = this.#sweep();
    this.#stop = clock.later(DAY, () => this.start());
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stop();
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { clock, keepDays, log, storage } = this.#options;
    const now = clock.now();
    const age = { begun: now - keepDays * DAY, waiting: now - Math.min(keepDays, WAITING_DAYS) * DAY };
    let deleted = 0;
    try {
      for (let after: string | null = ''; after !== null && !this.#closed; ) {
        const { codes, last } = await storage.untouched(age, after, AT_A_TIME);
        for (const code of codes) if (await this.#delete(code)) deleted++;
        after = last;
        await nextTurn();
      }
    } catch (err) {
      log.error({ err }, 'old tables not deleted');
    }
    if (deleted > 0) log.info({ deleted }, 'old tables deleted');
  }

  async #delete(code: string): Promise<boolean> {
    const { isInMemory, storage } = this.#options;
    if (this.#closed || isInMemory(code)) return false;
    await storage.commit([{ type: 'delete', code }]);
    return true;
  }
}
