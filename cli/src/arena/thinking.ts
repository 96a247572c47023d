/** How long decisions took, in milliseconds. JSON-plain and of a bounded size, however many there are. */
export interface Thinking {
  readonly decisions: number;
  /** The longest that a thread's first decision took: what it prepares for all others (and the compiler's warming up) is counted here alone. */
  readonly first: number;
  /** The decisions after the first: their number, sum and maximum. */
  readonly timed: number;
  readonly sum: number;
  readonly max: number;
  /** How many of them there were of each length: the times of step s are about `STEP ** s`. */
  readonly steps: Readonly<Record<number, number>>;
}

/** Medians and percentiles are right to one per cent. */
const STEP = 1.02;

/** A nanosecond: no clock is finer. */
const SHORTEST = 1e-6;

export const NO_THINKING: Thinking = { decisions: 0, first: 0, timed: 0, sum: 0, max: 0, steps: {} };

/** Both together. */
export function merge(a: Thinking, b: Thinking): Thinking {
  const steps = { ...a.steps };
  for (const [step, count] of Object.entries(b.steps)) steps[Number(step)] = (steps[Number(step)] ?? 0) + count;
  return {
    decisions: a.decisions + b.decisions,
    first: Math.max(a.first, b.first),
    timed: a.timed + b.timed,
    sum: a.sum + b.sum,
    max: Math.max(a.max, b.max),
    steps,
  };
}

/** The time that a share of the decisions does not exceed; null where there are none. */
export function quantile({ timed, max, steps }: Thinking, share: number): number | null {
  if (timed === 0) return null;
  let left = share * timed;
  for (const step of Object.keys(steps)
    .map(Number)
    .sort((a, b) => a - b)) {
    left -= steps[step] ?? 0;
    if (left <= 0) return Math.min(max, STEP ** step);
  }
  return max;
}

type Running = { -readonly [Key in keyof Omit<Thinking, 'steps'>]: number } & { steps: Record<number, number> };

/** A thread's watch on its bots. */
export class Stopwatch {
  readonly #clock: () => number;
  readonly #met = new Set<string>();
  #running = new Map<string, Running>();

  /** `clock` gives milliseconds. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Times one decision of this bot. */
  time(bot: string, decide: () => string): string {
    const from = this.#clock();
    const move = decide();
    this.#note(bot, this.#clock() - from);
    return move;
  }

  #note(bot: string, time: number): void {
    const own = this.#running.get(bot) ?? { ...NO_THINKING, steps: {} };
    this.#running.set(bot, own);
    own.decisions++;
    if (!this.#met.has(bot)) {
      this.#met.add(bot);
      own.first = time;
      return;
    }
    const step = Math.round(Math.log(Math.max(time, SHORTEST)) / Math.log(STEP));
    own.timed++;
    own.sum += time;
    own.max = Math.max(own.max, time);
    own.steps[step] = (own.steps[step] ?? 0) + 1;
  }

  /** What has been timed since this was last asked, by bot. */
  take(): ReadonlyMap<string, Thinking> {
    const taken = this.#running;
    this.#running = new Map();
    return taken;
  }
}
