import { die } from '../die.ts';
import { color, group, type Pen, path } from '../pen.ts';
import type { Contents } from './open-box.ts';

const WOODEN = { size: 46, yaw: 30, pitch: 40, pip: color('art-straw'), drilled: true };
const THINGS = [
  { x: 118, y: 246, paint: 'blue', values: { top: 5, front: 9, left: 7, right: 2 } },
  { x: 214, y: 240, paint: 'red', tipY: 16, values: { top: 5, front: 8, left: 9, right: 1 } },
  { x: 310, y: 246, paint: 'black', values: { top: 4, front: 8, left: 2, right: 7 } },
];

/** A hollow pressed into the felt for one die. */
const hollow = (pen: Pen, x: number): string =>
  path(`M${x - 44} 282l17-50h82l-13 50z`, color('art-sage3')) + pen.blob(x + 8, 270, 38, 8, color('art-shadow'), 0.02);

/** The two targets, as faces seen from above: a pair of ones, a pair of nines. */
const target = (pen: Pen, x: number, pips: readonly (readonly [number, number])[]): string =>
  [0, 32]
    .map((dx, i) =>
      group(
        `translate(${x + dx} 303)`,
        pen.box(0, 0, 26, 26, color(i === 0 ? 'die-blue' : 'die-red'), { wobble: 0.6 }),
        ...pips.map(
          ([px, py]) => `<circle cx="${13 + px * 7}" cy="${13 + py * 7}" r="2.5" fill="${color('art-straw')}"/>`,
        ),
      ),
    )
    .join('');

const NINE = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));

/** Three wooden dice, each in its hollow. */
export const eineuContents: Contents = {
  inside(pen) {
    return [
      path('M82 220h322l-32 64H42z', color('art-sage2')),
      ...THINGS.map(({ x }) => hollow(pen, x)),
      ...THINGS.map((one) => die({ ...WOODEN, ...one, paint: color(`die-${one.paint}`) })),
    ].join('');
  },
  before(pen) {
    return [target(pen, 118, [[0, 0]]), target(pen, 234, NINE)].join('');
  },
};
