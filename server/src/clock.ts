/** The time of a server, and what happens later; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. It never goes back, and does not jump while the server runs. */
  now(): number;
  /** Runs something so many milliseconds later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
}

/** No timer of Node.js can wait longer. */
const LONGEST = 2 ** 31 - 1;

/**
 * The clock of this machine as it was at the start, moved on by the one that never jumps: setting the machine's clock, and a machine that
 * sleeps, take nobody's time.
 */
export function steadyClock(): Clock {
  const start = Date.now() - performance.now();
  return {
    now: () => Math.round(start + performance.now()),
    later(milliseconds, run) {
      const timer = setTimeout(run, Math.min(LONGEST, Math.max(0, milliseconds))).unref();
      return () => clearTimeout(timer);
    },
  };
}
