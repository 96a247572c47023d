import { describe, expect, it } from 'vitest';
import { game } from './rules.ts';
import { handOf, legal, play, position, refusal, rowsOf } from './testing.ts';

describe('turn', () => {
  it('MK-3.1 one card goes onto the discard pile, its figure into the row, and one card is drawn', () => {
    const moved = play(position({ hands: ['26', '34'] }), '0:+6');
    expect(moved.discard).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(moved.top).toBe(6);
    expect(rowsOf(moved, 0)).toEqual([[6]]);
    expect(handOf(moved, 0)).toEqual([2]);
    const drawn = play(moved, '*:1');
    expect(handOf(drawn, 0)).toEqual([1, 2]);
    expect(drawn.active).toBe(1);
  });

  it('MK-3.1 a card that the player does not hold is refused, whoever else holds it', () => {
    const state = position({ hands: ['26', '34'], rows: [[[8]], []] });
    for (const move of ['+3', 'A+3', '-3', '+3+6', '+2+3']) {
      expect(refusal(state, `0:${move}`)).toEqual({ code: 'card-not-held', rule: 'MK-3.1', card: 3 });
    }
    for (const card of [1, 3, 4, 5]) {
      expect(refusal(state, `0:+${card}`)).toEqual({ code: 'card-not-held', rule: 'MK-3.1', card });
    }
    expect(refusal(state, '0:+2+2')).toEqual({ code: 'card-not-held', rule: 'MK-3.1', card: 2 });
    expect(refusal(state, '0:+6+6')).toEqual({ code: 'card-not-held', rule: 'MK-3.1', card: 6 });
  });

  it('MK-3.2 a row that ends in 8 and a 4 take the 12, which is the new end', () => {
    const state = position({ hands: ['46', '11'], rows: [[[2, 8]], []] });
    const moved = play(state, '0:A+4');
    expect(rowsOf(moved, 0)).toEqual([[2, 8, 12]]);
    expect(legal(play(moved, '*:4', '1:+1', '*:1'))).toContain('A+6');
    expect(rowsOf(play(moved, '*:4', '1:+1', '*:1', '0:A+6'), 0)).toEqual([[2, 8, 12, 18]]);
  });

  it('MK-3.2 a row that does not exist is not extended; both cards together extend none', () => {
    const state = position({ hands: ['46', '11'], rows: [[[8]], [[3], [5]]] });
    expect(refusal(state, '0:B+4')).toEqual({ code: 'no-such-row', rule: 'MK-3.2', row: 'B' });
    expect(legal(state)).toEqual(['A+4', 'A+6', '+4', '+6', '+4+6']);
  });

  it('MK-3.3 a new row is started by one card or by both together; after both two are drawn', () => {
    const state = position({ hands: ['26', '34'] });
    expect(legal(state)).toEqual(['+2', '+6', '+2+6']);
    const both = play(state, '0:+2+6');
    expect(rowsOf(both, 0)).toEqual([[8]]);
    expect(both.discard).toEqual([0, 0, 1, 0, 0, 0, 1]);
    expect(handOf(both, 0)).toEqual([]);
    const one = play(both, '*:5');
    expect(one.active).toBe(0);
    expect(game.status(one).type).toBe('chance');
    expect(play(one, '*:5').active).toBe(1);
    expect(legal(position({ hands: ['66', '34'] }))).toEqual(['+6', '+6+6']);
    expect(rowsOf(play(position({ hands: ['66', '34'] }), '0:+6+6'), 0)).toEqual([[12]]);
  });

  it('MK-3.4 with three rows nobody starts another, even with a figure of his own', () => {
    const three = position({ hands: ['14', '22'], rows: [[[4, 9], [7], [20]], []] });
    expect(legal(three)).toEqual(['A+1', 'A+4', 'B+1', 'B+4', 'C+1', 'C+4']);
    for (const move of ['+1', '+4', '+1+4']) {
      expect(refusal(three, `0:${move}`)).toEqual({ code: 'three-rows', rule: 'MK-3.4' });
    }
  });

  it('MK-3.4 when a row is gone another may be started in its place', () => {
    const three = position({ hands: ['14', '22'], rows: [[[4, 9], [7], [20]], [[5]]] });
    const robbed = play({ ...three, active: 1 }, '1:A+2', '*:2');
    expect(rowsOf(robbed, 0)).toEqual([[4, 9], [20]]);
    expect(legal(robbed)).toContain('+1');
    expect(rowsOf(play(robbed, '0:+1'), 0)).toEqual([[4, 9], [20], [1]]);
  });

  it('MK-3.5 a figure above 40 does not exist', () => {
    const state = position({ hands: ['36', '11'], rows: [[[37]], []] });
    expect(refusal(state, '0:A+6')).toEqual({ code: 'above-forty', rule: 'MK-3.5', end: 37, card: 6, figure: 43 });
    expect(legal(state)).toEqual(['A+3', '+3', '+6', '+3+6']);
    expect(play(state, '0:A+3').points).toEqual([3, 0]);
  });

  it('MK-3.6 whoever can move must, and chooses freely', () => {
    const state = position({ hands: ['36', '11'], rows: [[[37], [36], [39]], []] });
    expect(legal(state)).toEqual(['A+3', 'B+3']);
    expect(refusal(state, '0:-6')).toEqual({ code: 'must-move', rule: 'MK-3.6', move: 'A+3' });
    expect(refusal(state, '0:-3-6')).toEqual({ code: 'must-move', rule: 'MK-3.6', move: 'A+3' });
  });
});

describe('nothing to move', () => {
  const rows = [[[37], [36], [39]], []];

  it('MK-3.7 whoever cannot move discards one card of his choice and draws one', () => {
    const stuck = position({ hands: ['56', '11'], rows });
    expect(legal(stuck)).toEqual(['-5', '-6']);
    expect(refusal(stuck, '0:-5-6')).toEqual({ code: 'discard-one', rule: 'MK-3.7' });
    expect(refusal(stuck, '0:-4')).toEqual({ code: 'card-not-held', rule: 'MK-3.1', card: 4 });
    const done = play(stuck, '0:-5');
    expect(done.discard[5]).toBe(1);
    expect(handOf(done, 0)).toEqual([6]);
    expect(rowsOf(done, 0)).toEqual(rows[0]);
    expect(play(done, '*:1').active).toBe(1);
    expect(legal(position({ hands: ['55', '11'], rows }))).toEqual(['-5']);
  });

  it('MK-3.7 under discardBoth both cards go, and two are drawn', () => {
    const options = { noMove: 'discardBoth' };
    const stuck = position({ hands: ['56', '11'], rows, options });
    expect(legal(stuck)).toEqual(['-5-6']);
    expect(refusal(stuck, '0:-5')).toEqual({ code: 'discard-both', rule: 'MK-3.7' });
    const done = play(stuck, '0:-5-6');
    expect(handOf(done, 0)).toEqual([]);
    expect(done.discard).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(play(done, '*:1').active).toBe(0);
    expect(play(done, '*:1', '*:1').active).toBe(1);
    expect(legal(position({ hands: ['55', '11'], rows, options }))).toEqual(['-5-5']);
  });

  it('MK-3.7 who has fewer than three rows can always move', () => {
    expect(legal(position({ hands: ['66', '11'], rows: [[[39], [38]], []] }))).toEqual(['+6', '+6+6']);
  });
});
