import { describe, expect, it } from 'vitest';
import { BONUS, COLOURS, LETTERS, LIMITS, PATTERNS, SHEETS } from './sheets.ts';

describe('material', () => {
  it('TO-1.1 there are six dice colours and six different sheets of five rows of six fields', () => {
    expect(new Set(COLOURS).size).toBe(6);
    expect(new Set(LETTERS.map((letter) => SHEETS[letter].join())).size).toBe(6);
    for (const letter of LETTERS) expect(SHEETS[letter].map((row) => row.length)).toEqual([6, 6, 6, 6, 6]);
  });

  it('TO-1.2 the limits of a row sum to 21, and every row has each colour once', () => {
    expect(LIMITS).toEqual([6, 5, 4, 3, 2, 1]);
    for (const letter of LETTERS) {
      for (const row of SHEETS[letter]) expect([...row].sort()).toEqual([...COLOURS].sort());
    }
  });

  it('TO-1.3 sheet A has the patterns as they stand, each further sheet is turned left by one more', () => {
    expect(PATTERNS).toEqual(['ybwgrk', 'rgkywb', 'wrykbg', 'kygbwr', 'gwbrky']);
    expect(SHEETS.a).toEqual(PATTERNS);
    expect(SHEETS.b[0]).toBe('bwgrky');
    expect(SHEETS.f.map((row) => row[0])).toEqual(['k', 'b', 'g', 'r', 'y']);
    for (let row = 0; row < 5; row++) {
      for (let field = 0; field < 6; field++) {
        expect(new Set(LETTERS.map((letter) => SHEETS[letter][row]?.[field])).size).toBe(6);
      }
    }
  });

  it('TO-1.4 the bonus grows from 0 for no hit to 21 for six', () => {
    expect(BONUS).toEqual([0, 1, 3, 6, 10, 15, 21]);
  });
});
