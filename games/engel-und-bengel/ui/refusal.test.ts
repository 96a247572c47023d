import type { Refusal } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { own } from '../data/own.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { refusalInWords } from './refusal.ts';
import { refused, trial } from './testing.ts';

const ROLLED = ['*:f1', '*:64315'];
const STARS = ['*:f1', '*:55341', '0:5@3'];
const HOUSE = ['*:f1', '*:55566', '0:5@4', '0:5@4', '0:5@4', '0:roll', '*:54'];

function why(log: readonly string[], entry: string, t = de, setup = trial()): string | null {
  const error = refused(log, entry, setup);
  return error === null ? null : refusalInWords(error, t);
}

describe('why something is not allowed', () => {
  test.each([
    ['EB-3.2 the next box wants another number', ROLLED, '0:3@2', 'Auf Reihe 2 kommt jetzt eine 4, keine 3. (EB-3.2)'],
    ['EB-3.2 a die that was not rolled', ROLLED, '0:2@3', 'Eine 2 liegt nicht mehr in deinem Wurf. (EB-3.2)'],
    ['EB-3.2 a full row', ['*:f1', '*:66315', '0:6@1'], '0:6@1', 'Reihe 1 ist schon voll. (EB-3.2)'],
    ['EB-1.3 stars want dice alike', STARS, '0:4@3', 'kommt jetzt eine 5, keine 4. (EB-1.3)'],
    ['EB-1.3 red and yellow differ', HOUSE, '0:5@4', 'Gelb muss etwas anderes zeigen. (EB-1.3)'],
    ['EB-3.3 a die has to be placed first', ROLLED, '0:stop', 'Erst einen Würfel setzen. Die 6 passt'],
    ['EB-2.1 the first face is fixed', [], '*:f2', 'beginnt mit Tafel 1. (EB-2.1)'],
    ['EB-3.1 the number of dice', ['*:f1'], '*:6', 'gehören 5 Würfel mit 1 bis 6. (EB-3.1)'],
  ])('%s', (_, log, entry, sentence) => {
    expect(why(log, entry)).toContain(sentence);
  });
  test('in English', () => {
    expect(why(ROLLED, '0:3@2', en)).toBe('Row 2 takes a 4 now, not a 3. (EB-3.2)');
  });
  test('every code has a sentence in both languages', () => {
    expect(Object.keys(en.refusal).sort()).toEqual(Object.keys(de.refusal).sort());
  });
  test('EB-1.5 every fault of own faces has a sentence with board, row and paragraph', () => {
    const row = { points: 20, boxes: [1] };
    const face = { number: 1, name: { de: 'Meine', en: 'Mine' }, rows: Array(6).fill(row) };
    const faults = (change: object) => {
      const checked = own.check({ faces: [{ ...face, ...change }] });
      return checked.ok ? [] : checked.error.map((fault) => refusalInWords(fault, de));
    };
    const withRow = (change: object) => faults({ rows: [{ ...row, ...change }, row, row, row, row, row] });
    expect(withRow({ points: 0 })[0]).toMatch(/^Tafel 1, Reihe 1: 0 Punkte .*\(EB-1\.2\)$/);
    expect(withRow({ boxes: [1, 'star'] })[0]).toContain('nur Zahlen oder nur Sterne');
    expect(withRow({ boxes: ['red', 'yellow'] })[0]).toContain('drei rote, dann zwei gelbe');
    const long = { points: 20, boxes: [1, 2, 3, 4, 5, 6] };
    expect(faults({ rows: Array(6).fill(long) })).toEqual(['Tafel 1 hat 36 Felder, erlaubt sind 28. (EB-1.4)']);
    expect(faults({ rows: Array(6).fill({ points: -20, boxes: [1] }) })[0]).toContain('die schwarzen kosten 120');
    const twice = own.check({ faces: [face, face] });
    expect(twice.ok ? [] : twice.error.map((fault) => refusalInWords(fault, de))).toContain(
      'Tafel 1 kommt zweimal vor. (EB-1.1)',
    );
    const named = own.check({ faces: [face, { ...face, number: 2 }] });
    expect(named.ok ? [] : named.error.map((fault) => refusalInWords(fault, en))).toContain(
      'Boards 2 and 1 are both called “Mine”. (EB-1.1)',
    );
  });
  test('what is not of this game is left to the page', () => {
    expect(refusalInWords({ code: 'stale-ask' }, de)).toBeNull();
    expect(refusalInWords({ code: 'toString', rule: 'C-3' } as Refusal, de)).toBeNull();
  });
});
