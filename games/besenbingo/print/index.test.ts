import { describe, expect, test } from 'vitest';
import { TOWERS } from '../data/sheets.ts';
import { printing } from './index.ts';

/** The numbers on the towers of a page. */
const towersOn = (page: string) =>
  [...page.matchAll(/font-size="31"[^>]*>(\d)<\/text>/g)].map(([, number]) => Number(number)).sort();
const ALL = Array.from({ length: TOWERS }, (_, n) => n + 1);

describe('Besenbingo on paper', () => {
  test('BB-1.1 are nine sheets, each with the eight towers on its field', () => {
    const sheets = printing.sheets().slice(0, 9);
    expect(sheets).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const name of sheets) expect(towersOn(printing.pages([name], 'de').join())).toEqual(ALL);
    expect(printing.pages(sheets, 'de')).toHaveLength(5);
  });

  test('BB-1.3 each sheet has seven minus fields', () => {
    for (const name of printing.sheets().slice(0, 9)) {
      expect(
        printing
          .pages([name], 'de')
          .join()
          .match(/>−1<\/text>/g),
      ).toHaveLength(7);
    }
  });

  test('BB-1.4 are eight tower cards, each once', () => {
    expect(towersOn(printing.pages(['towers'], 'de').join())).toEqual(ALL);
  });
});
