import { die } from '../die.ts';
import { color, group, label } from '../pen.ts';
import { pencil, pipOn, sheetFields } from '../small-things.ts';
import type { Cover } from './cover.ts';

/** A pyramid of six dice before the pad. */
export const twentyOne: Cover = {
  width: 232,
  height: 288,
  side: 'art-plum',
  draw(pen) {
    const dice = [
      { x: 54, y: 240, paint: 'blue', yaw: 24, values: { top: 2, front: 6, left: 3, right: 3 } },
      { x: 114, y: 243, paint: 'red', yaw: 18, values: { top: 1, front: 4, right: 5 } },
      { x: 176, y: 240, paint: 'green', yaw: 28, values: { top: 6, front: 5, right: 4 } },
      { x: 84, y: 200, paint: 'white', yaw: 20, values: { top: 4, front: 2, right: 1 } },
      { x: 145, y: 202, paint: 'black', yaw: 30, values: { top: 2, front: 3, right: 6 } },
      { x: 113, y: 162, paint: 'yellow', yaw: 26, values: { top: 5, front: 1, right: 4 } },
    ];
    const fields = sheetFields(pen, ['gbwyrk', 'rgkywb', 'wrykbg', 'kygbwr', 'gwbrky'], {
      left: 14,
      top: 16,
      stepX: 27,
      stepY: 29,
      width: 23,
      height: 23,
      wobble: 0.6,
      bow: 0.5,
      rim: 1.5,
    });
    const title = { weight: 760, track: -1.5 };
    return [
      pen.box(-2, -2, 236, 292, color('art-plum'), { wobble: 0 }),
      group(
        'translate(66 120) rotate(8)',
        pen.box(3, 4, 182, 176, color('art-plum-dark'), { wobble: 0.6 }),
        pen.box(0, 0, 182, 176, color('paper'), { wobble: 0.8 }),
        fields,
      ),
      pencil(pen, 204, 262, 168, -112, 10),
      ...dice.map((one) =>
        die({ ...one, size: 42, pitch: 24, paint: color(`die-${one.paint}`), pip: pipOn(one.paint) }),
      ),
      label([18, 62], 'twenty', 57, color('paper'), title),
      label([18, 108], 'one', 57, color('paper'), title),
    ].join('');
  },
};
