import type { Setup } from '@spieleabend/kernel';
import { course as courseOf } from '../../kit/course.ts';
import { game } from '../rules.ts';
import type { View } from '../view.ts';

/** What everybody could see of a game before its first entry and after each one: one view more than entries. */
export function course(log: readonly string[], setup: Setup): readonly View[] {
  return courseOf(game, log, setup);
}

/** How many entries of the log are to be shown once those that open together with the one at `at` are: all written at the same time. */
export function openedWith(log: readonly string[], at: number): number {
  let end = at;
  while (/^\d+:(x|[wkrbyg]+)$/.test(log[end] ?? '')) end++;
  return end;
}
