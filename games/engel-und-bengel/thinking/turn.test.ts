import { describe, expect, it } from 'vitest';
import { chanceToComplete } from './chance.ts';
import { handOf } from './hands.ts';
import { placingsOf, restOf, rowRest } from './rests.ts';
import { lookAhead } from './turn.ts';

describe('a turn, exactly', () => {
  it.each([
    ['1', 1, 1 / 6],
    ['1', 5, 1 - (5 / 6) ** 5],
    // Both at once, or one now and the other with the die that is left.
    ['*2', 2, 1 / 6 + (5 / 6) * (1 / 6)],
    ['12', 2, 2 / 36 + (9 / 36) * (1 / 6)],
    ['111', 2, 0],
    ['H', 4, 0],
  ])('EB-3.4 a row that wants %s is completed with %i dice as often as it should', (wants, dice, chance) => {
    expect(chanceToComplete(rowRest(20, wants), dice)).toBeCloseTo(chance, 12);
  });

  it('EB-3.3 who has to place can be forced to finish a black row', () => {
    const { rest } = restOf([rowRest(-20, '*1')]);
    const ahead = lookAhead(rest, 3, (left) => rest.points - left.points);
    expect(ahead.roll).toBeCloseTo(-20, 9);
  });

  it('EB-3.4 who has placed may stop before it gets dear', () => {
    const { rest } = restOf([rowRest(30, '11'), rowRest(-60, '*1')]);
    const left = placingsOf(rest).find(({ rest: then }) => then.points === rest.points)?.rest ?? rest;
    const ahead = lookAhead(rest, 2, (after) => rest.points - after.points);
    expect(ahead.after(left, handOf([6]))).toBe(0);
    expect(ahead.after(left, handOf([1]))).toBe(30);
  });
});

describe('what is left of a face', () => {
  it('EB-1.3 does not depend on how the values are called, nor on the order of the rows', () => {
    const one = restOf([rowRest(20, '55'), rowRest(30, '5x5'), rowRest(-40, '1')]).rest;
    const other = restOf([rowRest(-40, '3'), rowRest(30, '2x2'), rowRest(20, '22')]).rest;
    expect(other).toBe(one);
    expect(restOf([rowRest(20, '55'), rowRest(30, '4x4'), rowRest(-40, '1')]).rest).not.toBe(one);
  });
});
