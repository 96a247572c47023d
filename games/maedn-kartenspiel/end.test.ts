import { describe, expect, it } from 'vitest';
import { total } from './row.ts';
import { game } from './rules.ts';
import { handOf, legal, play, position, refusal, rowsOf } from './testing.ts';

describe('scoring', () => {
  it('MK-5.1 a row that ends in 40 counts one point a figure and one a star', () => {
    const state = position({ hands: ['26', '11'], rows: [[[4, 10, 15, 38]], []], points: [7, 0] });
    const moved = play(state, '0:A+2');
    expect(moved.points).toEqual([7 + 5 + 3, 0]);
  });

  it('MK-5.1 its figures go back to the middle, and the rows behind it move up', () => {
    const state = position({
      hands: ['26', '11', '11'],
      rows: [[[4, 34], [4, 20], [7]], [[8, 30]], []],
    });
    const before = game.view(state, 0).middle;
    const moved = play(state, '0:A+6');
    const { middle } = game.view(moved, 0);
    expect([before[4], before[34], before[40]]).toEqual([0, 0, 1]);
    expect([middle[4], middle[34], middle[40]]).toEqual([1, 1, 1]);
    expect(rowsOf(moved, 0)).toEqual([[4, 20], [7]]);
    expect(rowsOf(moved, 1)).toEqual([[8, 30]]);
    expect(refusal(play(moved, '*:1', '1:+1', '*:1', '2:+1', '*:1'), '0:C+1')).toMatchObject({ code: 'no-such-row' });
  });

  it('MK-5.1 a star alone on the way to 40 counts, 40 itself bears none', () => {
    expect(play(position({ hands: ['15', '11'], rows: [[[39]], []] }), '0:A+1').points).toEqual([3, 0]);
    expect(play(position({ hands: ['16', '11'], rows: [[[34]], []] }), '0:A+6').points).toEqual([2, 0]);
  });

  it('MK-5.1 the longest row conceivable is worth fifty, which bounds every score', () => {
    const figures = Array.from({ length: 39 }, (_, n) => n + 1);
    const state = position({ hands: ['16', '11'], rows: [[figures], []], points: [39, 0] });
    const over = play(state, '0:A+1');
    expect(over.points).toEqual([89, 0]);
    expect(game.scoreRange({ seats: 2, options: {} })).toEqual({ min: 0, max: 89 });
  });
});

describe('the draw pile', () => {
  const lastOne = (card: string, hand = '5') => {
    // Every dice card but one lies on the discard pile or in a hand.
    const all = '1'.repeat(22) + '2'.repeat(22) + '3'.repeat(22) + '4'.repeat(22) + '5'.repeat(21) + '6'.repeat(21);
    const discard = [card, ...hand, '5', '5'].reduce((rest, out) => rest.replace(out, ''), all);
    return position({ hands: [hand, '55'], discard });
  };

  it('MK-5.2 as soon as the last card is drawn the discard pile becomes the draw pile', () => {
    const state = lastOne('6');
    expect(state.pile).toEqual([0, 0, 0, 0, 0, 0, 1]);
    const drawn = play(state, '*:6');
    expect(total(drawn.pile)).toBe(130 - 4);
    expect(drawn.pile).toEqual(state.discard);
    expect(total(drawn.discard)).toBe(0);
    expect(drawn.top).toBe(0);
    expect(handOf(drawn, 0)).toEqual([5, 6]);
  });

  it('MK-5.2 of two cards the second is drawn from the new pile, which holds the cards just played', () => {
    const state = lastOne('6', '12');
    const after = play(play({ ...state, active: 0 }, '0:+1+2'), '*:6');
    expect(after.active).toBe(0);
    expect(total(after.pile)).toBe(130 - 3);
    expect(after.pile[1]).toBe(22);
    const full = play(after, '*:1');
    expect(handOf(full, 0)).toEqual([1, 6]);
    expect(total(full.pile)).toBe(130 - 4);
  });

  it('MK-5.2 MK-6.1 before and after, the views tell the true number of cards in the pile', () => {
    const state = lastOne('6');
    expect(game.view(state, 1)).toMatchObject({ pile: 1, top: 6 });
    expect(game.view(play(state, '*:6'), 1)).toMatchObject({ pile: 126, top: null, discard: [0, 0, 0, 0, 0, 0, 0] });
  });
});

describe('the end', () => {
  const nearly = (seats: number, points: number[], active: number, finishRound = false) => {
    const hands = Array.from({ length: seats }, () => '66');
    const rows = hands.map((_, seat) => (seat === active ? [[14, 28, 34]] : []));
    return position({ hands, rows, points, active, options: { finishRound } });
  };

  it.each([
    [2, 40],
    [3, 35],
    [4, 30],
  ])('MK-5.3 with %i players the game ends at once at %i points, and nothing is drawn', (seats, goal) => {
    const others = new Array<number>(seats - 1).fill(goal - 1);
    const short = play(nearly(seats, [goal - 5, ...others], 0), '0:A+6');
    expect(game.status(short).type).toBe('chance');
    const over = play(nearly(seats, [goal - 4, ...others], 0), '0:A+6');
    expect(game.status(over)).toEqual({
      type: 'over',
      result: { ranks: [1, ...others.map(() => 2)], scores: [goal, ...others], tieBreak: null },
    });
    expect(legal(over)).toEqual([]);
    expect(handOf(over, 0)).toEqual([6]);
    expect(refusal(over, '*:1')).toEqual({ code: 'over', rule: 'MK-5.3' });
    expect(refusal(over, '1:+6')).toEqual({ code: 'over', rule: 'MK-5.3' });
  });

  it('MK-5.3 C-4 he wins, the others are ranked by their points, and equal points share a rank', () => {
    const over = play(nearly(4, [9, 26, 3, 9], 1), '1:A+6');
    expect(game.status(over)).toEqual({
      type: 'over',
      result: { ranks: [2, 1, 4, 2], scores: [9, 30, 3, 9], tieBreak: null },
    });
  });

  it('MK-5.3 under finishRound the round is played to its end, and the last move draws nothing', () => {
    const first = play(nearly(3, [31, 0, 0], 0, true), '0:A+6');
    expect(first.points[0]).toBe(35);
    const end = play(first, '*:1', '1:+6', '*:1', '2:+6');
    expect(game.status(end)).toMatchObject({ type: 'over', result: { ranks: [1, 2, 2], scores: [35, 0, 0] } });
    expect(handOf(end, 2)).toEqual([6]);
    expect(game.status(play(nearly(3, [0, 0, 31], 2, true), '2:A+6')).type).toBe('over');
  });

  it('MK-5.3 under finishRound most points win whoever reached the goal first, and ties share', () => {
    const rows = [[[14, 28, 34]], [[15, 29, 35]]];
    const options = { finishRound: true };
    const ahead = position({ hands: ['66', '55'], rows, points: [36, 36], options });
    const overtaken = play(ahead, '0:A+6', '*:1', '1:A+5');
    expect(game.status(overtaken)).toMatchObject({ type: 'over', result: { ranks: [2, 1], scores: [40, 42] } });
    const level = position({ hands: ['66', '55'], rows, points: [38, 36], options });
    expect(game.status(play(level, '0:A+6', '*:1', '1:A+5'))).toEqual({
      type: 'over',
      result: { ranks: [1, 1], scores: [42, 42], tieBreak: null },
    });
  });

  it('MK-5.3 the rules alone do not end a game: two who agree can steal to and fro', () => {
    const state = position({ hands: ['12', '11'], rows: [[[1]], [[2]]] });
    const round = play(state, '0:A+1', '*:1', '1:+1', '*:2', '0:+1', '*:1', '1:+2', '*:1');
    expect([rowsOf(round, 0), rowsOf(round, 1)]).toEqual([[[1]], [[2]]]);
    expect([round.active, handOf(round, 0), handOf(round, 1)]).toEqual([0, [1, 2], [1, 1]]);
  });
});
