import type { Chooser } from '@spieleabend/kernel';
import type { Rules } from '../room.ts';
import { greedy } from './bot.ts';
import { SHEETS } from './data/sheets.ts';
import { game } from './rules.ts';
import { onAnotherSheet } from './series.ts';

export const rules: Rules = {
  game,
  greedy: greedy as Chooser,
  opponents: async () => (await import('./opponents.ts')).opponents,
  own: async () => (await import('./data/own.ts')).own,
  // Nobody decides for others here: what is typed in is all that a sheet needs.
  scorePad: { assume: () => false },
  series: { rule: 'BB-4.3', maxRounds: SHEETS.length, fresh: onAnotherSheet },
};
