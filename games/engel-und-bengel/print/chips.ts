import { cardGrid } from '../../kit/print/cut.ts';
import { HAIRLINE, INK, INK_SOFT } from '../../kit/print/ink.ts';
import { page, placed } from '../../kit/print/page.ts';
import { box, disc, words } from '../../kit/print/pen.ts';

const SIZE = 24;
const COLUMNS = 8;
/** Rows of tens, then rows of fifties: enough for six; the bank may write what is missing on paper (EB-1.1). */
const TENS = 6;
const FIFTIES = 5;
const ORIGIN = [9, 19] as const;

/** Chips, printed round and cut square. */
export function chips(title: string): string {
  const { places, marks } = cardGrid({ width: SIZE, height: SIZE }, COLUMNS, TENS + FIFTIES, ORIGIN);
  return page(
    words(ORIGIN[0], 10, title, { size: 3.4, fill: INK_SOFT }),
    ...places.map(([x, y], n) => placed(x, y, chip(n < TENS * COLUMNS ? 10 : 50))),
    marks,
  );
}

/** A fifty has a dark rim, so that it is known without its colour. */
function chip(value: 10 | 50): string {
  const middle = SIZE / 2;
  const dark = value === 50;
  return [
    box(0, 0, SIZE, SIZE, { stroke: HAIRLINE, width: 0.2 }),
    disc(middle, middle, 10.4, { fill: dark ? '#9c3a2e' : '#f3dfae', stroke: INK, width: 0.5 }),
    disc(middle, middle, 7.6, { fill: '#fff', stroke: INK, width: 0.35 }),
    words(middle, middle + 2.7, String(value), { size: 7.6, face: 'display', anchor: 'middle' }),
  ].join('');
}
