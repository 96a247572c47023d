import { cardGrid } from '../../kit/print/cut.ts';
import { HAIRLINE, INK_SOFT } from '../../kit/print/ink.ts';
import { page, placed } from '../../kit/print/page.ts';
import { box, words } from '../../kit/print/pen.ts';
import { PRINT } from '../art/paint.ts';
import { tower } from '../art/towers.ts';
import { TOWERS } from '../data/sheets.ts';
import type { MESSAGES } from './messages.ts';

const CARD = { width: 58, height: 84 } as const;
const ORIGIN = [18, 27] as const;

/** The eight tower cards on one page (BB-1.4). */
export function towerCards(text: (typeof MESSAGES)['de']): string {
  const { places, marks } = cardGrid(CARD, 3, 3, ORIGIN);
  const cards = places.slice(0, TOWERS).map(([x, y], n) => placed(x, y, card(n + 1)));
  return page(
    words(ORIGIN[0], 13, `Besenbingo: ${text.cards}`, { size: 5, face: 'display' }),
    words(ORIGIN[0], 19, text.how, { size: 3, fill: INK_SOFT }),
    ...cards,
    marks,
  );
}

function card(number: number): string {
  const { width, height } = CARD;
  const size = 50;
  return [
    box(0, 0, width, height, { stroke: HAIRLINE, width: 0.2 }),
    words(5, 12, String(number), { size: 10, face: 'display' }),
    placed((width - size) / 2, height - size - 8, tower(number, 'dark', PRINT), { scale: size / 100 }),
  ].join('');
}
