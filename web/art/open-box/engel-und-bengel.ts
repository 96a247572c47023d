import { type ChipValue, chip } from '@spieleabend/games/engel-und-bengel/art/chips.ts';
import { STARS } from '@spieleabend/games/engel-und-bengel/art/stars.ts';
import { angel, imp } from '@spieleabend/games/engel-und-bengel/art/twins.ts';
import { die } from '../die.ts';
import { color, group, type Pen, path } from '../pen.ts';
import { pipOn } from '../small-things.ts';
import type { Contents } from './open-box.ts';

const DICE = [
  { x: 290, y: 232, paint: 'blue', yaw: 22, values: { top: 3, front: 6, right: 5 } },
  { x: 333, y: 230, paint: 'yellow', yaw: 36, values: { top: 1, front: 5, right: 4 } },
  { x: 377, y: 233, paint: 'white', yaw: 14, values: { top: 6, front: 4, right: 5 } },
  { x: 268, y: 267, paint: 'green', yaw: 40, values: { top: 2, front: 4, right: 6 } },
  { x: 309, y: 269, paint: 'black', yaw: 16, values: { top: 5, front: 3, right: 6 } },
];

/** The boxes of a row, above in heaven and below in hell. */
const ROWS = [
  { boxes: 4, white: true },
  { boxes: 2, white: true },
  { boxes: 5, white: true },
  { boxes: 3, white: false },
  { boxes: 5, white: false },
];

/** One side of a board, 106 × 66. */
const side = (pen: Pen): string =>
  [
    pen.box(0, 0, 106, 66, color('paper'), { wobble: 0.6 }),
    pen.box(2.5, 2.5, 101, 40, color('art-heaven'), { wobble: 0.3 }),
    path('M2.5 63.5V38q8-5 16 0 9-6 18 0 9-7 18 0 9-5 17 0 9-6 18 0 7-4 14 0v25.5z', color('die-red')),
    ...ROWS.flatMap(({ boxes, white }, row) => {
      const y = 4.5 + row * 12;
      return [
        pen.box(6, y, 19 * boxes, 10, color(white ? 'die-white' : 'art-soot-deep'), { wobble: 0.7 }),
        ...Array.from({ length: boxes }, (_, i) =>
          pen.box(8.5 + i * 19, y + 1.6, 13.5, 6.8, color(white ? 'art-heaven2' : 'art-flame'), {
            wobble: 0.4,
            bow: 0.3,
          }),
        ),
      ];
    }),
  ].join('');

/** Boards with two sides, dice of several owners, chips; the twins on the front. */
export const engelUndBengelContents: Contents = {
  inside(pen) {
    const lying = (x: number, y: number, drawn: string): string => group(`matrix(1.42 0 .4 .9 ${x} ${y})`, drawn);
    const other =
      pen.box(0, 0, 106, 66, color('paper-shade'), { wobble: 0.6 }) + pen.box(2.5, 2.5, 101, 61, color('art-flame'));
    const pile = (value: ChipValue, x: number, y: number, height: number): string =>
      Array.from({ length: height }, (_, i) => group(`translate(${x} ${y - i * 5})`, chip(value).markup)).join('');
    return [
      lying(88, 222, other),
      lying(76, 217, side(pen)),
      ...DICE.map((one) =>
        die({ ...one, size: 30, pitch: 40, paint: color(`die-${one.paint}`), pip: pipOn(one.paint) }),
      ),
      pile(50, 354, 262, 3),
      pile(10, 333, 267, 2),
    ].join('');
  },
  before() {
    return [
      group('translate(56 286) scale(.58)', angel.markup),
      ...Object.values(STARS).map(({ markup }, i) => group(`translate(${134 + i * 38} 300) scale(.8)`, markup)),
      group('translate(296 286) scale(.58)', imp.markup),
    ].join('');
  },
};
