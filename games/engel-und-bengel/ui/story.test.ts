import { describe, expect, test } from 'vitest';
import type { Line } from '../../kit/board.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { curve, story } from './story.ts';
import { NAMES, table, trial } from './testing.ts';

const YOU = { setup: trial(), names: NAMES, you: 0 };
const NOBODY = { ...YOU, you: null };

function words(line: Line | undefined): string {
  return (line?.parts ?? [])
    .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text))
    .join('');
}

function told(log: readonly string[], context: typeof YOU | typeof NOBODY = YOU, t = de): string {
  table(log, context.setup);
  return words(story(log, context, t).at(-1));
}

describe('the log in sentences', () => {
  test('EB-2.1 a face is told with its name and who begins', () => {
    expect(told(['*:f1'])).toBe('Die erste Tafel: Probe. Du beginnst.');
    expect(told(['*:f1'], NOBODY, en)).toBe('The first board: Trial. Anna begins.');
  });
  test('EB-3.1 a roll names every die, in the colour of its owner', () => {
    const log = ['*:f1', '*:64315'];
    expect(told(log)).toBe('Du würfelst 6, 4, 3, 1 und 5.');
    expect(story(log, YOU, de).at(-1)?.parts).toContainEqual({ mark: 'die-blue', text: '6' });
  });
  test('EB-3.4 a further roll and its dice continue the turn', () => {
    const lines = story(['*:f1', '*:64315', '0:4@2', '0:roll', '*:1556'], NOBODY, de);
    expect(lines.slice(3).map(words)).toEqual(['Anna würfelt weiter, mit 4.', 'Jetzt liegen da: 1, 5, 5 und 6.']);
    expect(lines.map(({ more }) => more)).toEqual([false, false, true, true, true]);
  });
  test('EB-3.4 who stops takes the rest back', () => {
    expect(told(['*:f1', '*:64315', '0:4@2', '0:stop'])).toBe('Du hörst auf und nimmst 4 Würfel zurück.');
  });
  test('EB-3.5 a roll that fits nowhere says so', () => {
    const log = ['*:f1', '*:66666', '0:6@1', '0:6@3', '0:6@4', '0:6@4', '0:6@4', '*:66666'];
    expect(told(log)).toBe('Ben würfelt 6, 6, 6, 6 und 6.');
    expect(told([...log, '1:6@3', '1:stop', '*:66666'])).toBe('Du würfelst 6, 6, 6, 6 und 6. Nichts passt.');
  });
  test('EB-4.1 a white row pays', () => {
    expect(told(['*:f1', '*:64315', '0:6@1'])).toBe('Du setzt 6 auf Reihe 1. Das bringt dir 20.');
  });
  test('EB-4.1 a black row costs, and no more than there is', () => {
    expect(told(['*:f1', '*:55315', '0:5@3', '0:5@3'])).toBe('Du setzt 5 auf Reihe 3. Das kostet dich 50.');
    expect(told(['*:f1', '*:64315', '0:3@6'], NOBODY)).toBe(
      'Anna setzt 3 auf Reihe 6. Das kostet Anna 80, mehr ist nicht da.',
    );
    expect(told(['*:f1', '*:55335', '0:3@6', '0:5@3', '0:5@3'], NOBODY)).toContain('Zahlen kann Anna nichts.');
  });
  test('EB-5.1 the die that fills the face says so', () => {
    const { log } = table(FULL);
    expect(told(log)).toContain('Die Tafel ist voll.');
  });
  test('every entry keeps its code, and events of the table are left to the page', () => {
    const log = ['*:f1', '*:64315'];
    expect(story([...log, '!1:resign'], YOU, de).map(({ code }) => code)).toEqual(log);
  });
});

/** One round of the trial face: Anna fills what she can, Ben the rest. */
const FULL = [
  ...['*:f1', '*:64415', '0:6@1', '0:4@2', '0:4@2', '0:1@5', '0:5@3'],
  ...['*:22235', '1:2@4', '1:2@4', '1:2@4', '1:3@6', '1:5@3'],
  ...['*:55266', '0:2@5', '0:5@4', '0:5@4'],
];

describe('the curve', () => {
  test('has the points of each seat after each entry', () => {
    const lines = curve(FULL, trial());
    expect(lines.map((line) => line.length)).toEqual([FULL.length, FULL.length]);
    expect(lines.map((line) => line.at(-1))).toEqual(table(FULL).state.points);
    expect(lines[0]?.slice(0, 3)).toEqual([80, 80, 100]);
  });
});
