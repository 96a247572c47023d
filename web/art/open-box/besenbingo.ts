import { bust } from '@spieleabend/games/besenbingo/art/heads.ts';
import { cardBack, tower } from '@spieleabend/games/besenbingo/art/towers.ts';
import { WITCHES } from '@spieleabend/games/besenbingo/data/witches.ts';
import { color, group, line, type Pen, path } from '../pen.ts';
import { pencil } from '../small-things.ts';
import type { Contents } from './open-box.ts';

const NIGHT = color('art-night');
const DARK = color('art-night2');
/** The hats of a field's witches, row by row: every other square is a tower. */
const HATS = ['die-red', 'die-blue', 'die-green', 'art-plum', 'die-blue', 'die-red', 'art-plum', 'die-green'];
/** How many fields the rows of the bar have. */
const BAR = [4, 4, 3, 2];

/** A tower with light in its windows, in a square of 13. */
const smallTower = path('M4 13V6l2.5-4L9 6v7z', color('art-straw')) + path('M5.5 7h2v3h-2z', color('art-night-deep'));
const smallWitch = (pen: Pen, hat: string): string =>
  pen.blob(6.5, 6.8, 5.4, 5.4, color('art-moon')) + path('M1.5 9.5 5 8.5 7.5 1.5 9 8 12 9l-5 1.5z', color(hat));

/** A sheet, 104 × 60: the field, and the bar beside it. */
const sheet = (pen: Pen): string =>
  [
    pen.box(0, 0, 104, 60, color('paper'), { wobble: 0.8 }),
    ...HATS.flatMap((hat, i) => {
      const row = i >> 1;
      const witchFirst = row % 2;
      return [smallWitch(pen, hat), smallTower].map((drawn, at) => {
        const column = (i % 2) * 2 + ((at + witchFirst) % 2);
        const [x, y] = [4 + column * 13.3, 3.5 + row * 13.3];
        return (
          pen.box(x, y, 12.6, 12.6, at === 0 ? NIGHT : DARK, { wobble: 0.3, bow: 0.2 }) +
          group(`translate(${x} ${y})`, drawn)
        );
      });
    }),
    ...BAR.flatMap((length, row) =>
      Array.from({ length }, (_, i) =>
        pen.box(61 + i * 10.3, 5.5 + row * 13.3, 8.5, 8.5, color('art-moon'), {
          wobble: 0.3,
          bow: 0.2,
          attributes: `stroke="${color('art-plum')}" stroke-width="1.2"`,
        }),
      ),
    ),
    line('M63 8l5 4.5M83 22l5 4', color('ink'), 1.6),
  ].join('');

/** A card of the tower pile, 40 × 52. */
const card = (pen: Pen, at: string, paint: string, face: string): string =>
  group(
    at,
    pen.box(0, 0, 40, 52, color('paper'), { wobble: 0.5 }),
    pen.box(3.5, 3.5, 33, 45, paint, { wobble: 0.3, bow: 0.3 }),
    face,
  );
const front = (pen: Pen, at: string, number: number): string =>
  card(pen, at, NIGHT, group('translate(5 15) scale(.3)', tower(number, 'lit')));

/** A pad of sheets, the tower cards, a pencil, and the four witches on the front. */
export const besenbingoContents: Contents = {
  inside(pen) {
    const lying = (x: number, y: number, drawn: string): string => group(`matrix(1.42 0 .42 1 ${x} ${y})`, drawn);
    const under = pen.box(0, 0, 104, 60, color('paper-shade'), { wobble: 0.8 });
    const pile = (y: number): string =>
      group(`matrix(1.3 0 -.42 .72 282 ${y})`, pen.box(0, 0, 40, 52, color('paper-shade'), { wobble: 0.5 }));
    return [
      front(pen, 'translate(318 205) rotate(-7) scale(1.06)', 3),
      front(pen, 'translate(357 204) rotate(5) scale(1.06)', 6),
      lying(83, 223, under),
      lying(79, 218, sheet(pen)),
      ...[248, 245, 242].map(pile),
      card(pen, 'matrix(1.3 0 -.42 .72 282 239)', DARK, group('translate(4 10) scale(.32)', cardBack())),
    ].join('');
  },
  before(pen) {
    return [
      ...WITCHES.map(
        (kind, i) =>
          pen.blob(121 + i * 58, 316, 23, 23, color('art-moon')) +
          group(`translate(${101 + i * 58} 296) scale(.4)`, bust(kind)),
      ),
      pencil(pen, 50, 293, 160, -8, 9),
    ].join('');
  },
};
