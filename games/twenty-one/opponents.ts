import type { Chooser } from '@spieleabend/kernel';
import type { Opponents } from '../room.ts';
import { byHaste } from './beginner.ts';
import type { Move } from './move.ts';
import { courseOf, planFor } from './plans.ts';
import { byChance } from './racer.ts';
import { byPlan } from './row-player.ts';
import type { View } from './view.ts';

type Player = Chooser<Move, View>;

/** What a roll costs somebody who knows that the others hurry too, and hopes a little too long nevertheless. */
const FAMILY_PRICE = 3.5;

/** Only the points of his own rows count for him: the best that can be done alone, and far too slow among others. */
const solo: Player = (position) => {
  const alone = { ...courseOf(position.view), seats: 1 };
  return byPlan(position, planFor(alone, 0), false);
};

/** Is glad of every field that is filled. */
const easy: Player = byHaste;

/** Knows what a good row is worth and that time runs, and never looks at another sheet. */
const medium: Player = (position) =>
  position.view.seats === 1 ? solo(position) : byPlan(position, planFor(courseOf(position.view), FAMILY_PRICE));

/** Alone he plays for points, exactly; among others for the chance to win, with an eye on every sheet. */
const hard: Player = (position) => (position.view.seats === 1 ? solo(position) : byChance(position));

export const opponents: Opponents = {
  easy: easy as Chooser,
  medium: medium as Chooser,
  hard: hard as Chooser,
  yardsticks: { solo: solo as Chooser },
};
