import { expect, test } from 'vitest';
import { boxesOf } from '../data/face.ts';
import { FACES } from '../data/faces.ts';
import { printing } from './index.ts';

test.each(FACES)('EB-1.2 face $number has every box on paper, and what each row pays or costs', (face) => {
  const [page = ''] = printing.pages([String(face.number)], 'de');
  // A box has the one fill and line that nothing else on the page has.
  expect(page.match(/<rect [^>]*fill="#fff"[^>]*stroke-width="0.35"/g)).toHaveLength(boxesOf(face));
  const points = [...page.matchAll(/>([+−]\d+)<\/text>/g)].map(([, text]) => text);
  expect(points).toEqual(face.rows.map((row) => (row.points < 0 ? `−${-row.points}` : `+${row.points}`)));
});

test("EB-1.5 an owner's own faces are printed in place of ours, the others stay ours", () => {
  const [, , third] = FACES;
  if (third === undefined) throw new Error('no face 3');
  const data = { faces: [{ ...third, name: { de: '„<drei> & mehr“', en: 'three' } }] };
  expect(printing.sheets(data)).toEqual(printing.sheets());
  expect(printing.pages(['3'], 'de', data).join()).toContain('>„&lt;drei&gt; &amp; mehr“</text>');
  expect(printing.pages(['4'], 'de', data)).toEqual(printing.pages(['4'], 'de'));
});
