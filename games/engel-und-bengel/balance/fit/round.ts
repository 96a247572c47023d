import type { Random } from '@spieleabend/kernel';
import type { Face } from '../../data/face.ts';
import { diceEach, MOST_ROLLED } from '../../state.ts';
import { CHANCES, FIRST_HAND, NO_HAND, WITHOUT } from '../../thinking/hands.ts';
import { placingsOf, type Rest, restOf, rowRest } from '../../thinking/rests.ts';

/** What a player in the middle of his turn expects of each choice. */
interface Choices {
  readonly stop: number;
  readonly roll: number;
  after(left: Rest, hand: number): number;
}

/** A way to play: with `size` dice in the hand, `own` dice left, these included, and the dice of the other. */
export type Plan = (rest: Rest, size: number, own: number, other: number) => Choices;

/** A moment in a round: a turn is over. */
export interface Pause {
  readonly rest: Rest;
  /** The dice that are left to whose turn it was, and to the other. */
  readonly own: number;
  readonly other: number;
}

/** Of all choices so many in a hundred are made at random, so that unusual positions come up, too. */
const AT_RANDOM = 8;

/** What is left of a face on which nothing lies. */
function wholeFace(face: Face): Rest {
  const wants = ({ boxes }: Face['rows'][number]): string =>
    typeof boxes[0] === 'number' ? boxes.join('') : boxes[0] === 'star' ? `*${boxes.length}` : 'H';
  return restOf(face.rows.map((row) => rowRest(row.points, wants(row)))).rest;
}

/** Plays a round of two; the moments between the turns. */
export function playRound(face: Face, plan: Plan, random: Random): readonly Pause[] {
  let rest = wholeFace(face);
  let [own, other] = [diceEach(2), diceEach(2)];
  const pauses: Pause[] = [];
  for (;;) {
    if (own > 0) {
      const left = playTurn(rest, own, other, plan, random);
      own -= rest.free - left.free;
      rest = left;
      if (rest.free === 0) return pauses;
      pauses.push({ rest, own, other });
    }
    [own, other] = [other, own];
  }
}

function playTurn(start: Rest, before: number, other: number, plan: Plan, random: Random): Rest {
  let rest = start;
  let own = before;
  let size = Math.min(MOST_ROLLED, own);
  while (size > 0) {
    let hand = roll(size, random);
    for (let placed = false; ; placed = true) {
      if (rest.free === 0 || size === 0) return rest;
      const choices = plan(rest, size, own, other);
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
