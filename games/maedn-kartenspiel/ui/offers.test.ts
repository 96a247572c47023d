import { describe, expect, test } from 'vitest';
import { opening, type Scene } from './history.ts';
import { discardText, goalsOf, moveText, offersOf, offersWith, onlyChoice } from './offers.ts';

/** A table of three with these rows a seat. */
function table(...rows: readonly (readonly (readonly number[])[])[]): Scene {
  return {
    ...opening({ seats: 3 }),
    rows: [0, 1, 2].map((seat) => (rows[seat] ?? []).map((figures, row) => ({ id: seat * 3 + row, figures }))),
  };
}

describe('from cards and a target to a move', () => {
  const scene = table([[9, 15], [6]], [[19, 21]], [[8], [3, 10]]);
  const moves = ['A+4', 'A+6', 'B+4', 'B+6', '+4', '+6', '+4+6'];
  const offers = offersOf(scene, 0, moves);

  test('MK-3.2 one card offers every row its figure, from the street or out of a row', () => {
    expect(offersWith(offers, [4])).toEqual([
      { move: 'A+4', cards: [4], row: 0, figure: 19, from: { seat: 1, row: 0 } },
      { move: 'B+4', cards: [4], row: 1, figure: 10, from: null },
      { move: '+4', cards: [4], row: null, figure: 4, from: null },
    ]);
  });
  test('MK-3.3 both cards together start a row, in whatever order they were picked up', () => {
    expect(offersWith(offers, [6, 4]).map(({ move, figure }) => [move, figure])).toEqual([['+4+6', 10]]);
  });
  test('MK-4.3 where several hold a figure there is an offer for each', () => {
    const contested = table([[5]], [[9, 12]], [[4, 9]]);
    const found = offersOf(contested, 0, ['A+4<1', 'A+4<2']);
    expect(found.map(({ from }) => from)).toEqual([
      { seat: 1, row: 0 },
      { seat: 2, row: 0 },
    ]);
  });
  test('MK-4.3 where one holds both copies there is an offer for each row', () => {
    const both = table(
      [[5]],
      [
        [9, 12],
        [2, 9],
      ],
    );
    expect(offersOf(both, 0, ['A+4<1A', 'A+4<1B']).map(({ from }) => from)).toEqual([
      { seat: 1, row: 0 },
      { seat: 1, row: 1 },
    ]);
  });
  test('MK-4.2 a figure in an own row comes from there, before anybody is robbed', () => {
    const own = table([[5], [9, 11]], [[9]]);
    expect(offersOf(own, 0, ['A+4'])[0]?.from).toEqual({ seat: 0, row: 1 });
  });
  test('MK-4.2 with both copies in own rows each is an offer', () => {
    const own = table([[5], [9, 11], [3, 9]]);
    expect(offersOf(own, 0, ['A+4<B', 'A+4<C']).map(({ from }) => from?.row)).toEqual([1, 2]);
  });
  test('MK-3.7 a discard is no offer', () => {
    expect(offersOf(scene, 0, ['-4', '-6'])).toEqual([]);
    expect(discardText([6, 4])).toBe('-4-6');
  });
});

test('the map shows every figure that can be taken once, with all the rows that it is for', () => {
  const scene = table([[6], [6, 9]], [[13]]);
  const offers = offersOf(scene, 0, ['A+4', 'B+4', '+4']);
  expect(goalsOf(offers, 2)).toEqual({ 10: 'A', 13: 'B', 4: 'C' });
  const twins = offersOf(table([[6], [2, 6]]), 0, ['A+4', 'B+4']);
  expect(goalsOf(twins, 2)).toEqual({ 10: 'AB' });
});

describe('what is picked up from the start', () => {
  const scene = table([[36], [37], [38]]);
  test('the only card that can do anything', () => {
    expect(onlyChoice(offersOf(scene, 0, ['A+2']), [2, 6])).toEqual([0]);
  });
  test('nothing where there is a choice', () => {
    expect(onlyChoice(offersOf(scene, 0, ['A+2', 'A+3']), [2, 3])).toEqual([]);
    expect(onlyChoice([], [2, 3])).toEqual([]);
  });
});

test('what is pressed although it is not allowed is asked of the rules in their notation', () => {
  expect([moveText([4], 0), moveText([4], null), moveText([6, 2], null)]).toEqual(['A+4', '+4', '+2+6']);
});
