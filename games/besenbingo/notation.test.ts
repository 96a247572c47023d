import { describe, expect, it } from 'vitest';
import { LANDINGS, MINUS } from './move.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';

describe('notation', () => {
  it('BB-3.1 BB-3.4 every move has one spelling and is read back from it', () => {
    const moves = [MINUS, ...LANDINGS];
    expect(new Set(moves.map(makeMove)).size).toBe(65);
    for (const move of moves) expect(parseMove(makeMove(move))).toEqual({ ok: true, value: move });
    expect(makeMove({ type: 'land', square: 10, row: 3 })).toBe('c3>p');
    expect(makeMove({ type: 'land', square: 0, row: 0 })).toBe('a1>1');
    expect(makeMove(MINUS)).toBe('-');
  });

  it.each([
    ['', 0, 'empty'],
    ['c', 1, 'not-a-square'],
    ['e3>1', 0, 'not-a-square'],
    ['c5>1', 1, 'not-a-square'],
    ['C3>1', 0, 'not-a-square'],
    [' c3>1', 0, 'not-a-square'],
    ['3c>1', 0, 'not-a-square'],
    ['c3', 2, 'no-arrow'],
    ['c3-1', 2, 'no-arrow'],
    ['c3>', 3, 'not-a-row'],
    ['c3>4', 3, 'not-a-row'],
    ['c3>P', 3, 'not-a-row'],
    ['c3> 1', 3, 'not-a-row'],
    ['c3>1 ', 4, 'too-long'],
    ['c3>11', 4, 'too-long'],
    ['--', 1, 'too-long'],
    ['−', 0, 'not-a-square'],
  ])('BB-3.1 the move %j is refused at %i: %s', (text, at, reason) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });

  it('BB-2.1 BB-3.1 deals and towers are read back', () => {
    for (const text of ['317', '9', '123456789', '8', '1']) {
      const outcome = parseOutcome(text);
      expect(outcome.ok && makeOutcome(outcome.value)).toBe(text);
    }
    expect(parseOutcome('317')).toEqual({ ok: true, value: [3, 1, 7] });
  });

  it.each([
    ['', 0, 'empty'],
    ['0', 0, 'not-a-number'],
    ['3a', 1, 'not-a-number'],
    ['3 1', 1, 'not-a-number'],
    ['-1', 0, 'not-a-number'],
    ['٣', 0, 'not-a-number'],
    ['313', 2, 'number-twice'],
    ['1234567891', 9, 'number-twice'],
  ])('BB-2.1 the outcome %j is refused at %i: %s', (text, at, reason) => {
    expect(parseOutcome(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });
});
