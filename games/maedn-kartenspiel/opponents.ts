import type { Chooser } from '@spieleabend/kernel';
import type { Opponents } from '../room.ts';
import { greedy } from './bot.ts';
import { shortSighted } from './thinking/easy.ts';
import { farSighted } from './thinking/hard.ts';

/**
 * `easy` looks at his own rows only and overlooks a move now and then; `medium` plays what gains most at once, and what he takes from others
 * is a gain; `hard` foresees answers and knows from many thousand games what a position is worth.
 */
export const opponents: Opponents = {
  easy: shortSighted as Chooser,
  medium: greedy as Chooser,
  hard: farSighted as Chooser,
};
