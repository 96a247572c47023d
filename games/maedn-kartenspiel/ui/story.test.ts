import { readFileSync } from 'node:fs';
import type { GameResult } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../kit/board.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { epilogue } from './epilogue.ts';
import { curve, story } from './story.ts';

const TWO = { setup: { seats: 2, options: {} }, names: ['Anna', 'Ben'], you: 0 };
const DEAL = ['*:4', '*:6', '*:?', '*:?'];
/** Anna starts with 4; Ben steals it. */
const STOLEN = [...DEAL, '0:+4', '*:1', '1:+4', '*:?'];

function words(line: Line | undefined): string {
  return (line?.parts ?? [])
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text))
    .join('');
}

function told(log: readonly string[], context: typeof TWO | { you: null } = TWO, t = de): string {
  return words(story(log, { ...TWO, ...context }, t).at(-1));
}

describe('the log in sentences', () => {
  test('MK-6.1 what another draws stays hidden, what one draws oneself is named', () => {
    expect(told(STOLEN)).toBe('Ben zieht eine Karte.');
    expect(told(STOLEN.slice(0, 6))).toBe('Du ziehst die 1.');
    expect(told(STOLEN, TWO, en)).toBe('Ben draws a card.');
  });
  test('MK-2.1 the deal is told as a deal', () => {
    expect(story(DEAL, TWO, de).map(words)).toEqual([
      'Du bekommst die 4.',
      'Du bekommst die 6.',
      'Ben bekommt eine Karte.',
      'Ben bekommt eine Karte.',
    ]);
  });
  test('MK-3.3 a row that begins', () => {
    expect(told(STOLEN.slice(0, 5))).toBe('Du spielst die 4 und holst die Gärtnerin (4) für eine neue Reihe.');
    expect(told([...DEAL, '0:+4+6'], { you: null })).toBe(
      'Anna spielt die 4 und die 6 und holt die Bauarbeiterin (10) für eine neue Reihe.',
    );
  });
  test('MK-4.3 a theft names who has been robbed', () => {
    expect(told(STOLEN.slice(0, 7))).toBe('Ben spielt die 4 und klaut dir die Gärtnerin (4) für eine neue Reihe.');
    expect(told(STOLEN.slice(0, 7), TWO, en)).toBe(
      'Ben plays the 4 and steals the gardener (4) from you for a new row.',
    );
  });
  test('MK-4.2 a figure from an own row is no theft', () => {
    const log = [...DEAL, '0:+4', '*:3', '1:+1', '*:?', '0:+6', '*:2', '1:A+1', '*:?', '0:A+2'];
    expect(told(log)).toBe('Du spielst die 2 und holst die Postbotin (6) aus Reihe B für Reihe A.');
  });
  test('MK-3.7 a discard', () => {
    expect(told([...DEAL, '0:-4'])).toBe('Du kannst nicht ziehen und legst die 4 ab.');
    expect(told([...DEAL, '0:-4-6'], { you: null })).toBe('Anna kann nicht ziehen und legt die 4 und die 6 ab.');
  });
  test('MK-5.1 a complete row tells its points', () => {
    const steps = ['0:+6', ...[6, 6, 6, 6, 6, 4].map((card) => `0:A+${card}`)];
    const log = [...DEAL, ...steps.flatMap((step, i) => (i === 0 ? [step] : ['*:6', '1:-1', '*:?', step]))];
    expect(told(log)).toBe('Du spielst die 4 und holst den König (40) für Reihe A. Die Reihe ist komplett: 9 Punkte.');
  });
  test('every entry keeps its code, a draw belongs to the move before it, events of the table are left to the page', () => {
    const lines = story([...STOLEN, '!1:resign'], TWO, de);
    expect(lines.map(({ code }) => code)).toEqual(STOLEN);
    expect(lines.map(({ more }) => more)).toEqual([false, true, false, true, false, true, false, true]);
  });
});

interface Golden {
  readonly seats: readonly string[];
  readonly log: readonly string[];
  readonly result: GameResult;
}

function golden(name: string): Golden {
  return JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8')) as Golden;
}

describe('the curve', () => {
  test.each(['2-seats', '3-seats-finish-round', '4-seats'])(
    '%s: a point an entry, never falling, up to the scores',
    (name) => {
      const { log, seats, result } = golden(name);
      const lines = curve(log, { setup: { seats: seats.length, options: {} }, names: seats, you: null });
      expect(lines.map((line) => line.at(-1))).toEqual(result.scores);
      for (const line of lines) {
        expect(line).toHaveLength(log.length);
        expect(line).toEqual([...line].sort((a, b) => a - b));
      }
    },
  );
});

describe('the game in one line', () => {
  const end = (scores: readonly number[], log: readonly string[] = STOLEN, t = de): string => {
    const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return epilogue(log, { ranks, scores, tieBreak: null }, { ...TWO, you: null }, t);
  };
  test('MK-5.3 a shared win names everybody who won', () => {
    expect(end([41, 41])).toBe('Anna und Ben teilen sich den Sieg mit 41 Punkten.');
  });
  test('who won without stealing is praised', () => {
    expect(end([40, 10])).toBe('Anna gewinnt, ohne ein einziges Mal zu klauen!');
  });
  test('a narrow lead is told in points', () => {
    expect(end([39, 40])).toBe('Ein einziger Punkt Vorsprung für Ben: Das war knapp!');
    expect(end([39, 40], STOLEN, en)).toBe('Ben wins by a single point: that was close!');
  });
  test('a thief is called one', () => {
    const log = [...DEAL];
    for (let round = 0; round < 5; round++) log.push('0:+4', '*:4', '1:+4', '*:4', '0:+1', '*:4', '1:+1', '*:4');
    expect(end([10, 40], log)).toBe('Ben hat 10-mal geklaut und damit gewonnen: Mensch, ärgere dich nicht!');
  });
});
