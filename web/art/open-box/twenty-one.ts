import { die } from '../die.ts';
import { color, group, label } from '../pen.ts';
import { pencil, pipOn, sheetFields } from '../small-things.ts';
import type { Contents } from './open-box.ts';

const DICE = [
  { x: 284, y: 234, paint: 'green', yaw: 20, values: { top: 3, front: 6, right: 5 } },
  { x: 332, y: 232, paint: 'yellow', yaw: 34, values: { top: 1, front: 5, right: 4 } },
  { x: 379, y: 236, paint: 'white', yaw: 14, values: { top: 6, front: 4, right: 5 } },
  { x: 266, y: 268, paint: 'red', yaw: 40, values: { top: 2, front: 4, right: 6 } },
  { x: 314, y: 271, paint: 'black', yaw: 16, values: { top: 5, front: 3, right: 6 } },
  { x: 360, y: 269, paint: 'blue', yaw: 28, values: { top: 4, front: 1, right: 5 } },
];

/** A pad of sheets, six dice, a pencil. */
export const twentyOneContents: Contents = {
  inside(pen) {
    const sheet = (x: number, y: number, paint: string, fields = ''): string =>
      group(`matrix(1.26 0 .52 .82 ${x} ${y})`, pen.box(0, 0, 101, 60, paint, { wobble: 0.8 }), fields);
    const fields = sheetFields(pen, ['bwgrky', 'gkywbr', 'rykbgw'], {
      left: 5,
      top: 5,
      stepX: 15.3,
      stepY: 16.5,
      width: 13,
      height: 13.5,
      wobble: 0.4,
      bow: 0.3,
      rim: 1,
    });
    return [
      sheet(80, 222, color('paper-shade')),
      sheet(76, 217, color('paper'), fields),
      ...DICE.map((one) =>
        die({ ...one, size: 31, pitch: 40, paint: color(`die-${one.paint}`), pip: pipOn(one.paint) }),
      ),
    ].join('');
  },
  before(pen) {
    const limits = ['yellow', 'blue', 'white', 'green', 'red', 'black'];
    return [
      ...limits.map(
        (name, i) =>
          pen.box(113 + i * 32, 303, 26, 26, color(`die-${name}`), { wobble: 0.6 }) +
          label([126 + i * 32, 322.5], String(6 - i), 17, pipOn(name), { anchor: 'middle' }),
      ),
      pencil(pen, 52, 292, 168, -9, 9),
    ].join('');
  },
};
