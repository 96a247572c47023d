import { language } from '@spieleabend/games/kit/language.svelte.ts';
import { afterEach, expect, test } from 'vitest';
import { countdown, endingInWords, timeInWords } from './words.ts';

afterEach(() => {
  language.current = 'de';
});

test('a time control in both languages', () => {
  expect(timeInWords(null)).toBe('Ohne Uhr');
  expect(timeInWords({ kind: 'days', days: 1 })).toBe('Ein Tag je Zug');
  expect(timeInWords({ kind: 'days', days: 7 })).toBe('7 Tage je Zug');
  const live = { kind: 'live', bank: 450_000, increment: 5000 } as const;
  expect(timeInWords(live)).toBe('7,5 Min. plus 5 s je Zug');
  language.current = 'en';
  expect(timeInWords(live)).toBe('7.5 min plus 5 s a move');
});

test('how a game ended, for the winner, for the others, for one alone, and where nobody won', () => {
  const winners = ['Anna'];
  expect(endingInWords({ winners, place: 1, points: null }, 3)).toBe('Du hast gewonnen');
  expect(endingInWords({ winners, place: 2, points: null }, 3)).toBe('Platz 2. Anna hat gewonnen');
  expect(endingInWords({ winners, place: null, points: null }, 3)).toBe('Anna hat gewonnen');
  const both = ['Anna', 'Ben'];
  expect(endingInWords({ winners: both, place: 1, points: null }, 3)).toBe('Anna und Ben haben gewonnen');
  expect(endingInWords({ winners: both, place: 1, points: null }, 2)).toBe('Unentschieden');
  expect(endingInWords({ winners: [], place: 1, points: 87 }, 1)).toBe('87 Punkte');
  expect(endingInWords({ winners: [], place: null, points: null }, 2)).toBe('Ohne Ergebnis beendet');
});

test('a countdown ends at nothing', () => {
  expect([600_000, 545_001, 59_000, 0, -5].map(countdown)).toEqual(['10:00', '9:06', '0:59', '0:00', '0:00']);
});
