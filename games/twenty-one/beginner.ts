import { countBits } from '@spieleabend/kernel';
import type { Move } from './move.ts';
import { entriesOf, placesOf, pointsOf } from './rolls.ts';
import { bestEntry, keepOrReroll, type Position } from './row-player.ts';
import { standingOf } from './standing.ts';

/** Enters whatever fits, a 1 under a 6 too, and rolls again only where less than a third of the free fields would be filled. */
export function byHaste({ view, seat, moves }: Position): Move {
  const at = standingOf(view, seat);
  if (view.phase === 'choose') {
    const { codes, to } = entriesOf(at.free, at.dice);
    const fitting = countBits(placesOf(codes[to - 1] ?? 0));
    return keepOrReroll(moves, 3 * fitting, countBits(at.free));
  }
  return bestEntry({ view, seat, moves }, at, pointsOf);
}
