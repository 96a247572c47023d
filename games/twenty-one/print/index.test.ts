import { expect, test } from 'vitest';
import { COLOURS, LETTERS, LIMITS, SHEETS } from '../data/sheets.ts';
import { printing } from './index.ts';
import { MESSAGES } from './messages.ts';

/** What stands on the fields of a page, in order: limit and letter. */
function fieldsOn(page: string): readonly string[] {
  return [...page.matchAll(/font-size="5.6"[^>]*>(\d)<\/text><text [^>]*font-size="4.6"[^>]*>(\w+)<\/text>/g)].map(
    ([, limit, letter]) => `${limit}${letter}`,
  );
}

test.each(LETTERS)('TO-1.2 sheet %s has its thirty fields on paper, each with limit and letter', (letter) => {
  const rows = SHEETS[letter].flatMap((row) => LIMITS.map((limit, at) => [limit, row[at]] as const));
  const wanted = rows.map(([limit, colour]) => {
    const known = COLOURS.find((each) => each === colour);
    return `${limit}${known === undefined ? '?' : MESSAGES.de.letter[known]}`;
  });
  expect(fieldsOn(printing.pages([letter], 'de').join())).toEqual(wanted);
});

test('the letters of the colours differ, so that black and white print can be played with', () => {
  for (const { letter } of Object.values(MESSAGES)) expect(new Set(Object.values(letter)).size).toBe(COLOURS.length);
});

test("TO-1.4 an owner's own sheets and bonus are printed in place of ours", () => {
  const reversed = SHEETS.a.map((row) => [...row].reverse().join(''));
  const own = { sheets: { ...SHEETS, a: reversed }, bonus: [0, 2, 4, 7, 11, 17, 21] };
  const page = printing.pages(['a'], 'de', own).join();
  expect(fieldsOn(page)).not.toEqual(fieldsOn(printing.pages(['a'], 'de').join()));
  expect(page).toContain('>17</text>');
});
