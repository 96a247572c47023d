import type { GameResult } from '@spieleabend/kernel';
import { isPairComplete, type Marks, minusOf, pointsOf } from './marks.ts';

/** A final sheet as one whole number: what outranks another is greater, what shares its rank is equal (BB-4.2). */
export function standingOf(marks: Marks, rising: boolean): number {
  // The tie-breaks together are worth less than a point: at most seven minus fields.
  return 16 * pointsOf(marks, rising) - 2 * minusOf(marks) + (isPairComplete(marks) ? 1 : 0);
}

/** The final ranking: most points, then fewer minus fields, then a completed pair row, then a shared rank (BB-4.2, C-4). */
export function resultOf(marks: readonly Marks[], rising: boolean): GameResult {
  const scores = marks.map((seat) => pointsOf(seat, rising));
  const minus = marks.map(minusOf);
  const pairs = marks.map((seat) => (isPairComplete(seat) ? 1 : 0));
  const ranks = marks.map(() => 1);
  let tieBreak: 'minus' | 'pair' | null = null;
  for (let seat = 0; seat < marks.length; seat++) {
    for (let other = 0; other < marks.length; other++) {
      const ahead = (scores[other] ?? 0) - (scores[seat] ?? 0);
      const fewer = (minus[seat] ?? 0) - (minus[other] ?? 0);
      const paired = (pairs[other] ?? 0) - (pairs[seat] ?? 0);
      if ((ahead || fewer || paired) <= 0) continue;
      ranks[seat] = (ranks[seat] ?? 1) + 1;
      if (ahead !== 0) continue;
      if (fewer === 0) tieBreak = 'pair';
      else tieBreak ??= 'minus';
    }
  }
  return { ranks, scores, tieBreak };
}
