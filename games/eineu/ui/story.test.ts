import type { GameResult } from '@spieleabend/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Line } from '../../kit/board.ts';
import { type Language, language } from '../../kit/language.svelte.ts';
import { epilogue, story } from './story.ts';

const SETUP = { seats: 2, options: { extraTip: 'made' } };
const NAMES = ['Anna', 'Ben'];
const EXAMPLE = '*:4 0:b9 1:r1 0:k8 1:r8 1:k7 1:b6 1:r5 1:k4 1:b1 0:r9 1:k7 0:b7 0:k8 0:b9';
const WON_BY_0: GameResult = { ranks: [1, 2], scores: [1, 0], tieBreak: null };
const DRAWN: GameResult = { ranks: [1, 1], scores: [0, 0], tieBreak: null };

function words({ parts }: Line): string {
  return parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text)).join('');
}

function told(
  log: string,
  you: number | null = null,
  options: Record<string, string> = SETUP.options,
): readonly string[] {
  const lines = story(log.split(' '), { setup: { seats: 2, options }, names: NAMES, you });
  return lines.map((line) => words(line).replaceAll('\u2060', ''));
}

function end(log: string, result: GameResult, you: number | null = null): string {
  return epilogue(log.split(' '), result, { setup: SETUP, names: NAMES, you });
}

function speak(which: Language): void {
  language.current = which;
}
afterEach(() => speak('de'));

describe('the log as sentences', () => {
  test('names people, or says "you"', () => {
    expect(told('*:4 0:b9 1:r1')).toEqual([
      'Anna würfelt Schwarz 4 und beginnt: die Neunen für Anna, die Einsen für Ben.',
      'Anna kippt Blau auf 9.',
      'Ben kippt Rot auf 1.',
    ]);
    expect(told('*:4 0:b9 1:r1', 0)).toEqual([
      'Du würfelst Schwarz 4: Dir gehören die Neunen, du beginnst.',
      'Du kippst Blau auf 9.',
      'Ben kippt Rot auf 1.',
    ]);
  });

  test('EI-2.1, EI-2.2 tells whose roll did not count, and what the one that counted means for both', () => {
    expect(told('*:3 *:6', 0)).toEqual([
      'Du würfelst Schwarz 3: weder 4 noch 6, jetzt Ben.',
      'Ben würfelt Schwarz 6 und beginnt: die Einsen für Ben, die Neunen für dich.',
    ]);
  });

  test('EI-3.3 says what earned a further tip', () => {
    const all = told(EXAMPLE);
    expect(all[4]).toBe('Ben kippt Rot auf 8: Pasch mit Schwarz, weiter geht’s.');
    expect(all[5]).toBe('Ben kippt Schwarz auf 7: Straße 7–8–9, weiter geht’s.');
    expect(told('*:4 0:r3', 0)[1]).toBe('Du kippst Rot auf 3: Straße 3–4–5, du darfst weiter.');
  });

  test('EI-3.4 under the literal reading it names the pair that still lies', () => {
    expect(told('*:4 0:k3', null, { extraTip: 'lying' })[1]).toBe(
      'Anna kippt Schwarz auf 3: Der Pasch aus Blau und Rot liegt noch, weiter geht’s.',
    );
    expect(told('*:4 0:k3')[1]).toBe('Anna kippt Schwarz auf 3.');
  });

  test('EI-4.1 ends with the pair that won', () => {
    expect(told(EXAMPLE).at(-1)).toBe('Anna kippt Blau auf 9: zwei Neunen!');
  });

  test('sets further tips of the same turn apart, and a stop', () => {
    const more = (log: string) =>
      story(log.split(' '), { setup: SETUP, names: NAMES, you: null }).map((line) => line.more === true);
    expect(more('*:4 0:b9 1:r1 0:k8 1:r8 1:k7')).toEqual([false, false, false, false, false, true]);
    expect(more('*:4 0:r3 0:stop 1:k7')).toEqual([false, false, true, false]);
  });

  test('marks each die with its colour, keeps the entry behind the sentence, and leaves out events of the table', () => {
    const lines = story(['*:4', '0:b9', '!1:bot'], { setup: SETUP, names: NAMES, you: null });
    expect(lines.map((line) => line.code)).toEqual(['*:4', '0:b9']);
    expect(lines[1]?.parts).toContainEqual({ mark: 'die-blue', text: 'Blau' });
  });

  test('speaks English', () => {
    speak('en');
    expect(told(EXAMPLE, 1)[4]).toBe('You tip red to 8: a pair with black, you may go on.');
  });
});

describe('the game in one line', () => {
  test('tells of a long last turn', () => {
    expect(end(EXAMPLE, WON_BY_0)).toBe('Anna kippt dreimal in einem einzigen Zug, und am Ende liegen zwei Neunen.');
  });

  test('EI-4.1 tells of a pair that the other one tipped', () => {
    expect(end('*:4 0:b9 1:r9', WON_BY_0, 0)).toBe(
      'Ben kippt selbst die letzte Zahl: zwei Neunen, und du sagst danke.',
    );
  });

  test('has a word for a game that was left', () => {
    expect(end('*:4 0:b9', WON_BY_0)).toBe('Diesmal blieben die Würfel vor der Zeit liegen.');
  });

  test('EI-4.2 tells of a draw, in the log as well', () => {
    const round = '0:r1 1:k2 0:r8 1:k4';
    const log = `*:4 ${round} ${round} 0:r1`;
    expect(told(log).at(-1)).toBe('Anna kippt Rot auf 1: zum dritten Mal dieselbe Stellung, unentschieden.');
    expect(end(log, DRAWN)).toBe('Dreimal dieselbe Stellung: Da schenkt keiner dem anderen etwas.');
  });
});
