import { describe, expect, test } from 'vitest';
import { ALL_CARDS, DICE_CARDS } from '../data/material.ts';
import { STARS } from '../data/stars.ts';
import { printing } from './index.ts';

/** How often each number stands in a place of the drawing, over all pages. */
function counted(pages: readonly string[], place: RegExp): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [, number = ''] of pages.join('').matchAll(place)) {
    counts.set(Number(number), (counts.get(Number(number)) ?? 0) + 1);
  }
  return counts;
}

describe('the printed cards', () => {
  const figures = printing.pages(['figures'], 'de');
  const dice = printing.pages(['dice'], 'de');

  test('MK-1.1 are 50 figures: 1 to 40, with 1 to 10 twice', () => {
    const counts = counted(figures, /font-size="15.5"[^>]*>(\d+)<\/text>/g);
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(50);
    for (let figure = 1; figure <= 40; figure++)
      expect([figure, counts.get(figure)]).toEqual([figure, figure <= 10 ? 2 : 1]);
  });

  test('MK-1.2 are 130 dice cards, 22 of each number to 4 and 21 of 5 and 6', () => {
    // The number stands in two corners of a card.
    const counts = counted(dice, /font-size="6" font-weight="bold"[^>]*>(\d)<\/text>/g);
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(2 * ALL_CARDS);
    for (let pips = 1; pips <= 6; pips++) expect([pips, counts.get(pips)]).toEqual([pips, 2 * (DICE_CARDS[pips] ?? 0)]);
  });

  test('MK-1.3 bear eleven stars, for 10 exists twice', () => {
    expect(figures.join('').match(/translate\([\d.]+ 53\)" fill="#f0a51e"/g)).toHaveLength(STARS.length + 1);
  });
});
