import type { Random } from '@spieleabend/kernel';

/** How long a bot of this level seems to think, in milliseconds. */
export type Pace = (level: string, random: Random) => number;

type Moment = readonly [least: number, most: number];

const MEDIUM: Moment = [600, 1200];
/** Who plays better looks as if he thought longer. */
const MOMENTS: Readonly<Record<string, Moment>> = { easy: [400, 900], medium: MEDIUM, hard: [700, 1500] };

/** A human moment: as long as people like to watch, drawn anew each time. It runs while the bot really thinks, never after it. */
export const humanPace: Pace = (level, random) => {
  const [least, most] = MOMENTS[level] ?? MEDIUM;
  return least + random.below(most - least + 1);
};
