import { CHANCES, FIRST_HAND, NO_HAND, WITHOUT } from './hands.ts';
import { placingsOf, type Rest } from './rests.ts';

/*
 * One turn, exactly: all rolls that can still come, weighted as they fall, and the best placing, rolling again or stopping after each. What
 * comes after the turn is somebody else's estimate.
 */

/** What it is worth that a turn ends with this left: what it has brought since the search began, and all that is to come. */
export type Worth = (left: Rest) => number;

/** What lies before a player in the middle of his turn. */
export interface Prospects {
  /** What it is worth to roll so many dice as are in the hand. */
  readonly roll: number;
  /** What it is worth to have placed a die, so that this is left; the hand by the names of that rest. */
  after(left: Rest, hand: number): number;
}

/** By hands, what they are worth once a die of the roll is placed. */
type Held = Float64Array;

/** So many rests are looked at, and what comes after the layer of dice that is then complete is left out: faces full of stars have too many. */
const MOST_RESTS = 1200;

/** What can become of a turn with `size` dice in the hand (0 to 5). */
export function lookAhead(rest: Rest, size: number, worth: Worth): Prospects {
  const horizon = horizonOf(rest, size);
  const seen = new Map<Rest, Held>();
  /** No rest comes up with different numbers of dice: each die placed is a free box less. */
  const held = (left: Rest): Held => {
    const known = seen.get(left);
    if (known !== undefined) return known;
    const placed = rest.free - left.free;
    const made = heldAt(left, size - placed, placed < horizon, worth(left), held);
    seen.set(left, made);
    return made;
  };
  return {
    get roll() {
      return expected(bestPlacings(rest, size, held), size, worth(rest));
    },
    after: (left, hand) => held(left)[hand] ?? 0,
  };
}

/** How many dice are placed at most in what is looked at. */
function horizonOf(rest: Rest, size: number): number {
  let layer = new Set([rest]);
  let count = 1;
  for (let dice = 0; dice < size; dice++) {
    const next = new Set<Rest>();
    for (const from of layer) for (const placing of placingsOf(from)) next.add(placing.rest);
    count += next.size;
    if (count > MOST_RESTS && dice > 0) return dice;
    layer = next;
  }
  return size;
}

function heldAt(rest: Rest, size: number, further: boolean, ended: number, held: (rest: Rest) => Held): Held {
  const made = new Float64Array(FIRST_HAND[size + 1] ?? 1).fill(ended);
  if (size === 0 || rest.free === 0 || !further) return made;
  const best = bestPlacings(rest, size, held);
  for (let dice = 1; dice <= size; dice++) {
    const goOn = Math.max(ended, expected(best, dice, ended));
    const end = FIRST_HAND[dice + 1] ?? 0;
    for (let hand = FIRST_HAND[dice] ?? 0; hand < end; hand++) made[hand] = Math.max(goOn, best[hand] ?? 0);
  }
  return made;
}

/** For every hand of up to `size` dice what its best placing is worth; minus infinity where nothing fits. */
function bestPlacings(rest: Rest, size: number, held: (rest: Rest) => Held): Float64Array {
  const end = FIRST_HAND[size + 1] ?? 1;
  const best = new Float64Array(end).fill(Number.NEGATIVE_INFINITY);
  for (const { value, rest: left, hands } of placingsOf(rest)) {
    const after = held(left);
    const without = WITHOUT[value];
    if (without === undefined) continue;
    for (let hand = 1; hand < end; hand++) {
      const others = without[hand] ?? NO_HAND;
      if (others === NO_HAND) continue;
      const worth = after[hands[others] ?? 0] ?? 0;
      if (worth > (best[hand] ?? 0)) best[hand] = worth;
    }
  }
  return best;
}

/** What a roll of so many dice is worth; the turn ends where nothing fits. */
function expected(best: Float64Array, dice: number, ended: number): number {
  let sum = 0;
  const end = FIRST_HAND[dice + 1] ?? 0;
  for (let hand = FIRST_HAND[dice] ?? 0; hand < end; hand++) {
    const worth = best[hand] ?? 0;
    sum += (CHANCES[hand] ?? 0) * (worth === Number.NEGATIVE_INFINITY ? ended : worth);
  }
  return sum;
}
