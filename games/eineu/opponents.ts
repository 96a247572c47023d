import type { Chooser } from '@spieleabend/kernel';
import type { Opponents } from '../room.ts';
import { perfectAgainst } from './hard.ts';
import { type Character, playAs } from './sight.ts';

/** A beginner: makes for his pair tip by tip, and never asks what he leaves to the other. */
export const BEGINNER: Character = { sights: [{ own: 1, others: 0, often: 1 }] };

/** A family player: sees what two tips can do, mostly three; and of what the other can do then, one tip, mostly two. */
export const FAMILY: Character = {
  sights: [
    { own: 2, others: 1, often: 1 },
    { own: 3, others: 2, often: 2 },
  ],
};

/** Whom traps are set for: a family player, or somebody who looks further ahead than that, but not always. */
const SOMEBODY: Character = {
  sights: [...FAMILY.sights, { own: 3, others: 4, often: 2 }, { own: 3, others: 6, often: 1 }],
};

/** Never makes a mistake, and sets traps. */
export const perfectPlayer = perfectAgainst(SOMEBODY);

export const opponents: Opponents = {
  easy: playAs(BEGINNER) as Chooser,
  medium: playAs(FAMILY) as Chooser,
  hard: perfectPlayer as Chooser,
};
