import type { Clock } from '../clock.ts';
import type { Wake } from '../storage/storage.ts';

/** No table is looked at less often than so: timers cannot wait for ever, and one look too many does no harm. In milliseconds. */
const LONGEST = 24 * 60 * 60 * 1000;

/** When tables have to be looked at, whether they are in memory or not. */
export class Wakes {
  readonly #clock: Clock;
  readonly #due: (code: string) => void;
  readonly #calls = new Map<string, () => void>();

  /** `due`: this table has to be looked at now. */
  constructor(clock: Clock, due: (code: string) => void) {
    this.#clock = clock;
    this.#due = due;
  }

  /** Sets the wake of a table (epoch milliseconds), in place of the one it had; null: none. */
  set({ code, at }: { readonly code: string; readonly at: number | null }): void {
    this.#calls.get(code)?.();
    this.#calls.delete(code);
    if (at === null) return;
    const wait = Math.max(0, at - this.#clock.now());
    const call = this.#clock.later(Math.min(LONGEST, wait), () => {
      if (wait > LONGEST) this.set({ code, at });
      else {
        this.#calls.delete(code);
        this.#due(code);
      }
    });
    this.#calls.set(code, call);
  }

  /** Takes over what is stored, after a start. */
  resume(wakes: readonly Wake[]): void {
    for (const wake of wakes) this.set(wake);
  }

  stop(): void {
    for (const cancel of this.#calls.values()) cancel();
    this.#calls.clear();
  }
}
