import type { Refusal } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { own } from '../data/own.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import type { BesenbingoRefusal } from '../refusal.ts';
import { refusal, SHEETS, table } from '../testing.ts';
import { refusalInWords } from './refusal.ts';
import { OPENING } from './testing.ts';

const EVERY: { readonly [Code in BesenbingoRefusal['code']]: Extract<BesenbingoRefusal, { readonly code: Code }> } = {
  'not-your-turn': { code: 'not-your-turn', rule: 'C-1' },
  'chance-first': { code: 'chance-first', rule: 'C-2' },
  'no-chance': { code: 'no-chance', rule: 'C-2' },
  over: { code: 'over', rule: 'BB-4.1' },
  'bad-deal': { code: 'bad-deal', rule: 'BB-2.1', seats: 2, sheets: 9 },
  'no-such-tower': { code: 'no-such-tower', rule: 'BB-1.4' },
  'tower-called': { code: 'tower-called', rule: 'BB-3.1', tower: 7 },
  'already-decided': { code: 'already-decided', rule: 'BB-3.6' },
  'no-witch': { code: 'no-witch', rule: 'BB-3.1', square: 'a1' },
  'not-beside': { code: 'not-beside', rule: 'BB-3.1', square: 'a2', tower: 7 },
  'already-landed': { code: 'already-landed', rule: 'BB-3.1', square: 'd1' },
  'row-full': { code: 'row-full', rule: 'BB-3.2', square: 'd1', row: 'p' },
  'does-not-fit': { code: 'does-not-fit', rule: 'BB-3.2', square: 'd1', row: '1', shown: 'weather' },
  'better-row': { code: 'better-row', rule: 'BB-3.3', square: 'd1', row: '1', best: '3' },
  'must-land': { code: 'must-land', rule: 'BB-3.4', square: 'd1', row: '2' },
};

function why(log: readonly string[], entry: string, t = de): string | null {
  const error = refusal(table(log), entry);
  return error === null ? null : refusalInWords(error, t);
}

describe('why something is not allowed', () => {
  test.each(Object.values(EVERY))(
    '$code: a sentence of its own in both languages, with the paragraph $rule',
    (error) => {
      for (const t of [de, en]) {
        const sentence = refusalInWords(error, t) ?? '';
        expect(sentence).toMatch(/^[A-ZÄÖÜ\d].*[.!] \([A-Z]+-\d\.?\d?\)$/);
        expect(sentence).toContain(`(${error.rule})`);
        const others = Object.values(EVERY).filter((other) => other !== error);
        expect(others.map((other) => refusalInWords(other, t))).not.toContain(sentence);
      }
    },
  );
  test('BB-3.1 a witch elsewhere: the tower that calls', () => {
    expect(why(OPENING.slice(0, 2), '0:a2>1')).toBe('Landen darf nur, wer gleich neben Turm 7 fliegt. (BB-3.1)');
    expect(why(OPENING.slice(0, 2), '0:a2>1', en)).toBe('Only a witch right beside tower 7 may land. (BB-3.1)');
  });
  test('BB-3.2 a row that waits for another: who is next there', () => {
    expect(why(OPENING.slice(0, 2), '0:d1>1')).toBe('In der Hexenreihe ist als Nächstes die Wetterhexe dran. (BB-3.2)');
    expect(why(OPENING.slice(0, 2), '0:d3>2')).toBe('In der Tierreihe ist als Nächstes der Rabe dran. (BB-3.2)');
    expect(why(OPENING.slice(0, 2), '0:d1>p')).toContain('In der Paarreihe ist als Nächstes die Sternenhexe dran.');
    expect(why(OPENING.slice(0, 2), '0:d1>3', en)).toBe(
      'The couple row takes the forest witch with rat next. (BB-3.2)',
    );
  });
  test('BB-3.4 a minus field although one can land: where she fits', () => {
    expect(why(OPENING.slice(0, 2), '0:-')).toMatch(
      /^Minus gibt es nur, wenn keine landen kann\. In .* passt noch eine\./,
    );
  });
  test('own sheets that are wrong: every fault beyond the form has a sentence of its own in both languages', () => {
    const [one, two] = SHEETS.sheets;
    if (one === undefined || two === undefined) throw new Error('there are two sheets');
    const wrong = [
      { ...one, field: [[8, 'forest-rat', 'forest-raven', 4], ...one.field.slice(1)] },
      { ...two, field: [[8, 'star-raven', 8, 'herb-rat'], ...two.field.slice(1)] },
      { ...one, combinations: ['forest-rat', 'forest-rat', 'star-raven'] },
      { ...two, pair: 'star-cat' },
      ...[one, two, one, two, one],
    ];
    const checked = own.check({ sheets: wrong });
    if (checked.ok) throw new Error('these sheets are wrong');
    expect(new Set(checked.error.map(({ code }) => code))).toEqual(new Set(Object.keys(de.ownSheets)));
    for (const t of [de, en]) {
      for (const fault of checked.error) {
        const sentence = refusalInWords(fault, t);
        expect(sentence).toMatch(/^(Blatt|Sheet) \d.*\. \(BB-\d\.\d\)$/);
        expect(sentence).not.toContain('undefined');
      }
    }
    expect(checked.error.map((fault) => refusalInWords(fault, de))[0]).toBe(
      'Blatt 1, a4: Hier gehört eine Hexe hin. Türme und Hexen wechseln sich ab wie auf dem Schachbrett. (BB-1.1)',
    );
  });
  test('what is not of this game is left to the page', () => {
    expect(refusalInWords({ code: 'stale-ask' }, de)).toBeNull();
    expect(refusalInWords({ code: 'toString', rule: 'C-3' } as Refusal, de)).toBeNull();
  });
});
