/** Figures, one a block, as far as a mean and its spread need them. */
export interface Sample {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

export const NOTHING: Sample = { n: 0, sum: 0, squares: 0 };

/** The sample with one more figure. */
export function add({ n, sum, squares }: Sample, figure: number): Sample {
  return { n: n + 1, sum: sum + figure, squares: squares + figure * figure };
}

/** Lower and upper bound. */
export type Interval = readonly [number, number];

/** Half the width of the middle 95 % of a normal distribution, in standard deviations. */
const Z = 1.959964;

/** The 95 % confidence interval of a mean, from some dozens of independent figures on; null for less than two. */
export function meanInterval({ n, sum, squares }: Sample): Interval | null {
  if (n < 2) return null;
  const mean = sum / n;
  const variance = Math.max(0, squares / n - mean * mean) / (n - 1);
  const half = Z * Math.sqrt(variance);
  return [mean - half, mean + half];
}

/**
 * The 95 % confidence interval of the mean of shares between 0 and 1. Two shares of 0 and two of 1 are added (Agresti and Coull 1998):
 * for single games, won or lost, that is close to Wilson's interval, and figures that are all the same leave room for doubt.
 */
export function shareInterval({ n, sum, squares }: Sample): Interval {
  const all = n + 4;
  const mean = (sum + 2) / all;
  const half = Z * Math.sqrt(((squares + 2) / all - mean * mean) / all);
  return [Math.max(0, mean - half), Math.min(1, mean + half)];
}
