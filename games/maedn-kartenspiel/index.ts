import type { Chooser } from '@spieleabend/kernel';
import type { Rules } from '../room.ts';
import { greedy } from './bot.ts';
import { game } from './rules.ts';

export const rules: Rules = {
  game,
  greedy: greedy as Chooser,
  opponents: async () => (await import('./opponents.ts')).opponents,
};
