import { describe, expect, it } from 'vitest';
import { legal, play, position, refusal, rowsOf } from './testing.ts';

describe('where the figure comes from', () => {
  it('MK-4.1 a copy in the middle is taken first, whoever holds the other', () => {
    const other = position({ hands: ['26', '11', '11'], rows: [[], [[6, 9]], []] });
    const moved = play(other, '0:+6');
    expect([rowsOf(moved, 0), rowsOf(moved, 1)]).toEqual([[[6]], [[6, 9]]]);
    const own = play(position({ hands: ['26', '11', '11'], rows: [[[6, 9]], [], []] }), '0:+6');
    expect(rowsOf(own, 0)).toEqual([[6, 9], [6]]);
  });

  it('MK-4.1 the middle is no choice, so no source is named', () => {
    const state = position({ hands: ['26', '11', '11'], rows: [[], [[6, 9]], []] });
    expect(legal(state)).toEqual(['+2', '+6', '+2+6']);
    for (const source of ['1', '1A', 'A', '2']) {
      expect(refusal(state, `0:+6<${source}`)).toEqual({ code: 'in-the-middle', rule: 'MK-4.1', figure: 6 });
    }
  });

  it('MK-4.2 a figure in an own row has to come from there, also when an opponent holds the other copy', () => {
    const state = position({ hands: ['26', '11', '11'], rows: [[[4], [6, 9]], [[6, 20]], []] });
    expect(legal(state)).toEqual(['A+2', 'A+6', 'B+2', 'B+6', '+2', '+6', '+2+6']);
    const moved = play(state, '0:A+2');
    expect([rowsOf(moved, 0), rowsOf(moved, 1)]).toEqual([[[4, 6], [9]], [[6, 20]]]);
    expect(rowsOf(play(state, '0:+6'), 0)).toEqual([[4], [9], [6]]);
    for (const source of ['1', '1A', 'B', '0', '0B']) {
      expect(refusal(state, `0:A+2<${source}`)).toEqual({ code: 'in-own-row', rule: 'MK-4.2', figure: 6, row: 'B' });
    }
  });

  it('MK-4.2 an own row whose end is taken away ends one figure lower; one left empty is gone', () => {
    const end = position({ hands: ['26', '11'], rows: [[[4], [3, 6]], []] });
    expect(rowsOf(play(end, '0:A+2'), 0)).toEqual([[4, 6], [3]]);
    const only = position({ hands: ['26', '11'], rows: [[[6], [4], [20]], []] });
    const moved = play(only, '0:B+2');
    expect(rowsOf(moved, 0)).toEqual([[4, 6], [20]]);
    expect(legal(play(moved, '*:2', '1:+1', '*:1'))).toEqual(['A+2', 'A+6', 'B+2', 'B+6', '+2', '+6', '+2+6']);
  });

  it('MK-4.2 with both copies in own rows he chooses, and names the row', () => {
    const state = position({ hands: ['15', '11', '11'], rows: [[[4, 20], [4, 9], [3]], [], []] });
    expect(legal(state)).toEqual(['A+1', 'A+5', 'B+1', 'B+5', 'C+1<A', 'C+1<B', 'C+5']);
    expect(rowsOf(play(state, '0:C+1<A'), 0)).toEqual([[20], [4, 9], [3, 4]]);
    expect(rowsOf(play(state, '0:C+1<B'), 0)).toEqual([[4, 20], [9], [3, 4]]);
    for (const move of ['C+1', 'C+1<C', 'C+1<0', 'C+1<0A', 'C+1<1', 'C+1<1A']) {
      expect(refusal(state, `0:${move}`)).toEqual({ code: 'which-own-row', rule: 'MK-4.2', figure: 4, rows: 'AB' });
    }
  });

  it.each([
    ['at the beginning', [7, 15, 20], [15, 20]],
    ['in the middle', [2, 7, 20], [2, 20]],
    ['at the end', [2, 5, 7], [2, 5]],
  ])('MK-4.3 a figure %s of an opponent’s row is stolen, and the row closes its gap', (_, row, left) => {
    const state = position({ hands: ['26', '11'], rows: [[[1]], [[3], row]] });
    const moved = play(state, '0:A+6');
    expect(rowsOf(moved, 0)).toEqual([[1, 7]]);
    expect(rowsOf(moved, 1)).toEqual([[3], left]);
  });

  it('MK-4.3 a row left empty is gone, and those behind it move up with all their figures', () => {
    const state = position({ hands: ['26', '11'], rows: [[[4]], [[6], [2, 9], [1, 30]]] });
    const moved = play(state, '0:A+2');
    expect(rowsOf(moved, 1)).toEqual([
      [2, 9],
      [1, 30],
    ]);
    const next = play(moved, '*:1');
    expect(legal(next)).toContain('B+1');
    expect(rowsOf(play(next, '1:B+1'), 1)).toEqual([
      [2, 9],
      [1, 30, 31],
    ]);
  });

  it('MK-4.3 with two holders he chooses the seat, and names it', () => {
    const state = position({ hands: ['26', '11', '11', '11'], rows: [[[4]], [[6]], [], [[1], [6, 9]]] });
    expect(legal(state)).toEqual(['A+2<1', 'A+2<3', 'A+6', '+2', '+6<1', '+6<3', '+2+6']);
    expect(rowsOf(play(state, '0:A+2<1'), 1)).toEqual([]);
    expect(rowsOf(play(state, '0:+6<3'), 3)).toEqual([[1], [9]]);
    for (const move of ['A+2', 'A+2<2', 'A+2<0', 'A+2<1A', 'A+2<3B', 'A+2<A']) {
      expect(refusal(state, `0:${move}`)).toEqual({
        code: 'which-holder',
        rule: 'MK-4.3',
        figure: 6,
        seat: 1,
        other: 3,
      });
    }
  });

  it('MK-4.3 if one opponent holds both copies he chooses the row, and names it', () => {
    const state = position({ hands: ['26', '11', '11'], rows: [[[4]], [], [[6], [2], [6, 9]]] });
    expect(legal(state)).toEqual(['A+2<2A', 'A+2<2C', 'A+6', '+2', '+6<2A', '+6<2C', '+2+6']);
    expect(rowsOf(play(state, '0:A+2<2A'), 2)).toEqual([[2], [6, 9]]);
    expect(rowsOf(play(state, '0:A+2<2C'), 2)).toEqual([[6], [2], [9]]);
    for (const move of ['A+2', 'A+2<2', 'A+2<2B', 'A+2<1A', 'A+2<A']) {
      expect(refusal(state, `0:${move}`)).toEqual({
        code: 'which-row',
        rule: 'MK-4.3',
        figure: 6,
        seat: 2,
        rows: 'AC',
      });
    }
  });

  it('MK-4.3 a single holder is no choice, so no source is named', () => {
    const state = position({ hands: ['26', '11'], rows: [[[4]], [[6]]] });
    expect(legal(state)).toEqual(['A+2', 'A+6', '+2', '+6', '+2+6']);
    for (const source of ['1', '1A', '0', 'A']) {
      expect(refusal(state, `0:A+2<${source}`)).toEqual({ code: 'one-holder', rule: 'MK-4.3', figure: 6, seat: 1 });
    }
  });

  it('MK-4.4 a row is not started with the only figure of an own row', () => {
    const state = position({ hands: ['26', '11'], rows: [[[6], [3]], []] });
    expect(legal(state)).toEqual(['A+2', 'A+6', 'B+2', 'B+6', '+2', '+2+6']);
    expect(refusal(state, '0:+6')).toEqual({ code: 'changes-nothing', rule: 'MK-4.4', figure: 6, row: 'A' });
    const both = position({ hands: ['26', '11'], rows: [[[8]], []] });
    expect(refusal(both, '0:+2+6')).toEqual({ code: 'changes-nothing', rule: 'MK-4.4', figure: 8, row: 'A' });
  });

  it('MK-4.4 of two own copies only one that does not stand alone may start a row, and is still named', () => {
    const one = position({ hands: ['26', '11', '11'], rows: [[[6], [6, 9]], [], []] });
    expect(legal(one)).toEqual(['A+2', 'A+6', 'B+2', 'B+6', '+2', '+6<B', '+2+6']);
    expect(refusal(one, '0:+6<A')).toEqual({ code: 'changes-nothing', rule: 'MK-4.4', figure: 6, row: 'A' });
    expect(refusal(one, '0:+6')).toMatchObject({ code: 'which-own-row' });
    const two = position({ hands: ['26', '11', '11'], rows: [[[6], [6]], [], []] });
    expect(legal(two)).toEqual(['A+2', 'A+6', 'B+2', 'B+6', '+2', '+2+6']);
  });

  it('MK-4.4 with a second copy in the middle, or as the only figure of somebody else, it may', () => {
    const middle = position({ hands: ['26', '11', '11'], rows: [[[6]], [], []] });
    expect(rowsOf(play(middle, '0:+6'), 0)).toEqual([[6], [6]]);
    const stolen = play(position({ hands: ['26', '11'], rows: [[], [[6]]] }), '0:+6');
    expect([rowsOf(stolen, 0), rowsOf(stolen, 1)]).toEqual([[[6]], []]);
  });
});
