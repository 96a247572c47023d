import type { Refusal } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { refusal, table } from '../testing.ts';
import { refusalInWords } from './refusal.ts';

const CHOOSING = table(['*:ca', '*:561111']);
const ENTERING = table(['*:ca', '*:561111', '0:keep']);

function why(at: typeof CHOOSING, entry: string, t = de): string | null {
  const error = refusal(at, entry);
  return error === null ? null : refusalInWords(error, t);
}

describe('why something is not allowed', () => {
  test('TO-3.2 a value above the limit: die, value, limit and paragraph', () => {
    expect(why(ENTERING, '0:k')).toBe('Schwarz 6 ist zu viel: Das Feld nimmt höchstens 3. (TO-3.2)');
    expect(why(ENTERING, '0:k', en)).toBe('Black 6 is too much: the field takes 3 at most. (TO-3.2)');
  });
  test('TO-3.4 a strike although something fits names a die that does', () => {
    expect(why(ENTERING, '0:x')).toContain('Weiß passt');
  });
  test('TO-3.1 an entry before the roll is accepted, and a second decision about it', () => {
    expect(why(CHOOSING, '0:w')).toContain('(TO-3.1)');
    expect(why(ENTERING, '0:reroll')).toContain('(TO-3.1)');
  });
  test('what is not of this game is left to the page', () => {
    expect(refusalInWords({ code: 'stale-ask' }, de)).toBeNull();
    expect(refusalInWords({ code: 'toString', rule: 'C-3' } as Refusal, de)).toBeNull();
  });
});
