import { cardGrid } from '../../kit/print/cut.ts';
import { HAIRLINE, INK, INK_SOFT } from '../../kit/print/ink.ts';
import { inGroups, page, placed } from '../../kit/print/page.ts';
import { box, disc, shape, words } from '../../kit/print/pen.ts';
import type { Printing } from '../../room.ts';
import { figureCard } from '../art/cards.ts';
import { CARD, DIE, PIPS } from '../art/shapes.ts';
import { copiesOf, DICE_CARDS, LAST_FIGURE, MOST_SEATS } from '../data/material.ts';
import { STARS } from '../data/stars.ts';
import { MESSAGES } from './messages.ts';

type Messages = (typeof MESSAGES)['de'];

/** Both kinds of cards are equally wide: five beside each other. */
const WIDTH = 37;
const COLUMNS = 5;
const FIGURE = { height: 54, rows: 5 } as const;
const DICE = { height: 45, rows: 6 } as const;
const ORIGIN = [12.5, 14] as const;

/** The cards of the Kartenspiel: the figures and the dice cards, each as often as the box holds it. */
export const printing: Printing = {
  sheets: () => ['figures', 'dice'],
  pages(sheets, language) {
    const text = MESSAGES[language];
    return sheets.flatMap((name) =>
      name === 'figures'
        ? cardPages(
            text.figures,
            FIGURE,
            figures().map((figure) => figureOn(figure, text)),
            text,
            text.two,
          )
        : cardPages(text.dice, DICE, dice().map(diceCard), text),
    );
  },
};

/** MK-1.1: every figure of the box; the second copies come last, so that two players leave them out. */
export function figures(): readonly number[] {
  const all = Array.from({ length: LAST_FIGURE }, (_, n) => n + 1);
  return [...all, ...all.filter((figure) => copiesOf(figure, MOST_SEATS) > 1)];
}

/** MK-1.2: the pips of every dice card of the box. */
export function dice(): readonly number[] {
  return DICE_CARDS.flatMap((count, pips) => new Array<number>(count).fill(pips));
}

function cardPages(
  title: string,
  { height, rows }: { readonly height: number; readonly rows: number },
  cards: readonly string[],
  text: Messages,
  note = '',
): readonly string[] {
  const groups = inGroups(cards, COLUMNS * rows);
  return groups.map((group, n) => {
    const { places, marks } = cardGrid({ width: WIDTH, height }, COLUMNS, Math.ceil(group.length / COLUMNS), ORIGIN);
    return page(
      words(
        ORIGIN[0],
        7.6,
        `Mensch ärgere Dich nicht – Das Kartenspiel: ${title}, ${text.page(n + 1, groups.length)}`,
        {
          size: 2.8,
          fill: INK_SOFT,
        },
      ),
      ...group.map((card, at) => placed(places[at]?.[0] ?? 0, places[at]?.[1] ?? 0, edge(height) + card)),
      marks,
      words(ORIGIN[0], 292.4, note, { size: 2.8, fill: INK_SOFT }),
    );
  });
}

const edge = (height: number): string => box(0, 0, WIDTH, height, { stroke: HAIRLINE, width: 0.2 });

function figureOn(figure: number, text: Messages): string {
  const scale = 0.78;
  return [
    placed((WIDTH - 40 * scale) / 2, 1.2, figureCard(figure, STARS.includes(figure) ? 1 : 0), { scale }),
    words(WIDTH / 2, 51.8, text.name(figure), { size: 2.9, anchor: 'middle' }),
  ].join('');
}

/** Little ink: a die of paper with dark pips; the number stands in two corners, for cards fanned in a hand. */
function diceCard(pips: number): string {
  const scale = 0.24;
  const corner = words(3.2, 7.4, String(pips), { size: 6, bold: true });
  const die =
    shape(DIE, { fill: CARD.paper, stroke: INK, width: 3 }) +
    (PIPS[pips] ?? []).map(([x, y]) => disc(x, y, 9.5, { fill: INK })).join('');
  return [
    corner,
    placed(WIDTH, DICE.height, corner, { turn: 180 }),
    placed(WIDTH / 2 - 50 * scale, DICE.height / 2 - 48 * scale, die, { scale }),
  ].join('');
}
