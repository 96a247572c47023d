import { MOST_ROLLED } from '../../state.ts';
import { CHANCES, FIRST_HAND, NO_HAND, WITHOUT } from '../../thinking/hands.ts';
import { placingsOf, type Rest } from '../../thinking/rests.ts';
import type { Plan } from './round.ts';

/*
 * A round of two, exactly: how many more points than the other a player will get with best play of both. It takes seconds and hundreds of
 * megabytes a face; so the opponents do without, and only what they estimate is measured against it.
 */

/** What a roll is worth: of those in which something fits, and how likely nothing does. */
interface Roll {
  readonly worth: number;
  readonly miss: number;
}

/** `end`: what it costs to place the last die, so that the other begins the next round. */
export class ExactRound {
  readonly #end: number;
  readonly #values = new Map<Rest, Map<number, number>>();
  readonly #held = new Map<Rest, Map<number, Float32Array>>();

  constructor(end: number) {
    this.#end = end;
  }

  /** Ending the turn with so many dice of one's own left, and of the other's. */
  ended(rest: Rest, own: number, other: number): number {
    if (rest.free === 0) return -this.#end;
    return other > 0 ? -this.#value(rest, other, own) : this.#value(rest, own, other);
  }

  /** The best plan within a turn. */
  readonly plan: Plan = (rest, size, own, other) => {
    const stop = this.ended(rest, own, other);
    const { worth, miss } = rolled(this.#best(rest, own, other), size);
    return { stop, roll: worth + miss * stop, after: (left, hand) => this.#heldAt(left, own - 1, other)[hand] ?? 0 };
  };

  /** The beginning of a turn. */
  #value(rest: Rest, own: number, other: number): number {
    const values = entry(this.#values, rest);
    const known = values.get(own * 16 + other);
    if (known !== undefined) return known;
    const { worth, miss } = rolled(this.#best(rest, own, other), Math.min(MOST_ROLLED, own));
    if (other === 0) return keep(values, own * 16, worth / (1 - miss));
    // Who misses leaves the other just the same: two equations, one for either to begin.
    const theirs = rolled(this.#best(rest, other, own), Math.min(MOST_ROLLED, other));
    return keep(values, own * 16 + other, (worth - miss * theirs.worth) / (1 - miss * theirs.miss));
  }

  #best(rest: Rest, own: number, other: number): Float64Array {
    const end = FIRST_HAND[Math.min(MOST_ROLLED, own) + 1] ?? 0;
    const best = new Float64Array(end).fill(Number.NEGATIVE_INFINITY);
    for (const { value, rest: left, hands } of placingsOf(rest)) {
      const after = this.#heldAt(left, own - 1, other);
      const gain = rest.points - left.points;
      for (let hand = 1; hand < end; hand++) {
        const others = WITHOUT[value]?.[hand] ?? NO_HAND;
        if (others === NO_HAND) continue;
        const worth = gain + (after[hands[others] ?? 0] ?? 0);
        if (worth > (best[hand] ?? 0)) best[hand] = worth;
      }
    }
    return best;
  }

  /** By hands of up to four dice, what they are worth once a die of the roll is placed. */
  #heldAt(rest: Rest, own: number, other: number): Float32Array {
    const all = entry(this.#held, rest);
    const known = all.get(own * 16 + other);
    if (known !== undefined) return known;
    const size = Math.min(MOST_ROLLED - 1, own);
    const stop = this.ended(rest, own, other);
    const held = new Float32Array(FIRST_HAND[size + 1] ?? 1).fill(stop);
    if (size > 0 && rest.free > 0) {
      const best = this.#best(rest, own, other);
      for (let dice = 1; dice <= size; dice++) {
        const { worth, miss } = rolled(best, dice);
        const goOn = Math.max(stop, worth + miss * stop);
        const end = FIRST_HAND[dice + 1] ?? 0;
        for (let hand = FIRST_HAND[dice] ?? 0; hand < end; hand++) held[hand] = Math.max(goOn, best[hand] ?? 0);
      }
    }
    return keep(all, own * 16 + other, held);
  }
}

function rolled(best: Float64Array, dice: number): Roll {
  let worth = 0;
  let miss = 0;
  const end = FIRST_HAND[dice + 1] ?? 0;
  for (let hand = FIRST_HAND[dice] ?? 0; hand < end; hand++) {
    const here = best[hand] ?? 0;
    const chance = CHANCES[hand] ?? 0;
    if (here === Number.NEGATIVE_INFINITY) miss += chance;
    else worth += chance * here;
  }
  return { worth, miss };
}

function entry<Value>(map: Map<Rest, Map<number, Value>>, rest: Rest): Map<number, Value> {
  const known = map.get(rest);
  if (known !== undefined) return known;
  const made = new Map<number, Value>();
  map.set(rest, made);
  return made;
}

function keep<Value>(map: Map<number, Value>, key: number, value: Value): Value {
  map.set(key, value);
  return value;
}
