import { expect, test } from 'vitest';
import { DICE } from './data/dice.ts';
import { makeMove, makeOutcome, parseMove, parseOutcome, STOP, TIPS } from './notation.ts';

test('every move has one spelling and is read back', () => {
  for (const move of [STOP, ...DICE.flatMap((die) => TIPS[die].slice(1))]) {
    expect(parseMove(makeMove(move))).toEqual({ ok: true, value: move });
  }
  expect(makeMove(STOP)).toBe('stop');
  expect(makeMove({ type: 'tip', die: 'k', top: 7 })).toBe('k7');
});

test.each([
  ['', 0, 'unfinished'],
  ['b', 1, 'unfinished'],
  ['sto', 3, 'unfinished'],
  ['b0', 1, 'unexpected'],
  ['b99', 2, 'unexpected'],
  ['stop ', 4, 'unexpected'],
  ['B9', 0, 'unexpected'],
  [' b9', 0, 'unexpected'],
  ['g9', 0, 'unexpected'],
  ['sTop', 1, 'unexpected'],
  ['b９', 1, 'unexpected'],
])('a move is refused where it departs from the notation: "%s" at %i', (text, at, reason) => {
  expect(parseMove(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
});

test('a roll is one face of the black die', () => {
  for (const face of [2, 3, 4, 6, 7, 8]) {
    expect(makeOutcome([face])).toBe(String(face));
    expect(parseOutcome(String(face))).toEqual({ ok: true, value: [face] });
  }
});

test.each([
  ['', 0, 'unfinished'],
  ['5', 0, 'unexpected'],
  ['1', 0, 'unexpected'],
  ['44', 1, 'unexpected'],
  ['04', 0, 'unexpected'],
  ['4 ', 1, 'unexpected'],
])('a roll is refused where it departs from the notation: "%s" at %i', (text, at, reason) => {
  expect(parseOutcome(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
});
