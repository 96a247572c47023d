import { describe, expect, it } from 'vitest';
import { resultOf } from './result.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import { after, legal, look, OWN, ROUND, refusal, type Table, table, turn } from './testing.ts';

describe('points', () => {
  it('EB-4.1 who places the last die of a row settles it, whoever placed the others', () => {
    const two = table(2, ['*:f7', ...turn(0, '23366', '2@2')]);
    expect(look(two).points).toEqual([80, 80]);
    expect(look(after(two, ['*:36611', '1:3@2'])).points).toEqual([80, 110]);
  });

  it('EB-4.1 a black row costs', () => {
    expect(look(table(2, ['*:f7', '*:44466', '0:4@3'])).points).toEqual([20, 80]);
  });

  it('EB-4.1 who owes more than he has pays all he has and goes on with 0', () => {
    expect(look(table(2, ['*:f7', '*:44466', '0:4@3', '0:6@6'])).points).toEqual([0, 80]);
  });

  it('EB-4.1 with debt points may go below 0', () => {
    const debt = table(2, ['*:f7', '*:44466', '0:4@3', '0:6@6'], { debt: true });
    expect(look(debt).points).toEqual([-20, 80]);
    expect(look(after(debt, ['0:6@4', '0:stop', '*:11111', '1:1@1'])).points).toEqual([-20, 100]);
  });

  it('EB-4.2 settling is in the order of placing', () => {
    // First down to 0, then 20 more: the other way round it would be 0 in the end.
    const start = table(2, ['*:f7', '*:44166']);
    expect(look(after(start, ['0:4@3', '0:6@6', '0:1@1'])).points).toEqual([20, 80]);
    expect(look(after(start, ['0:1@1', '0:4@3', '0:6@6'])).points).toEqual([0, 80]);
  });
});

describe('the end of a round', () => {
  const full = table(2, ['*:f7', ...ROUND]);

  it('EB-5.1 it ends at once with the last box, in mid-turn too', () => {
    const before = table(2, ['*:f7', ...ROUND.slice(0, -1)]);
    expect(legal(before, 1)).toContain('2@6');
    expect(look(full)).toMatchObject({ phase: 'face', hand: [], size: 0 });
    expect(full.status.type).toBe('chance');
    expect(refusal(full, '1:stop')).toMatchObject({ code: 'chance-first' });
  });

  it('EB-5.1 all dice are shared out again and the next face is revealed', () => {
    const next = look(after(full, ['*:f1']));
    expect(next).toMatchObject({ round: 2, phase: 'roll', dice: [15, 15], size: 5, shown: [1, 7] });
    expect(next.face?.number).toBe(1);
    expect(next.face?.rows.flatMap(({ boxes }) => boxes).every(({ die }) => die === null)).toBe(true);
    expect(next.points).toEqual(look(full).points);
  });

  it('EB-5.1 the left neighbour of the player who filled the last box begins', () => {
    expect(look(after(full, ['*:f1'])).active).toBe(0);
    const three = table(3, ['*:f7', ...turn(0, '12366', '1@1', '2@2', '3@2'), ...turn(1, '44466', '4@3', '6@4')]);
    const ended = after(three, [
      ...turn(2, '66555', '6@4', '6@4', '5@5', '5@5', '5@5'),
      ...['*:11222', '0:1@5', '0:1@5', '0:2@6'],
    ]);
    expect(look(after(ended, ['*:f1'])).active).toBe(1);
  });
});

/** A round on the short face after which both have 130 points: seat 0 finishes stars, full house and, last, both black rows. */
const TIE = [
  ...turn(0, '66655', '6@4', '6@4', '6@4', '5@5', '5@5'),
  ...turn(1, '12366', '1@1', '2@2', '3@2'),
  ...['*:44456', '0:5@5', '0:4@5', '0:4@5', '0:4@3', '0:6@6'],
];

describe('the end of the game', () => {
  /** Seat 0 ends the round on the short face with 180 points, seat 1 with 80: 80 − 60 + 100 − 40. */
  const after1 = (options: Readonly<Record<string, number | boolean>>): Table => table(2, ['*:f7', ...ROUND], options);

  it('EB-5.2 it ends after a round in which somebody has reached the target, not before', () => {
    expect(after1({ target: 180 }).over).toEqual({ ranks: [1, 2], scores: [180, 80], tieBreak: null });
    expect(after1({ target: 190 }).over).toBeNull();
    // Seat 0 has 180 points before the round is over.
    expect(table(2, ['*:f7', ...ROUND.slice(0, -1)], { target: 180 }).over).toBeNull();
  });

  it('EB-5.2 who reaches the target and loses it again in the same round does not end the game', () => {
    const lost = table(2, ['*:f7', ...TIE], { target: 200 });
    expect(look(table(2, ['*:f7', ...TIE.slice(0, -2)])).points).toEqual([230, 130]);
    expect(look(lost).points).toEqual([130, 130]);
    expect(lost.over).toBeNull();
  });

  it('EB-5.2 a fixed number of faces ends it whatever the points', () => {
    expect(after1({ rounds: 1 }).over).toEqual({ ranks: [1, 2], scores: [180, 80], tieBreak: null });
    expect(after1({ rounds: 2, target: 100 }).over).toBeNull();
  });

  it('EB-5.2 after the end nothing is accepted', () => {
    const { state } = after1({ rounds: 1 });
    const over = { ok: false, error: { code: 'over', rule: 'EB-5.2' } };
    expect(game.step(state, 0, { type: 'stop' })).toEqual(over);
    expect(game.chance(state, [7])).toEqual(over);
    expect(look(after1({ rounds: 1 })).phase).toBe('over');
  });

  it('EB-5.3 C-4 a tie for first is a shared win', () => {
    const { state } = after1({ rounds: 1 });
    const tied: State = { ...state, points: [170, 170, 60] };
    expect(resultOf(tied)).toEqual({ ranks: [1, 1, 3], scores: [170, 170, 60], tieBreak: null });
  });
});

describe('tieBreakBoard', () => {
  it('EB-5.3 one more face is played by all, the left neighbour starting as usual', () => {
    const tie = tied();
    expect(tie.over).toBeNull();
    // Seat 0 filled the last box.
    expect(look(tie)).toMatchObject({ phase: 'face', tied: [0, 1], active: 1 });
    const extra = look(after(tie, ['*:f1']));
    expect(extra).toMatchObject({ round: 2, tied: [0, 1], dice: [15, 15], active: 1, phase: 'roll' });
  });

  it('EB-5.3 without the house rule the tie is shared', () => {
    expect(tied(false).over).toEqual({ ranks: [1, 1], scores: [130, 130], tieBreak: null });
  });

  it('EB-5.3 the tie-break is named where it decided, and a tie after it is shared', () => {
    const { state } = tied();
    const end = (points: readonly number[]) => resultOf({ ...state, points });
    expect(end([200, 180])).toEqual({ ranks: [1, 2], scores: [200, 180], tieBreak: 'board' });
    expect(end([200, 200])).toEqual({ ranks: [1, 1], scores: [200, 200], tieBreak: null });
  });

  it('EB-5.3 the game ends with the extra face', () => {
    let game2 = after(tied(), ['*:f1']);
    // Face 1 is played out: whoever is asked places the first die that fits.
    for (let n = 0; n < 500 && game2.over === null; n++) {
      const { status } = game2;
      if (status.type === 'chance') {
        const dice = look(game2).size;
        game2 = after(game2, [`*:${'123456123456'.slice(n % 6, (n % 6) + dice)}`]);
      } else {
        const seat = game2.state.active;
        game2 = after(game2, [`${seat}:${legal(game2, seat)[0]}`]);
      }
    }
    expect(game2.over).not.toBeNull();
    expect(look(game2).round).toBe(2);
  });

  function tied(tieBreakBoard = true): Table {
    return table(2, ['*:f7', ...TIE], { rounds: 1, tieBreakBoard });
  }
});

it('EB-1.5 the short face of these tests is one that an owner could bring', async () => {
  const { own } = await import('./data/own.ts');
  expect(own.check(OWN)).toEqual({ ok: true, value: OWN });
});
