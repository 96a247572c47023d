import type { Clock } from '../clock.ts';

interface Call {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now: number;
  #calls: Call[] = [];

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  later(milliseconds: number, run: () => void): () => void {
    const call = { at: this.#now + Math.max(0, milliseconds), run };
    this.#calls.push(call);
    return () => {
      this.#calls = this.#calls.filter((other) => other !== call);
    };
  }

  /** Lets so many milliseconds pass, with all that was to happen in them, in order; what hangs on promises in between has its turn. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settled();
      const [next] = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#calls = this.#calls.filter((call) => call !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }

  /** Sets the clock, as a person or a time server may, without anything happening. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Until what is under way here (commits, bots without a pause, messages on loopback) has come to rest. */
async function settled(): Promise<void> {
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setTimeout(resolve, 2));
}
