import { seeded } from '@spieleabend/kernel';

export interface Stroke {
  readonly d: string;
  readonly light: boolean;
  readonly opacity: number;
  readonly width: number;
}

/** The grain of a plank on 1000 × 1000: a few long, slightly uneven strokes. The same seed gives the same plank. */
export function grain(seed: number): readonly Stroke[] {
  const random = seeded(seed);
  const upTo = (n: number): number => random.below(n + 1);
  const bend = (): number => upTo(9) - 4;
  return Array.from({ length: 46 }, (_, row) => {
    const length = 260 + upTo(620);
    const [near, far] = [Math.round(length * 0.3), Math.round(length * 0.6)];
    const y = Math.round(12 + row * 21.6) + upTo(10);
    return {
      d: `M${upTo(500) - 60} ${y}c${near} ${bend()} ${far} ${bend()} ${length} ${bend()}`,
      light: upTo(99) < 42,
      opacity: (16 + upTo(22)) / 100,
      width: (10 + upTo(16)) / 10,
    };
  });
}

/** The seams between three planks. */
export const SEAMS = ['M0 333c300 3 700-3 1000 1', 'M0 668c300 3 700-3 1000 1'] as const;
