import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clearlyDifferent } from '../balance/likeness.ts';
import { measure } from '../balance/measure.ts';
import { planOf } from '../plan.ts';
import { at } from '../sheet.ts';
import { SQUARES } from '../square.ts';
import { ROW_LENGTHS, SHEETS, TOWERS } from './sheets.ts';
import { COMBINATIONS, COPILOTS, WITCHES } from './witches.ts';

interface Figures {
  readonly mean: number;
  readonly sheets: readonly {
    readonly number: number;
    readonly best: number;
    readonly greedy: number;
    readonly random: number;
    readonly gap: number;
    readonly openings: number;
  }[];
}

const FIGURES = JSON.parse(readFileSync(new URL('balance.json', import.meta.url), 'utf8')) as Figures;
const squares = [...Array(SQUARES).keys()];

function sizeOf(set: number): number {
  return [...set.toString(2)].filter((bit) => bit === '1').length;
}

describe('material', () => {
  it('BB-1.1 there are nine sheets of eight towers and eight witches on a checkerboard', () => {
    expect(SHEETS).toHaveLength(9);
    for (const sheet of SHEETS) {
      const towers = squares.filter((square) => typeof at(sheet, square) === 'number');
      expect(towers.map((square) => at(sheet, square)).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      const colours = new Set(towers.map((square) => (square + Math.floor(square / 4)) % 2));
      expect([towers.length, colours.size]).toEqual([8, 1]);
    }
  });

  it('BB-1.1 a1 is a tower on some sheets and a witch on others', () => {
    const kinds = new Set(SHEETS.map((sheet) => typeof at(sheet, 0)));
    expect(kinds).toEqual(new Set(['number', 'string']));
  });

  it('BB-1.1 two towers have two neighbours, four have three, two have four', () => {
    for (const sheet of SHEETS) {
      const neighbours = planOf(sheet).beside.slice(1).map(sizeOf);
      expect(neighbours.sort()).toEqual([2, 2, 3, 3, 3, 3, 4, 4]);
    }
  });

  it('BB-1.1 no two sheets can be taken for each other, turned or mirrored', () => {
    for (const [index, one] of SHEETS.entries()) {
      for (const other of SHEETS.slice(index + 1)) expect(clearlyDifferent(one, other)).toBe(true);
      expect(clearlyDifferent(one, one)).toBe(false);
    }
  });

  it('BB-1.1 a sheet and its mirror image count as the same', () => {
    for (const sheet of SHEETS) {
      const mirrored = { ...sheet, field: sheet.field.map((row) => [...row].reverse()), pair: 'x' as never };
      expect(clearlyDifferent(sheet, { ...mirrored, witches: [], copilots: [], combinations: [] })).toBe(false);
    }
  });

  it('BB-1.2 four witches and three copilots make twelve combinations; a sheet uses eight different ones', () => {
    expect([WITCHES.length, COPILOTS.length, COMBINATIONS.length]).toEqual([4, 3, 12]);
    for (const sheet of SHEETS) {
      const witches = squares.map((square) => at(sheet, square)).filter((printed) => typeof printed === 'string');
      expect(new Set(witches).size).toBe(8);
    }
  });

  it('BB-1.3 row 3 is on the field, the pair is not, and the rows have 4, 4, 3 and 2 fields', () => {
    expect(ROW_LENGTHS).toEqual([4, 4, 3, 2]);
    for (const { field, witches, copilots, combinations, pair } of SHEETS) {
      expect([witches.length, copilots.length, combinations.length]).toEqual([4, 4, 3]);
      for (const combination of combinations) expect(field.flat()).toContain(combination);
      expect(field.flat()).not.toContain(pair);
    }
  });

  it('BB-1.4 the towers are numbered from 1 to 8', () => {
    expect(TOWERS).toBe(8);
  });
});

describe('balance', () => {
  it.each(FIGURES.sheets)('BB-1.1 sheet $number is worth what the figures say', (figures) => {
    const sheet = SHEETS[figures.number - 1];
    if (sheet === undefined) throw new Error('no such sheet');
    const { best, greedy, random, gap, openings } = measure(sheet);
    expect(best).toBeCloseTo(figures.best, 3);
    expect(greedy).toBeCloseTo(figures.greedy, 3);
    expect(random).toBeCloseTo(figures.random, 3);
    expect(gap).toBeCloseTo(figures.gap, 3);
    expect(openings).toBe(figures.openings);
  });

  it('BB-1.1 the best play of every sheet is within 2 % of the mean of the nine', () => {
    expect(FIGURES.sheets.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const mean = FIGURES.sheets.reduce((sum, { best }) => sum + best, 0) / 9;
    expect(mean).toBeCloseTo(FIGURES.mean, 3);
    for (const { best } of FIGURES.sheets) expect(Math.abs(best / mean - 1)).toBeLessThan(0.02);
  });

  it('BB-3.3 decisions matter: who takes what is nearest loses a tenth or more, and first towers leave real choices', () => {
    for (const { best, greedy, random, openings } of FIGURES.sheets) {
      expect(greedy).toBeLessThan(0.9 * best);
      expect(greedy).toBeGreaterThan(random);
      expect(openings).toBeGreaterThanOrEqual(3);
    }
  });
});
