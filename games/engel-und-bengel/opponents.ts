import type { Chooser } from '@spieleabend/kernel';
import type { Opponents } from '../room.ts';
import { careless } from './thinking/easy.ts';
import { calculating } from './thinking/hard.ts';
import { ownTurn } from './thinking/medium.ts';

/**
 * `easy` fills whatever fits and rolls as long as it is allowed to hope; `medium` plays his own turn well and forgets who comes after him;
 * `hard` knows what he leaves to the others, and what it takes to win.
 */
export const opponents: Opponents = {
  easy: careless as Chooser,
  medium: ownTurn as Chooser,
  hard: calculating as Chooser,
};
