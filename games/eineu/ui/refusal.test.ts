import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, language } from '../../kit/language.svelte.ts';
import { parseMove } from '../notation.ts';
import { game } from '../rules.ts';
import { refusal } from './refusal.ts';
import { position, steps } from './steps.ts';

const SETUP = { seats: 2, options: { extraTip: 'made' } };

afterEach(() => {
  language.current = 'de';
});

/** What is said when a seat tries this move after this log. */
function said(log: string, seat: number, text: string): string | null {
  const move = parseMove(text);
  if (!move.ok) throw new Error(text);
  const answer = game.step(position(steps(log === '' ? [] : log.split(' '), SETUP), SETUP), seat, move.value);
  if (answer.ok) throw new Error(`${text} is allowed`);
  return refusal(answer.error);
}

test('EI-3.1 a face that lies at the bottom is told from one that is on top', () => {
  expect(said('*:4', 0, 'b6')).toBe(
    'Bei Blau liegt die 6 gerade unten. Einmal kippen bringt nur eine der vier Seiten nach oben (EI-3.1).',
  );
  expect(said('*:4', 0, 'b5')).toBe('Blau zeigt die 5 schon (EI-3.1).');
});

test('EI-1.1 a number that the die does not bear', () => {
  expect(said('*:4', 0, 'k9')).toBe('Schwarz hat keine 9 (EI-1.1).');
});

test('EI-3.2 the die that rests', () => {
  expect(said('*:4 0:b9', 1, 'b2')).toBe(
    'Blau ruht: Ein Würfel darf nicht zweimal hintereinander gekippt werden (EI-3.2).',
  );
});

test('every refusal of the rules names its paragraph, in every language', () => {
  for (const one of LANGUAGES) {
    language.current = one;
    expect(said('', 0, 'b9')).toContain('(EI-2.1)');
    expect(said('*:4', 1, 'b9')).toContain('(C-1)');
    expect(said('*:4', 0, 'stop')).toContain('(EI-3.3)');
    expect(said('*:4 0:b9 1:r9', 0, 'k3')).toContain('(EI-4.1)');
    expect(refusal({ code: 'no-chance', rule: 'EI-2.1' })).toContain('(EI-2.1)');
  }
});

test('what the rules did not say is left to the page', () => {
  expect(refusal({ code: 'stale-ask' })).toBeNull();
  expect(refusal({ code: 'not-your-turn' })).toBeNull();
});
