import type { Chooser } from '@spieleabend/kernel';
import type { Rules } from '../room.ts';
import { greedy } from './bot.ts';
import { game } from './rules.ts';

export const rules: Rules = {
  game,
  greedy: greedy as Chooser,
  opponents: async () => (await import('./opponents.ts')).opponents,
  own: async () => (await import('./data/own.ts')).own,
  // Whoever keeps only his own sheet enters what lies on the table in the end, whoever rolled it.
  scorePad: { assume: (move) => move === 'keep' },
};
