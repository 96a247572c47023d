import type { GameResult } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import type { Line, StoryContext } from '../../kit/board.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { legal, setupOf, table } from '../testing.ts';
import { epilogue } from './epilogue.ts';
import { curve, story } from './story.ts';
import { ALONE, LONGER, OPENING } from './testing.ts';

const TWO: StoryContext = { setup: setupOf(OPENING), names: ['Anna', 'Ben'], you: 0 };
const NOBODY = { ...TWO, you: null };
const SOLO: StoryContext = { setup: setupOf(ALONE), names: ['Anna'], you: 0 };

/** The log of a whole round in which everybody always takes the first legal move. */
function wholeRound(towers: readonly number[]): readonly string[] {
  const log = ['*:12'];
  for (const tower of towers) {
    log.push(`*:${tower}`);
    const asked = table(log);
    log.push(...[0, 1].map((seat) => `${seat}:${legal(asked, seat)[0]}`));
  }
  return log;
}

function words(line: Line | undefined): string {
  return (line?.parts ?? [])
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text))
    .join('');
}

function told(log: readonly string[], context = TWO, t = de): string {
  return words(story(log, context, t).at(-1));
}

describe('the log in sentences', () => {
  test('BB-2.1 the deal; alone with the number of the sheet', () => {
    expect(told(OPENING.slice(0, 1))).toBe('Alle bekommen ein Blatt, ein Turm kommt ungesehen zur Seite.');
    expect(told(ALONE.slice(0, 1), SOLO)).toContain('Du bekommst Blatt 1');
  });
  test('BB-3.1 a tower calls, a witch lands and counts', () => {
    expect(told(OPENING.slice(0, 2))).toBe('Turm 7 ruft.');
    expect(told(OPENING.slice(0, 3))).toBe('Deine Kräuterhexe mit Rabe landet und zählt in der Tierreihe: 1 Punkt.');
    expect(told(OPENING.slice(0, 4))).toBe('Bens Wetterhexe mit Katze landet und zählt in der Hexenreihe: 1 Punkt.');
    expect(told(OPENING.slice(0, 4), NOBODY, en)).toBe(
      'Ben’s weather witch with cat lands and counts in the witch row: 1 point.',
    );
  });
  test('BB-3.3 half of the pair brings nothing yet, the other half all', () => {
    expect(told(OPENING)).toContain('in der Paarreihe: die Hälfte des Paars.');
    expect(told(LONGER.slice(0, 10))).toContain('in der Paarreihe: 5 Punkte.');
  });
  test('BB-3.4 a minus field tells what it costs, also where they grow dearer', () => {
    expect(told(OPENING.slice(0, 6))).toBe('Bei dir kann keine landen: −1.');
    expect(told(OPENING.slice(0, 6), NOBODY)).toBe('Bei Anna kann keine landen: −1.');
    expect(told(OPENING.slice(0, 6), NOBODY, en)).toBe('None of Anna’s can land: −1.');
  });
  test('BB-3.6 a decision that lies face down only tells that it was made', () => {
    expect(told([...OPENING.slice(0, 2), '0:?'], { ...TWO, you: 1 })).toBe('Anna hat gewählt.');
  });
  test('BB-4.1 the last line names the tower that stayed silent, and only that one', () => {
    const lines = story(wholeRound([7, 4, 6, 3, 1, 2, 5]), TWO, de).map(words);
    expect(lines.at(-1)).toMatch(/ Turm 8 blieb still\.$/);
    expect(lines.filter((line) => line.includes('blieb still'))).toHaveLength(1);
  });
  test('every entry of a log keeps its code, and events of the table are left to the page', () => {
    expect(story([...OPENING, '!1:resign'], TWO, de).map((line) => line.code)).toEqual(OPENING);
  });
});

describe('the curve', () => {
  test('BB-4.1 a point an entry, up to the final scores', () => {
    const log = wholeRound([1, 2, 3, 4, 5, 6, 7]);
    const lines = curve(log, TWO);
    expect(lines.map((line) => line.at(-1))).toEqual(table(log).over?.scores);
    for (const line of lines) expect(line).toHaveLength(log.length);
  });
  test('BB-3.6 decisions count when they open', () => {
    expect(curve(OPENING, TWO)).toEqual([
      [0, 0, 0, 1, 1, 1, 0],
      [0, 0, 0, 1, 1, 1, 1],
    ]);
  });
});

describe('the round in one line', () => {
  const won = (scores: readonly number[], ranks: readonly number[]): GameResult => ({ ranks, scores, tieBreak: null });
  const end = (log: readonly string[], result: GameResult, context = TWO): string => epilogue(log, result, context, de);

  test('BB-4.3 alone it names points and landings', () => {
    expect(end(ALONE, won([1], [1]), SOLO)).toContain('1 Punkt, und eine Hexe ist gelandet');
  });
  test('BB-4.2 a shared win names everybody who won', () => {
    expect(end(OPENING, won([3, 3], [1, 1]))).toContain('Anna und Ben teilen sich den Sieg');
  });
  test('BB-4.2 level on points: fewer minus fields, else the pair', () => {
    expect(end(OPENING, won([0, 0], [2, 1]))).toBe('Punkte gleich! Ben hat weniger Minusfelder.');
    expect(end(OPENING.slice(0, 4), won([3, 3], [1, 2]))).toBe('Punkte gleich! Dein Paar gibt den Ausschlag.');
  });
  test('BB-3.4 somebody who never took a minus field', () => {
    expect(end(OPENING, won([0, 4], [2, 1]))).toContain('Bei Ben ging alles auf');
  });
  test('a lead that the last tower turned', () => {
    expect(end(LONGER.slice(0, 10), won([2, 1], [1, 2]))).toBe('Beim allerletzten Turm fliegst du noch vorbei.');
  });
  test('BB-4.1 the pair that decided', () => {
    expect(end(LONGER, won([3, 5], [2, 1]))).toBe('Gewagt und gewonnen: Bens Paar macht den Unterschied.');
  });
  test('a narrow lead is told in points, a clear one in landings', () => {
    expect(end(OPENING, won([2, 0], [1, 2]))).toBe('Nur 2 Punkte Vorsprung: Das war knapp!');
    expect(end(OPENING, won([9, 1], [1, 2]))).toContain('Eine Landung, gut gezählt');
  });
});
