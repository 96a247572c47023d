import { STRENGTHS } from '@spieleabend/games';

/** Every level that a seat may name: the yardsticks of all games (`random` takes any legal move), then the opponents that people choose from. */
export const LEVELS = ['random', 'greedy', ...STRENGTHS] as const;
export type Level = (typeof LEVELS)[number];

/** Whether a text names a level. */
export function isLevel(text: string): text is Level {
  return LEVELS.some((level) => level === text);
}
