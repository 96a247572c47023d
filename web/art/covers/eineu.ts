import { die } from '../die.ts';
import { color, label, line, path } from '../pen.ts';
import type { Cover } from './cover.ts';

/** Three wooden dice; the red one tips. */
export const eineu: Cover = {
  width: 200,
  height: 204,
  side: 'art-sage',
  draw(pen) {
    const wooden = { size: 43, yaw: 33, pip: color('art-straw'), drilled: true };
    return [
      pen.box(-2, -2, 204, 208, color('art-sage'), { wobble: 0 }),
      // The one title without softness: this game is austere.
      `<g style="font-variation-settings:'SOFT' 0,'WONK' 1">${label([20, 48], 'EINEU', 33, color('ink'), { weight: 560, track: 6 })}</g>`,
      pen.box(20, 60, 26, 2.4, color('ink')),
      pen.polygon(
        [
          [0, 158],
          [200, 154],
          [200, 206],
          [0, 206],
        ],
        color('art-sage2'),
        { wobble: 0.4 },
      ),
      path('M20 168l46 10 22-9-44-10zM82 173l44 10 24-9-46-10zM134 163l40 8 20-8-30-8z', color('art-sage3')),
      die({ ...wooden, x: 45, y: 142, paint: color('die-blue'), values: { top: 5, front: 9, left: 7, right: 7 } }),
      die({ ...wooden, x: 157, y: 139, paint: color('die-black'), values: { top: 4, front: 8, left: 2, right: 7 } }),
      die({
        ...wooden,
        x: 101,
        y: 133,
        tipY: 24,
        paint: color('die-red'),
        values: { top: 5, front: 8, left: 1, right: 9 },
      }),
      line('M88 88c10-8 25-7 34 3M115.5 91.5l7 .5 1-7', color('ink'), 1.6),
    ].join('');
  },
};
