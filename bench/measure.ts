/** What a contestant does over and over: plays one game to its end. */
export type Play = () => { readonly scores: readonly number[]; readonly decisions: number };

/** One stretch of games. */
export interface Sample {
  readonly games: number;
  readonly decisions: number;
  /** Seconds of processor time, and seconds on the clock. */
  readonly cpu: number;
  readonly wall: number;
}

/** A number that was observed many times. */
export class Observed {
  #n = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#n++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#sum / this.#n;
  }

  /** The standard error of the mean. */
  get error(): number {
    return Math.sqrt((this.#squares / this.#n - this.mean ** 2) / this.#n);
  }
}

/** Whether two means differ by no more than chance explains: five standard errors, which chance exceeds once in two million runs. */
export function agree(a: Observed, b: Observed): boolean {
  return Math.abs(a.mean - b.mean) <= 5 * Math.hypot(a.error, b.error);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Decisions a second of processor time. */
export function rate({ decisions, cpu }: Sample): number {
  return decisions / cpu;
}

/**
 * Plays for about so many seconds of processor time. Processor time, because it stays right when other programs want the machine too; the
 * engines run on one thread (`--single-threaded`), so a second of it is a second of one core. What the games were like goes into `scores` (the mean of each game's seats) and `lengths`.
 */
export function sample(play: Play, seconds: number, scores?: Observed, lengths?: Observed): Sample {
  const wall = performance.now();
  const cpu = process.cpuUsage();
  let games = 0;
  let decisions = 0;
  for (;;) {
    // The clock is asked only once a batch: for a fast engine the question costs as much as a move.
    for (let n = 0; n < 20; n++) {
      const played = play();
      decisions += played.decisions;
      games++;
      lengths?.add(played.decisions);
      scores?.add(played.scores.reduce((sum, score) => sum + score, 0) / played.scores.length);
    }
    const { user, system } = process.cpuUsage(cpu);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { games, decisions, cpu: used, wall: (performance.now() - wall) / 1000 };
  }
}
