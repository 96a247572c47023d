import { figureCard } from '@spieleabend/games/maedn-kartenspiel/art/cards.ts';
import { person } from '@spieleabend/games/maedn-kartenspiel/art/person.ts';
import { CARD, DIE, PIPS } from '@spieleabend/games/maedn-kartenspiel/art/shapes.ts';
import { STARS } from '@spieleabend/games/maedn-kartenspiel/data/stars.ts';
import { color, group, type Pen, path } from '../pen.ts';
import type { Contents } from './open-box.ts';

/** The cards stand in two rows, as in a file. */
const ROWS = [
  { figures: [31, 33, 34, 36, 38, 40], x: 84, y: 204, step: 40, scale: 0.78 },
  { figures: [4, 7, 12, 17, 22, 28], x: 62, y: 228, step: 43, scale: 0.86 },
] as const;
/** Who walks along the front. */
const WALKERS = [2, 10, 15, 20, 25, 37, 39];
const EDGE = `stroke="${color('paper-shade')}" stroke-width="1.2"`;

const figure = (pen: Pen, number: number): string =>
  pen.box(0, 0, 46, 66, color('paper'), { wobble: 0.8, attributes: EDGE }) +
  group('translate(3 2)', figureCard(number, STARS.includes(number) ? 1 : 0));

/** A dice card, 40 × 56. */
const dice = (pen: Pen, at: string, face = ''): string =>
  group(at, pen.box(0, 0, 40, 56, color('paper'), { wobble: 0.5, attributes: EDGE }), face);

/** The face of the dice card that lies on top. */
const FIVE =
  path(DIE, color('die-red')) +
  (PIPS[5] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.5" fill="${CARD.pip}"/>`).join('');

/** Figure cards in two rows, the dice cards beside them. */
export const maednKartenspielContents: Contents = {
  inside(pen) {
    const lying = (y: number): string => `matrix(1.2 0 -.5 .8 342 ${y})`;
    return [
      ...ROWS.flatMap(({ figures, x, y, step, scale }) =>
        figures.map((number, i) =>
          group(
            `translate(${x + i * step} ${y + (i % 3)}) rotate(${(i % 3) - 1}) scale(${scale})`,
            figure(pen, number),
          ),
        ),
      ),
      ...[236, 232, 228].map((y) => dice(pen, lying(y))),
      dice(pen, lying(224), group('translate(4 12) scale(.32)', FIVE)),
    ].join('');
  },
  before(pen) {
    return [
      pen.box(44, 335, 322, 5, color('art-pave2'), { wobble: 0.5 }),
      ...WALKERS.map((number, i) => group(`translate(${58 + i * 43} 291) scale(.9)`, person(number))),
    ].join('');
  },
};
