import type { Setup } from '@spieleabend/kernel';
import { course as courseOf } from '../../kit/course.ts';
import { game } from '../rules.ts';
import type { View } from '../view.ts';

/** What everybody could see of a game before its first entry and after each one. */
export function course(log: readonly string[], setup: Setup): readonly View[] {
  return courseOf(game, log, setup);
}
