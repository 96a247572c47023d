import { readFileSync } from 'node:fs';
import type { GameResult } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../kit/board.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { perfectRoll, table } from '../testing.ts';
import { epilogue } from './epilogue.ts';
import { curve, story } from './story.ts';

const TWO = { setup: { seats: 2, options: {} }, names: ['Anna', 'Ben'], you: 0 };
const OPENING = ['*:ca', '*:621111', '0:keep', '0:wkrbyg', '1:b'];

interface Golden {
  readonly seats: readonly string[];
  readonly log: readonly string[];
}

function golden(name: string): Golden {
  return JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), 'utf8')) as Golden;
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
  test('a roll names every die', () => {
    expect(told(OPENING.slice(0, 2))).toBe('Du würfelst: Weiß 6, Schwarz 2, Rot 1, Blau 1, Gelb 1, Grün 1.');
  });
  test('TO-3.1 a second roll continues the line of the decision', () => {
    const [, , reroll, again] = story(['*:ca', '*:621111', '0:reroll', '*:131111'], { ...TWO, you: null }, de);
    expect(words(reroll)).toBe('Anna würfelt noch einmal, ohne Einsen.');
    expect(again?.more).toBe(true);
  });
  test('TO-3.3, TO-4.2 an entry tells its hits, and the points of a row that it fills', () => {
    const lines = story(OPENING, TWO, de);
    expect(words(lines[3])).toBe(
      'Du trägst Weiß 6, Schwarz 2, Rot 1, Blau 1, Gelb 1 und Grün 1 ein: zwei Treffer. Deine erste Reihe bringt 15.',
    );
    expect(words(lines[4])).toBe('Ben trägt Blau 1 ein.');
  });
  test('TO-3.4 a strike names the field it takes', () => {
    const log = [...OPENING, '*:611111', '1:keep', '0:k', '1:y', '*:666666', '0:keep', '0:x', '1:x'];
    expect(told(log)).toBe('Ben streicht Weiß.');
  });
  test('TO-3.5 an entry that lies face down only tells that it was made, whatever it fills', () => {
    expect(told([...OPENING.slice(0, 3), '0:?'], { ...TWO, you: 1 })).toBe('Anna ist fertig.');
    expect(told(OPENING.slice(0, 4))).not.toContain('Reihe');
  });
  test('every entry of a log keeps its code, and events of the table are left to the page', () => {
    expect(story([...OPENING, '!1:resign'], TWO, de).map((line) => line.code)).toEqual(OPENING);
  });
  test('colours carry the token of their die', () => {
    expect(story(OPENING, TWO, en)[4]?.parts).toContainEqual({ mark: 'die-blue', text: 'Blue 1' });
  });
  test('in English', () => {
    expect(words(story(OPENING, { ...TWO, you: null }, en)[3])).toBe(
      'Anna enters White 6, Black 2, Red 1, Blue 1, Yellow 1 and Green 1: two hits. The first row scores 15.',
    );
  });
});

describe('the curve', () => {
  test.each(['1-seats', '2-seats', '3-seats-voluntary-strike', '6-seats'])(
    '%s: a point an entry, never falling, up to the final scores',
    (name) => {
      const { log, seats } = golden(name);
      const setup = { seats: seats.length, options: { voluntaryStrike: name.includes('strike') } };
      const lines = curve(log, { setup, names: seats, you: null });
      const over = table(log, setup.options.voluntaryStrike).over;
      expect(lines.map((line) => line.at(-1))).toEqual(over?.scores);
      for (const line of lines) {
        expect(line).toHaveLength(log.length);
        expect(line).toEqual([...line].sort((a, b) => a - b));
      }
    },
  );
  test('TO-3.5 entries count when they open', () => {
    expect(curve(OPENING, TWO)).toEqual([
      [0, 0, 0, 0, 15],
      [0, 0, 0, 0, 1],
    ]);
  });
});

describe('the game in one line', () => {
  const won = (scores: readonly number[], tieBreak: string | null = null): GameResult => {
    const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { ranks, scores, tieBreak };
  };
  const end = (result: GameResult, log: readonly string[] = OPENING, context = TWO): string =>
    epilogue(log, result, context, de);

  test('TO-2.1 alone it names points and hits', () => {
    const alone = { setup: { seats: 1, options: {} }, names: ['Anna'], you: 0 };
    expect(end(won([15]), ['*:c', '*:621111', '0:keep', '0:wkrbyg'], alone)).toContain('15 Punkte mit 2 Treffern');
  });
  test('TO-5.3 a shared win names everybody who won', () => {
    expect(end(won([9, 9]))).toContain('Anna und Ben teilen sich den Sieg');
  });
  test('TO-5.3 hits that decide are named', () => {
    expect(end({ ranks: [1, 2], scores: [9, 9], tieBreak: 'hits' })).toBe(
      'Punkte gleich! Deine 2 Treffer geben den Ausschlag.',
    );
  });
  test('TO-4.2 a row of six hits is what stays in mind', () => {
    const log = ['*:ca', `*:${perfectRoll('c', 0)}`, '0:keep', '0:wkrbyg', '1:b'];
    expect(end(won([42, 1]), log)).toContain('Sechs Treffer in deiner ersten Reihe');
  });
  test('a lead that the last roll turned', () => {
    const log = ['*:ca', '*:511111', '0:keep', '0:k', '1:rby', '*:611111', '1:keep', '0:w', '1:k'];
    expect(end(won([7, 4]), log, { ...TWO, you: 1 })).toBe('Mit dem allerletzten Wurf zieht Anna noch vorbei.');
  });
  test('a narrow lead is told in points', () => {
    expect(end(won([3, 2]), OPENING)).toContain('Ein einziger Punkt');
  });
  test('else the hits or the best row of who won', () => {
    expect(end(won([15, 1]))).toBe('Deine erste Reihe bringt 15 auf einen Streich und trägt dich zum Sieg.');
  });
});
