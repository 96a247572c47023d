import { describe, expect, it } from 'vitest';
import { marksOf, pointsOf } from './marks.ts';
import { resultOf } from './result.ts';
import { game } from './rules.ts';
import { onAnotherSheet } from './series.ts';
import { legal, refusal, table } from './testing.ts';

/** The pair, two of both and three witches; tower 8 stays silent. */
const GOOD = [
  ['7', 'c2>p'],
  ['4', 'c4>p'],
  ['6', 'a4>3'],
  ['2', 'd1>3'],
  ['1', 'a2>1'],
  ['5', 'b1>1'],
  ['3', 'd3>1'],
] as const;

/** Half a pair, a minus field and the rest; tower 3 stays silent. */
const FAIR = [
  ['8', 'c4>2'],
  ['4', '-'],
  ['5', 'a2>1'],
  ['6', 'a4>3'],
  ['7', 'c2>p'],
  ['2', 'd1>3'],
  ['1', 'b1>1'],
] as const;

function round(turns: readonly (readonly [string, string])[]): readonly string[] {
  return ['*:1', ...turns.flatMap(([tower, move]) => [`*:${tower}`, `0:${move}`])];
}

describe('end', () => {
  it('BB-4.1 the round ends after the seventh tower, and the silent one is shown', () => {
    expect(table(round(GOOD.slice(0, 6))).over).toBeNull();
    const over = table(round(GOOD));
    expect(over.over).not.toBeNull();
    expect(over.look('spectator').view.silent).toBe(8);
    expect(legal(over)).toEqual([]);
    expect(game.step(over.state, 0, { type: 'minus' })).toMatchObject({ error: { code: 'over', rule: 'BB-4.1' } });
    expect(game.chance(over.state, [8])).toMatchObject({ error: { code: 'over', rule: 'BB-4.1' } });
    expect(refusal(over, '*:8')).toMatchObject({ code: 'over' });
  });

  it('BB-4.1 struck fields count what they show, and the completed pair 5', () => {
    expect(table(round(GOOD)).over?.scores).toEqual([5 + 2 + 2 + 1 + 1 + 1]);
  });

  it('BB-4.1 half a pair counts nothing, and every minus field takes its point', () => {
    expect(table(round(FAIR)).over?.scores).toEqual([1 - 1 + 1 + 2 + 0 + 2 + 1]);
  });

  it('BB-1.3 minus fields take one point each, or with the house rule −1 −1 −2 −2 −3 −3 −4', () => {
    const totals = (rising: boolean) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((minus) => pointsOf(marksOf(0, [0, 0, 0, 0], minus), rising));
    expect(totals(false)).toEqual([0, -1, -2, -3, -4, -5, -6, -7]);
    expect(totals(true)).toEqual([0, -1, -2, -4, -6, -9, -12, -16]);
  });

  it('BB-1.3 rows 1 and 2 bring 1 a field, row 3 brings 2, the pair 5 only when both are struck', () => {
    const points = (...rows: readonly number[]) => pointsOf(marksOf(0, rows, 0), false);
    expect([points(4, 0, 0, 0), points(0, 4, 0, 0), points(0, 0, 3, 0)]).toEqual([4, 4, 6]);
    expect([points(0, 0, 0, 1), points(0, 0, 0, 2)]).toEqual([0, 5]);
  });

  it('BB-4.2 C-4 the most points win, and ranks skip after a tie', () => {
    const marks = [marksOf(0, [2, 0, 0, 0], 0), marksOf(0, [3, 0, 0, 0], 0), marksOf(0, [0, 1, 1, 0], 0)];
    expect(resultOf([...marks, marksOf(0, [1, 0, 0, 0], 0)], false)).toEqual({
      scores: [2, 3, 3, 1],
      ranks: [3, 1, 1, 4],
      tieBreak: null,
    });
  });

  it('BB-4.2 a tie goes to fewer minus fields', () => {
    const marks = [marksOf(0, [3, 0, 0, 0], 1), marksOf(0, [2, 0, 0, 0], 0)];
    expect(resultOf(marks, false)).toEqual({ scores: [2, 2], ranks: [2, 1], tieBreak: 'minus' });
  });

  it('BB-4.2 then to the completed pair row', () => {
    const marks = [marksOf(0, [3, 0, 1, 0], 0), marksOf(0, [0, 0, 0, 2], 0)];
    expect(resultOf(marks, false)).toEqual({ scores: [5, 5], ranks: [2, 1], tieBreak: 'pair' });
  });

  it('BB-4.2 fewer minus fields come before the pair, and the last tie-break that separated anybody is named', () => {
    const pairWithMinus = marksOf(0, [1, 0, 0, 2], 1);
    const clean = marksOf(0, [3, 0, 1, 0], 0);
    const cleanPair = marksOf(0, [0, 0, 0, 2], 0);
    expect(resultOf([pairWithMinus, clean], false)).toMatchObject({ ranks: [2, 1], tieBreak: 'minus' });
    for (const marks of [
      [pairWithMinus, clean, cleanPair],
      [cleanPair, clean, pairWithMinus],
    ]) {
      const { ranks, tieBreak } = resultOf(marks, false);
      expect(ranks).toEqual(marks[0] === cleanPair ? [1, 2, 3] : [3, 2, 1]);
      expect(tieBreak).toBe('pair');
    }
  });

  it('BB-4.2 with the rising minus row the number of fields decides, not what they cost', () => {
    const two = marksOf(0, [4, 0, 0, 0], 2);
    const none = marksOf(0, [2, 0, 0, 0], 0);
    expect(resultOf([two, none], true)).toEqual({ scores: [2, 2], ranks: [2, 1], tieBreak: 'minus' });
  });

  it('BB-4.3 alone a record is one round on one sheet', () => {
    const over = table(round(FAIR));
    expect(over.over).toEqual({ scores: [6], ranks: [1], tieBreak: null });
    expect(refusal(over, '*:2')).toMatchObject({ code: 'over' });
  });

  it('BB-4.3 each round of a series is on a different sheet, whatever is called', () => {
    const earlier = [round(FAIR), ['*:2']];
    expect(onAnotherSheet([], earlier)).toBe(true);
    expect(onAnotherSheet(['*:2', '*:8'], earlier)).toBe(false);
    expect(onAnotherSheet(round(FAIR).slice(0, 1), earlier)).toBe(false);
    expect(onAnotherSheet(['*:3', ...round(FAIR).slice(1)], earlier)).toBe(true);
  });
});
