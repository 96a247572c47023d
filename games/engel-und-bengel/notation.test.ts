import { describe, expect, it } from 'vitest';
import { place, ROLL, STOP } from './move.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';

describe('notation', () => {
  it('EB-3.2 EB-3.4 every move has one spelling and is read back from it', () => {
    const places = [1, 2, 3, 4, 5, 6].flatMap((die) => [0, 1, 2, 3, 4, 5].map((row) => place(die, row)));
    const moves = [ROLL, STOP, ...places];
    expect(new Set(moves.map(makeMove)).size).toBe(38);
    for (const move of moves) expect(parseMove(makeMove(move))).toEqual({ ok: true, value: move });
    expect(makeMove({ type: 'place', die: 3, row: 1 })).toBe('3@2');
  });

  it.each([
    ['', 0, 'empty'],
    ['0@1', 0, 'not-a-die'],
    ['7@1', 0, 'not-a-die'],
    ['Roll', 0, 'not-a-die'],
    ['3', 1, 'no-at-sign'],
    ['32', 1, 'no-at-sign'],
    ['3@', 2, 'no-row'],
    ['3@0', 2, 'no-row'],
    ['3@7', 2, 'no-row'],
    ['3@11', 3, 'too-long'],
    ['3@1 ', 3, 'too-long'],
    ['stop ', 0, 'not-a-die'],
  ])('EB-3.2 the move %j is refused at %i: %s', (text, at, reason) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });

  it('EB-2.1 EB-3.1 faces and rolls are read back, and a face is never a roll of a single die', () => {
    for (const text of ['f1', 'f6', 'f7', 'f16', '1', '6', '35526', '111']) {
      const outcome = parseOutcome(text);
      expect(outcome.ok && makeOutcome(outcome.value)).toBe(text);
    }
    expect(parseOutcome('f5')).not.toEqual(parseOutcome('5'));
    expect(parseOutcome('35526')).toEqual({ ok: true, value: [3, 5, 5, 2, 6] });
  });

  it.each([
    ['', 0, 'empty'],
    ['f', 1, 'not-a-face'],
    ['f0', 1, 'not-a-face'],
    ['f17', 1, 'not-a-face'],
    ['f07', 1, 'not-a-face'],
    ['F7', 0, 'not-a-die'],
    ['355261', 5, 'too-long'],
    ['3552x', 4, 'not-a-die'],
    ['0', 0, 'not-a-die'],
    ['37', 1, 'not-a-die'],
  ])('EB-2.1 EB-3.1 the outcome %j is refused at %i: %s', (text, at, reason) => {
    expect(parseOutcome(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });
});
