import type { Random } from '@spieleabend/kernel';

/** How long a bot of this level seems to think, in milliseconds. */
export type Pace = (level: string, random: Random) => number;

/** From how many milliseconds to how many: who plays better looks as if he thought longer. */
const MOMENTS: Readonly<Record<string, readonly [number, number]>> = {
  easy: [400, 900],
  medium: [600, 1200],
  hard: [700, 1500],
};
const MEDIUM: readonly [number, number] = [600, 1200];

/** A human moment: as long as people like to watch, drawn anew each time. It runs while the bot really thinks, never after it. */
export const humanPace: Pace = (level, random) => {
  const [least, most] = MOMENTS[level] ?? MEDIUM;
  return least + random.below(most - least + 1);
};
