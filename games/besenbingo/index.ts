import type { Chooser } from '@spieleabend/kernel';
import type { Rules } from '../room.ts';
import { greedy } from './bot.ts';
import { game } from './rules.ts';

export const rules: Rules = {
  game,
  greedy: greedy as Chooser,
  own: async () => (await import('./data/own.ts')).own,
  // Nobody decides for others here: what is typed in is all that a sheet needs.
  scorePad: { assume: () => false },
};
