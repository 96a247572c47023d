import type { Random } from '@spieleabend/kernel';
import type { Face } from '../../data/face.ts';
import { diceEach, MOST_ROLLED } from '../../state.ts';
import { CHANCES, FIRST_HAND, NO_HAND, WITHOUT } from '../hands.ts';
import { placingsOf, type Rest, restOf, rowRest } from '../rests.ts';

/** What a player in the middle of his turn expects of each choice. */
export interface Choices {
  readonly stop: number;
  readonly roll: number;
  after(left: Rest, hand: number): number;
}

/** A way to play: with `size` dice in the hand, `own` dice left, these included, and those of the others, the next first. */
export type Plan = (rest: Rest, size: number, own: number, others: readonly number[]) => Choices;

/** A moment in a round: a turn is over. */
export interface Pause {
  readonly rest: Rest;
  readonly seat: number;
  readonly own: number;
  readonly others: readonly number[];
  /** What all have got so far. */
  readonly gains: readonly number[];
}

export interface Played {
  readonly pauses: readonly Pause[];
  readonly gains: readonly number[];
  /** Who filled the last box. */
  readonly last: number;
}

/** Of all choices so many in a hundred are made at random, so that unusual positions come up, too. */
const AT_RANDOM = 8;

/** What is left of a face on which nothing lies. */
export function wholeFace(face: Face): Rest {
  const wants = ({ boxes }: Face['rows'][number]): string =>
    typeof boxes[0] === 'number' ? boxes.join('') : boxes[0] === 'star' ? `*${boxes.length}` : 'H';
  return restOf(face.rows.map((row) => rowRest(row.points, wants(row)))).rest;
}

/** Plays a round; seat 0 begins. */
export function playRound(face: Face, seats: number, plan: Plan, random: Random): Played {
  let rest = wholeFace(face);
  const dice = new Array<number>(seats).fill(diceEach(seats));
  const gains = new Array<number>(seats).fill(0);
  const pauses: Pause[] = [];
  for (let seat = 0; ; seat = (seat + 1) % seats) {
    const before = dice[seat] ?? 0;
    if (before === 0) continue;
    const others = dice.map((_, at) => dice[(seat + 1 + at) % seats] ?? 0).slice(0, -1);
    const left = playTurn(rest, before, others, plan, random);
    const own = before - (rest.free - left.free);
    dice[seat] = own;
    gains[seat] = (gains[seat] ?? 0) + rest.points - left.points;
    rest = left;
    if (rest.free === 0) return { pauses, gains, last: seat };
    pauses.push({ rest, seat, own, others, gains: gains.slice() });
  }
}

function playTurn(start: Rest, before: number, others: readonly number[], plan: Plan, random: Random): Rest {
  let rest = start;
  let own = before;
  let size = Math.min(MOST_ROLLED, own);
  while (size > 0) {
    let hand = roll(size, random);
    for (let placed = false; ; placed = true) {
      if (rest.free === 0 || size === 0) return rest;
      const choices = plan(rest, size, own, others);
      const moves = placingsOf(rest).flatMap(({ value, rest: left, hands }) => {
        const without = WITHOUT[value]?.[hand] ?? NO_HAND;
        if (without === NO_HAND) return [];
        const then = hands[without] ?? 0;
        return [{ worth: choices.after(left, then), left, hand: then }];
      });
      if (placed) moves.push({ worth: choices.stop, left: rest, hand: -1 }, { worth: choices.roll, left: rest, hand });
      const move = random.below(100) < AT_RANDOM ? moves[random.below(moves.length)] : best(moves);
      if (move === undefined || move.hand < 0) return rest;
      if (move.left === rest) break;
      ({ left: rest, hand } = move);
      size--;
      own--;
    }
  }
  return rest;
}

function best<Move extends { readonly worth: number }>(moves: readonly Move[]): Move | undefined {
  return moves.toSorted((a, b) => b.worth - a.worth)[0];
}

function roll(size: number, random: Random): number {
  const first = FIRST_HAND[size] ?? 0;
  const last = (FIRST_HAND[size + 1] ?? 1) - 1;
  let left = random.below(6 ** size);
  for (let hand = first; hand < last; hand++) {
    left -= Math.round((CHANCES[hand] ?? 0) * 6 ** size);
    if (left < 0) return hand;
  }
  return last;
}
