import type { Setup } from '@spieleabend/kernel';
import { boxesOf, type Face, gainOf } from './data/face.ts';
import { facesAt } from './faces.ts';
import { FIRST_POINTS, houseOf } from './house.ts';
import type { House } from './state.ts';

/**
 * No game has more rounds than this. Whatever happens, a round brings all players together at least what the face's white rows pay beyond
 * its black ones; every face brings something (EB-1.5). So long as nobody has reached the target, all together have at most ten less each.
 */
function maxRounds(house: House): number {
  const least = Math.min(...facesAt(house).map(gainOf));
  const room = house.seats * (house.target - 10 - FIRST_POINTS);
  const rounds = house.rounds > 0 ? house.rounds : Math.floor(room / least) + 1;
  return rounds + (house.tieBreakBoard ? 1 : 0);
}

/** Every box takes one placement, and between two placements there is at most one choice to roll again or to stop. */
export function maxDecisions(setup: Setup): number {
  const house = houseOf(setup);
  return maxRounds(house) * 2 * Math.max(...facesAt(house).map(boxesOf));
}

/** Nobody gets more than all white rows in every round, nor pays more than all black ones. */
export function scoreRange(setup: Setup): { readonly min: number; readonly max: number } {
  const house = houseOf(setup);
  const rounds = maxRounds(house);
  const faces = facesAt(house);
  const most = Math.max(...faces.map(whiteOf));
  const cost = Math.max(...faces.map((face) => whiteOf(face) - gainOf(face)));
  return { min: house.debt ? FIRST_POINTS - rounds * cost : 0, max: FIRST_POINTS + rounds * most };
}

function whiteOf(face: Face): number {
  return face.rows.reduce((sum, { points }) => sum + Math.max(0, points), 0);
}
