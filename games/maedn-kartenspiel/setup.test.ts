import { resolveOptions } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { copiesOf, DICE_CARDS } from './data/material.ts';
import { STARS } from './data/stars.ts';
import { total } from './row.ts';
import { game } from './rules.ts';
import { handOf, legal, play, position, refusal } from './testing.ts';

const start = (seats: number) => game.start({ seats, options: {} });

describe('material', () => {
  it('MK-1.1 fifty figures lie in the middle, 1 to 10 twice; with two players forty, each once', () => {
    for (const [seats, figures] of [
      [2, 40],
      [3, 50],
      [4, 50],
    ] as const) {
      const { middle } = game.view(start(seats), 'spectator');
      expect(total(middle)).toBe(figures);
      expect(middle).toHaveLength(41);
      for (let figure = 1; figure <= 40; figure++) expect(middle[figure]).toBe(figures > 40 && figure <= 10 ? 2 : 1);
    }
    expect([copiesOf(10, 3), copiesOf(11, 3), copiesOf(10, 2)]).toEqual([2, 1, 1]);
  });

  it('MK-1.2 there are 130 dice cards: 22 each of 1 to 4, 21 each of 5 and 6', () => {
    expect(total(DICE_CARDS)).toBe(130);
    expect(start(2).pile).toEqual([0, 22, 22, 22, 22, 21, 21]);
  });

  it('MK-1.2 a card that the draw pile does not hold any more cannot be drawn', () => {
    const none = position({ hands: ['5', '55'], discard: '5'.repeat(18) });
    expect(none.pile[5]).toBe(0);
    expect(refusal(none, '*:5')).toEqual({ code: 'not-in-pile', rule: 'MK-1.2' });
    expect(refusal(none, '*:6')).toBeNull();
    expect(game.chance(none, [0])).toMatchObject({ ok: false, error: { code: 'not-in-pile' } });
    expect(game.chance(none, [1, 1])).toMatchObject({ ok: false, error: { code: 'not-in-pile' } });
  });

  it('MK-1.3 stars are on 10 15 20 25 30 35 36 37 38 39, none on 5 and 40; both copies of 10 bear one', () => {
    expect(STARS.join(' ')).toBe('10 15 20 25 30 35 36 37 38 39');
    const both = position({ hands: ['12', '34', '56'], rows: [[[9, 10]], [[5, 10]], [[39, 40]]] });
    const worth = game.view(both, 0).rows.map(([row]) => row?.worth);
    expect(worth).toEqual([3, 3, 3]);
  });
});

describe('setup', () => {
  it('MK-2.1 everybody is dealt two dice cards, card by card from seat 0 on; then seat 0 begins', () => {
    const dealt = ['*:6', '*:2', '*:3', '*:3', '*:1', '*:5'];
    const state = play(start(3), ...dealt);
    expect([0, 1, 2].map((seat) => handOf(state, seat))).toEqual([
      [2, 6],
      [3, 3],
      [1, 5],
    ]);
    expect(game.status(state)).toEqual({ type: 'decide', seats: [0], sealed: [] });
    expect(total(state.pile)).toBe(124);
    expect(legal(state)).toEqual(['+2', '+6', '+2+6']);
  });

  it('MK-2.1 C-2 nobody moves before the last card is dealt, and no card is drawn after it', () => {
    const half = play(start(2), '*:6', '*:2', '*:3');
    expect(half.active).toBe(1);
    expect(game.status(half)).toEqual({ type: 'chance', spec: { kind: 'draw', counts: half.pile, take: 1 } });
    expect(refusal(half, '0:+2')).toEqual({ code: 'chance-first', rule: 'C-2' });
    expect(refusal(play(half, '*:4'), '*:4')).toEqual({ code: 'no-chance', rule: 'C-2' });
  });

  it('MK-2.1 C-1 the turn goes round, beginning with seat 0', () => {
    let state = play(start(3), '*:1', '*:2', '*:3', '*:4', '*:5', '*:6');
    const seats: number[] = [];
    for (const move of ['+2', '+4', '+6', '+1', '+3']) {
      seats.push(state.active);
      expect(refusal(state, `${(state.active + 1) % 3}:+1`)).toEqual({ code: 'not-your-turn', rule: 'C-1' });
      state = play(state, `${state.active}:${move}`, '*:1');
    }
    expect(seats).toEqual([0, 1, 2, 0, 1]);
  });

  it('MK-3.7 MK-5.3 C-5 an option not named has its default; unknown ones are refused', () => {
    const defaults = resolveOptions(game.options, {}, 3);
    expect(defaults).toEqual({ ok: true, value: { noMove: 'discardOne', finishRound: false } });
    expect(resolveOptions(game.options, { noMove: 'pass' }, 3)).toMatchObject({ ok: false, error: { rule: 'MK-3.7' } });
    expect(resolveOptions(game.options, { finishRound: 'yes' }, 3)).toMatchObject({
      ok: false,
      error: { rule: 'MK-5.3' },
    });
  });
});
