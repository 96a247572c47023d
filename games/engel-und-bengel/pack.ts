/*
 * Small numbers packed into one, for speed.
 * A hand: how many dice show 1, 2 … 6, three bits each, the ones lowest; in no order.
 * Counts by seat: four bits a seat, seat 0 lowest.
 * A set: a bit a member.
 */

/** How many dice of a hand show a value. */
export function countIn(hand: number, value: number): number {
  return (hand >> (3 * value - 3)) & 7;
}

/** One die that shows this value, as a hand. */
export function oneDie(value: number): number {
  return 1 << (3 * value - 3);
}

/** A roll as a hand. */
export function packHand(dice: readonly number[]): number {
  let hand = 0;
  for (let at = 0; at < dice.length; at++) hand += oneDie(dice[at] ?? 0);
  return hand;
}

/** The dice of a hand, ascending. */
export function diceInHand(hand: number): readonly number[] {
  const dice: number[] = [];
  for (let value = 1; value <= 6; value++) for (let n = countIn(hand, value); n > 0; n--) dice.push(value);
  return dice;
}

/** The count of one seat. */
export function ofSeat(counts: number, seat: number): number {
  return (counts >> (4 * seat)) & 15;
}

/** A count of 1 for one seat. */
export function oneOf(seat: number): number {
  return 1 << (4 * seat);
}

/** Counts by seat, packed. */
export function packCounts(counts: readonly number[]): number {
  return counts.reduce((packed, count, seat) => packed | (count << (4 * seat)), 0);
}

/** The members of a set, ascending. */
export function membersOf(set: number): readonly number[] {
  const members: number[] = [];
  for (let member = 0; set >> member !== 0; member++) if (((set >> member) & 1) === 1) members.push(member);
  return members;
}

/** The set with these members. */
export function setOf(members: readonly number[]): number {
  return members.reduce((set, member) => set | (1 << member), 0);
}
