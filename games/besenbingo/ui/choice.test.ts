import { describe, expect, test } from 'vitest';
import { legal, table } from '../testing.ts';
import { barOf, drawingOf, worthIn } from './bar.ts';
import { choiceOf, choose, landable, moveOf, NOTHING, rowsFor, squaresFor } from './choice.ts';
import { LONGER, OPENING } from './testing.ts';

const ASKED = table(OPENING.slice(0, 5));
const CHOICES = legal(ASKED, 1);

describe('choosing a witch and her row', () => {
  test('BB-3.1, BB-3.2 the witches that may land and their rows are those of the legal moves', () => {
    const made = landable(CHOICES).flatMap((square) => rowsFor(CHOICES, square).map((row) => `${square}>${row}`));
    expect([...made].sort()).toEqual([...CHOICES].sort());
    expect(squaresFor(CHOICES, 'p')).toEqual(['c3']);
  });
  test('BB-3.3 where several rows fit, the row is left to the player', () => {
    expect(choose(CHOICES, 'c3')).toEqual({ square: 'c3', row: null });
    expect(moveOf(choose(CHOICES, 'c3'))).toBeNull();
  });
  test('one touch is enough where only one row fits', () => {
    expect(moveOf(choose(CHOICES, 'd4'))).toBe('d4>2');
  });
  test('BB-3.4 a minus field is no choice of a witch', () => {
    expect(landable(legal(ASKED, 0))).toEqual([]);
    expect(choiceOf('-')).toEqual(NOTHING);
  });
  test('a decision taken up again is the choice that it was', () => {
    for (const move of CHOICES) expect(moveOf(choiceOf(move))).toBe(move);
  });
});

describe('the score bar', () => {
  const { sheets } = table(LONGER).look('spectator').view;
  const bars = sheets.map(barOf);

  test('BB-1.3 shows four rows, and how far each is struck', () => {
    expect(bars[1]?.map(({ name, fields, done }) => [name, fields.length, done])).toEqual([
      ['1', 4, 1],
      ['2', 4, 0],
      ['3', 3, 0],
      ['p', 2, 2],
    ]);
    expect(bars[1]?.[3]?.fields).toEqual(['star', 'rat']);
  });
  test('BB-3.3 half of the pair brings nothing yet, the other half five', () => {
    const [, ben] = table(OPENING.slice(0, 4)).look('spectator').view.sheets;
    const [, later] = table(OPENING).look('spectator').view.sheets;
    expect(ben && worthIn(ben, 'p')).toBeNull();
    expect(later && worthIn(later, 'p')).toBe(5);
    expect(later && worthIn(later, '3')).toBe(2);
  });
  test('every field has its drawing', () => {
    expect([drawingOf('star'), drawingOf('rat'), drawingOf('star-rat')]).toEqual([
      'bust-star',
      'copilot-rat',
      'pair-star-rat',
    ]);
  });
});
