import { describe, expect, it } from 'vitest';
import { makeMove, makeOutcome, parseMove, parseOutcome } from './notation.ts';
import { EVERY_MOVE } from './testing.ts';

describe('notation', () => {
  it('MK-3.2 MK-3.3 MK-3.7 every move has one spelling and is read back from it', () => {
    expect(EVERY_MOVE).toHaveLength(3 * 6 * 20 + 27 * 20 + 27);
    expect(new Set(EVERY_MOVE.map(makeMove)).size).toBe(EVERY_MOVE.length);
    for (const move of EVERY_MOVE) expect(parseMove(makeMove(move))).toEqual({ ok: true, value: move });
  });

  it('MK-3.2 whatever text is read is the spelling of what it was read as', () => {
    const letters = ['A', 'C', 'D', '+', '-', '<', '0', '2', '6', '7'];
    let texts = [''];
    let read = 0;
    for (let length = 1; length <= 5; length++) {
      texts = texts.flatMap((text) => letters.map((letter) => text + letter));
      for (const text of texts) {
        const move = parseMove(text);
        if (!move.ok) continue;
        read++;
        if (makeMove(move.value) !== text) throw new Error(`a second spelling: ${text}`);
      }
    }
    // -2 -6, +2 +6, -2-6 …, +2+6 …, A+2 …, +2<A …, +2<0A …, A+2<A …: what can be spelt with these letters.
    expect(read).toBe(2 + 2 + 3 + 3 + 4 + 2 * 4 + 2 * 4 + 4 * 4);
  });

  it.each([
    ['A+4', { type: 'extend', row: 0, card: 4, from: null }],
    ['+4', { type: 'start', cards: [4], from: null }],
    ['+2+6', { type: 'start', cards: [2, 6], from: null }],
    ['A+4<2', { type: 'extend', row: 0, card: 4, from: { seat: 2, row: null } }],
    ['A+4<2B', { type: 'extend', row: 0, card: 4, from: { seat: 2, row: 1 } }],
    ['C+1<B', { type: 'extend', row: 2, card: 1, from: { seat: null, row: 1 } }],
    ['+2+6<A', { type: 'start', cards: [2, 6], from: { seat: null, row: 0 } }],
    ['-5', { type: 'discard', cards: [5] }],
    ['-5-6', { type: 'discard', cards: [5, 6] }],
  ])('MK-4.2 MK-4.3 reads %s', (text, move) => {
    expect(parseMove(text)).toEqual({ ok: true, value: move });
  });

  it.each([
    ['', 0, 'empty'],
    ['4', 0, 'unexpected'],
    ['a+4', 0, 'unexpected'],
    ['D+4', 0, 'unexpected'],
    ['A', 1, 'unexpected'],
    ['A-4', 1, 'unexpected'],
    ['A4', 1, 'unexpected'],
    ['+', 1, 'not-a-card'],
    ['+7', 1, 'not-a-card'],
    ['A+0', 2, 'not-a-card'],
    ['+6+2', 3, 'card-order'],
    ['-6-5', 3, 'card-order'],
    ['+2+', 3, 'not-a-card'],
    ['A+2+6', 3, 'unexpected'],
    ['+2-6', 2, 'unexpected'],
    ['-2+6', 2, 'too-long'],
    ['-2<1', 2, 'too-long'],
    ['+2+3+4', 4, 'unexpected'],
    ['+4<', 3, 'not-a-source'],
    ['+4<4', 3, 'not-a-source'],
    ['+4<D', 3, 'not-a-source'],
    ['+4<2D', 4, 'not-a-source'],
    ['+4<B2', 4, 'too-long'],
    ['+4<2B ', 5, 'too-long'],
    [' +4', 0, 'unexpected'],
    ['+4 ', 2, 'unexpected'],
  ])('MK-3.2 the move %j is refused at %i: %s', (text, at, reason) => {
    expect(parseMove(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });

  it('MK-2.1 a drawn card is its pips', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      const outcome = parseOutcome(text);
      expect(outcome.ok && makeOutcome(outcome.value)).toBe(text);
    }
  });

  it.each([
    ['', 0, 'empty'],
    ['0', 0, 'not-a-card'],
    ['7', 0, 'not-a-card'],
    ['?', 0, 'not-a-card'],
    ['12', 1, 'too-long'],
    ['1 ', 1, 'too-long'],
  ])('MK-2.1 the outcome %j is refused at %i: %s', (text, at, reason) => {
    expect(parseOutcome(text)).toEqual({ ok: false, error: { code: 'notation', at, reason } });
  });
});
