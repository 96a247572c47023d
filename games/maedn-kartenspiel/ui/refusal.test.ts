import type { Refusal } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { position, refusal } from '../testing.ts';
import { refusalInWords } from './refusal.ts';

const HANDS = ['26', '11', '11'];

/** Why this is refused in a position where Anna holds 2 and 6. */
function why(
  entry: string,
  rows: readonly (readonly (readonly number[])[])[] = [],
  t = de,
  hands = HANDS,
): string | null {
  const error = refusal(position({ hands, rows }), entry);
  return error === null ? null : refusalInWords(error, t);
}

const ROWS = [[[9], [15], [38]]];

describe('why something is not allowed', () => {
  test.each([
    ['1:+1', [], 'Gerade ist jemand anderes dran. (C-1)'],
    ['*:1', [], 'Jetzt gibt es nichts zu ziehen. (C-2)'],
    ['0:+3', [], 'Die 3 hast du nicht auf der Hand. (MK-3.1)'],
    ['0:B+2', [], 'Eine Reihe B liegt hier nicht. (MK-3.2)'],
    ['0:+2', ROWS, 'Mehr als drei Reihen darf niemand haben. (MK-3.4)'],
    ['0:C+6', ROWS, '38 und 6 sind 44: Die 40 muss genau getroffen werden. (MK-3.5)'],
    ['0:-2', ROWS, 'Wer ziehen kann, muss ziehen, hier mit der 2. (MK-3.6)'],
    ['0:A+2<1', ROWS, 'Die 11 steht auf der Straße und wird von dort genommen. (MK-4.1)'],
    ['0:A+6<1', ROWS, 'Die 15 liegt in deiner Reihe B und kommt von dort. (MK-4.2)'],
    [
      '0:+6',
      [
        [
          [4, 6],
          [3, 6],
        ],
      ],
      'Die 6 liegt zweimal bei dir: Sag, ob sie aus Reihe A oder B kommt. (MK-4.2)',
    ],
    ['0:A+2<1', [[[9]], [[11]]], 'Die 11 liegt nur an einer Stelle: Du musst nicht sagen, woher sie kommt. (MK-4.3)'],
    ['0:+6', [[], [[6]], [[6]]], 'Die 6 liegt bei zweien: Sag, wem du sie klaust. (MK-4.3)'],
    [
      '0:+6',
      [
        [],
        [
          [6, 9],
          [4, 6],
        ],
      ],
      'Die 6 liegt zweimal bei derselben Person: Sag, ob du sie aus Reihe A oder B klaust. (MK-4.3)',
    ],
    ['0:+6', [[[6]], [[6]]], 'Die 6 ist schon allein in deiner Reihe A: Damit würde sich nichts ändern. (MK-4.4)'],
  ] as const)('%s: a sentence with figures and paragraph', (entry, rows, sentence) => {
    expect(why(entry, rows)).toBe(sentence);
    expect(why(entry, rows, en)).toMatch(/^[A-Z0-9].*\. \((C|MK)-\d\.?\d?\)$/);
  });
  test('MK-3.7 how many cards go where nothing can be moved', () => {
    const stuck = [[[39], [38], [37]]];
    expect(why('0:-5-6', stuck, de, ['56', '11', '11'])).toBe(
      'Wer nicht ziehen kann, legt nur eine Karte ab. (MK-3.7)',
    );
    const error = refusal(position({ hands: ['56', '11'], rows: stuck, options: { noMove: 'discardBoth' } }), '0:-5');
    expect(error && refusalInWords(error, de)).toBe('Wer nicht ziehen kann, legt beide Karten ab. (MK-3.7)');
  });
  test('before a card is drawn, and cards that are no longer there', () => {
    const drawing = position({ hands: ['2', '11'] });
    expect(refusalInWords(refusal(drawing, '0:+2') ?? never(), de)).toBe('Erst wird eine Karte gezogen. (C-2)');
    const empty = position({ hands: ['5', '11'], discard: '5'.repeat(20) });
    expect(refusalInWords(refusal(empty, '*:5') ?? never(), de)).toBe(
      'Diese Karte liegt nicht mehr im Stapel. (MK-1.2)',
    );
  });
  test('after the end', () => {
    expect(refusalInWords({ code: 'over', rule: 'MK-5.3' }, de)).toBe('Die Partie ist zu Ende. (MK-5.3)');
  });
  test('what is not of this game is left to the page', () => {
    expect(refusalInWords({ code: 'stale-ask' }, de)).toBeNull();
    expect(refusalInWords({ code: 'toString', rule: 'C-3' } as Refusal, de)).toBeNull();
  });
});

function never(): never {
  throw new Error('it was accepted');
}
