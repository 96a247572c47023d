import { MOST_ROLLED } from '../state.ts';

/*
 * Hands of up to five dice as numbers: which die shows what plays no part, so there are 462. The empty hand is 0, then come those of one die,
 * of two, and so on: hands of a size lie side by side.
 */

/** `FIRST_HAND[size]`: the first hand of a size; the one after the last size is the number of all hands. */
export const FIRST_HAND: readonly number[] = [0, 1, 7, 28, 84, 210, 462];

/** Another hand than any: where the die that is wanted is not in the hand. */
export const NO_HAND = -1;

/** What is known of a hand: its dice ascending, and how likely exactly they fall when as many are rolled. */
interface Hand {
  readonly dice: readonly number[];
  readonly chance: number;
}

const HANDS: readonly Hand[] = Array.from({ length: MOST_ROLLED + 1 }, (_, size) => handsOf(size)).flat();
const INDEX: ReadonlyMap<string, number> = new Map(HANDS.map(({ dice }, hand) => [dice.join(''), hand]));

/** How likely a hand falls when as many dice are rolled. */
export const CHANCES: Float64Array = Float64Array.from(HANDS, ({ chance }) => chance);

/** `WITHOUT[value][hand]`: the hand without one die of this value; `NO_HAND` where it has none. */
export const WITHOUT: readonly Int16Array[] = Array.from({ length: 7 }, (_, value) =>
  Int16Array.from(HANDS, ({ dice }) => {
    const at = dice.indexOf(value);
    return at < 0 ? NO_HAND : handOf(dice.toSpliced(at, 1));
  }),
);

/** A hand by its dice, in any order. */
export function handOf(dice: readonly number[]): number {
  return INDEX.get(dice.toSorted((a, b) => a - b).join('')) ?? NO_HAND;
}

/** `WITH[value][hand]`: a hand of up to four dice and one more of this value. */
const WITH: readonly Int16Array[] = Array.from({ length: 7 }, (_, value) =>
  Int16Array.from(HANDS.slice(0, FIRST_HAND[MOST_ROLLED]), ({ dice }) => handOf([...dice, value])),
);

const relabelled = new Map<number, Int16Array>();

/** All hands with their values renamed: what they are called afterwards. `names` holds the new name of value n in the three bits from 3n. */
export function relabel(names: number): Int16Array {
  const known = relabelled.get(names);
  if (known !== undefined) return known;
  const made = new Int16Array(HANDS.length);
  for (const [hand, { dice }] of HANDS.entries()) {
    const last = dice.at(-1);
    if (last === undefined) continue;
    const others = made[WITHOUT[last]?.[hand] ?? 0] ?? 0;
    made[hand] = WITH[nameIn(names, last)]?.[others] ?? 0;
  }
  relabelled.set(names, made);
  return made;
}

/** What a value is called afterwards. */
export function nameIn(names: number, value: number): number {
  return (names >> (3 * value)) & 7;
}

function handsOf(size: number): readonly Hand[] {
  let hands: readonly (readonly number[])[] = [[]];
  for (let n = 0; n < size; n++) {
    hands = hands.flatMap((dice) =>
      [1, 2, 3, 4, 5, 6].filter((die) => die >= (dice.at(-1) ?? 1)).map((die) => [...dice, die]),
    );
  }
  return hands.map((dice) => ({ dice, chance: ways(dice) / 6 ** size }));
}

/** In how many orders the dice can have fallen. */
function ways(dice: readonly number[]): number {
  let ways = 1;
  let alike = 0;
  for (const [at, die] of dice.entries()) {
    alike = die === dice[at - 1] ? alike + 1 : 1;
    ways = (ways * (at + 1)) / alike;
  }
  return ways;
}
