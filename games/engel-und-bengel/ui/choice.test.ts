import { describe, expect, test } from 'vitest';
import { isLive, offersIn, type Picked, rowsFor, shownOn, touchDie, touchRow, valuesFor } from './choice.ts';

/** A 4 fits rows 1 and 2, a 6 and a 2 fit the stars of row 3; the 5 in hand fits nowhere. */
const OFFERS = offersIn(['4@1', '4@2', '2@3', '6@3', 'roll', 'stop']);
const FOUR: Picked = { type: 'die', die: 0, value: 4 };
const STARS: Picked = { type: 'row', row: 3 };

describe('what the moves offer', () => {
  test('EB-3.4 rolling again and stopping are offered as the rules offer them', () => {
    expect(OFFERS).toMatchObject({ roll: true, stop: true });
    expect(offersIn(['4@1'])).toMatchObject({ roll: false, stop: false });
  });
  test('rows for a value, values for a row', () => {
    expect(rowsFor(OFFERS, 4)).toEqual([1, 2]);
    expect(valuesFor(OFFERS, 3)).toEqual([2, 6]);
    expect(rowsFor(OFFERS, 5)).toEqual([]);
  });
});

describe('a die first, then a row', () => {
  test('the die is taken up, then placed where it fits', () => {
    expect(touchDie(OFFERS, null, 0, 4)).toEqual({ type: 'pick', picked: FOUR });
    expect(touchRow(OFFERS, FOUR, 2, 4)).toEqual({ type: 'place', move: '4@2' });
  });
  test('touching it again puts it back, touching another one takes that', () => {
    expect(touchDie(OFFERS, FOUR, 0, 4)).toEqual({ type: 'pick', picked: null });
    expect(touchDie(OFFERS, FOUR, 1, 6)).toEqual({ type: 'pick', picked: { type: 'die', die: 1, value: 6 } });
  });
  test('while it is in hand only its own rows show it', () => {
    expect([1, 2, 3].map((row) => shownOn(OFFERS, FOUR, row))).toEqual([[4], [4], []]);
  });
  test('a row that it does not fit wants a reason', () => {
    expect(touchRow(OFFERS, FOUR, 3, 4)).toEqual({ type: 'refuse', move: '4@3' });
  });
  test('a die that fits nowhere is told so', () => {
    expect(touchDie(OFFERS, null, 3, 5)).toEqual({ type: 'nowhere', value: 5 });
  });
});

describe('a row first', () => {
  test('takes the only value that fits at once', () => {
    expect(touchRow(OFFERS, null, 1, 5)).toEqual({ type: 'place', move: '4@1' });
  });
  test('asks for a die where several values fit', () => {
    expect(touchRow(OFFERS, null, 3, 5)).toEqual({ type: 'pick', picked: STARS });
    expect(touchDie(OFFERS, STARS, 1, 6)).toEqual({ type: 'place', move: '6@3' });
    expect(touchRow(OFFERS, STARS, 3, 5)).toEqual({ type: 'pick', picked: null });
  });
  test('while it is taken up only its own dice are live', () => {
    expect([2, 4, 5, 6].map((value) => isLive(OFFERS, STARS, value))).toEqual([true, false, false, true]);
    expect(isLive(OFFERS, null, 4)).toBe(true);
    expect(shownOn(OFFERS, STARS, 1)).toEqual([]);
  });
  test('a die for another row changes the mind, one for no row is told so', () => {
    expect(touchDie(OFFERS, STARS, 0, 4)).toEqual({ type: 'pick', picked: FOUR });
    expect(touchDie(OFFERS, STARS, 3, 5)).toEqual({ type: 'nowhere', value: 5 });
  });
  test('where no die fits it wants a reason', () => {
    expect(touchRow(OFFERS, null, 4, 5)).toEqual({ type: 'refuse', move: '5@4' });
  });
});
