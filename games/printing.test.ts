import { describe, expect, test } from 'vitest';
import { type Printing, type PrintLanguage, ROOMS } from './index.ts';

const LANGUAGES: readonly PrintLanguage[] = ['de', 'en'];
const rooms = ROOMS.flatMap(({ about, print }) => (print === undefined ? [] : [{ id: about.id, print }]));
const printings = await Promise.all(rooms.map(async ({ id, print }) => [id, await print()] as const));

/** What a PDF can show: plain shapes and words in the faces of the house, colours as they are. */
function strange(page: string): readonly string[] {
  const elements = [...page.matchAll(/<([a-zA-Z]+)/g)].map(([, name = '']) => name);
  const known = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'text', 'tspan'];
  const faces = [...page.matchAll(/font-family="([^"]*)"/g)].map(([, name = '']) => name);
  return [
    ...elements.filter((name) => !known.includes(name)),
    ...faces.filter((name) => name !== 'display' && name !== 'text'),
    ...(page.match(/var\([^)]*\)|color-mix\([^)]*\)|currentColor|NaN|undefined|class=/g) ?? []),
  ];
}

describe.each(printings)('%s on paper', (_, printing: Printing) => {
  test.each(LANGUAGES)('all pages in %s are A4 and hold only what can be printed', (language) => {
    const pages = printing.pages(printing.sheets(), language);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(page).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (210 297|297 210)">.*<\/svg>$/s,
      );
      expect(strange(page)).toEqual([]);
    }
  });

  test('each sheet can be had alone, and no two are the same', () => {
    const alone = printing.sheets().map((name) => printing.pages([name], 'de').join());
    expect(new Set(alone).size).toBe(alone.length);
    expect(alone).not.toContain('');
  });

  test('speaks both languages', () => {
    const [german, english] = LANGUAGES.map((language) => printing.pages(printing.sheets(), language));
    expect(german).not.toEqual(english);
    expect(german?.length).toBe(english?.length);
  });

  test('a sheet asked for n times is there n times', () => {
    const [name = ''] = printing.sheets();
    const marks = (times: number): number =>
      printing.pages(new Array<string>(times).fill(name), 'de').join('').match(/<text/g)?.length ?? 0;
    const once = marks(1);
    expect(marks(7)).toBeGreaterThan(marks(6));
    expect(once).toBeGreaterThan(0);
  });
});
