import { describe, expect, it } from 'vitest';
import { ENTRIES, KEEP, REROLL, STRIKE } from './move.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';

describe('notation', () => {
  it('TO-3.2 every move has one spelling and is read back from it', () => {
    const moves = [KEEP, REROLL, STRIKE, ...ENTRIES.slice(1)];
    expect(new Set(moves.map(makeMove)).size).toBe(66);
    for (const move of moves) expect(parseMove(makeMove(move))).toEqual({ ok: true, value: move });
    expect(makeMove({ type: 'enter', colours: 0b111111 })).toBe('wkrbyg');
    expect(makeMove({ type: 'enter', colours: 0b001010 })).toBe('kb');
  });

  it.each([
    ['', 0, 'empty'],
    ['bk', 1, 'colour-order'],
    ['kk', 1, 'colour-order'],
    ['wz', 1, 'unknown-colour'],
    ['K', 0, 'unknown-colour'],
    ['xw', 0, 'unknown-colour'],
    ['keep ', 1, 'unknown-colour'],
    ['w k', 1, 'unknown-colour'],
  ])('TO-3.2 the move %j is refused at %i: %s', (text, at, reason) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });

  it('TO-2.1 TO-3.1 deals and rolls are read back', () => {
    for (const text of ['acf', 'f', 'fedcba', 'bcdefa', '123456', '666666', '111111']) {
      const outcome = parseOutcome(text);
      expect(outcome.ok && makeOutcome(outcome.value)).toBe(text);
    }
  });

  it.each([
    ['', 0, 'empty'],
    ['12345', 5, 'too-short'],
    ['1234561', 6, 'too-long'],
    ['123457', 5, 'not-a-face'],
    ['023456', 0, 'not-a-face'],
    ['1234a6', 4, 'not-a-face'],
    ['ag', 1, 'not-a-sheet'],
    ['aba', 2, 'sheet-twice'],
    ['A', 0, 'not-a-sheet'],
  ])('TO-2.1 TO-3.1 the outcome %j is refused at %i: %s', (text, at, reason) => {
    expect(parseOutcome(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });
});
