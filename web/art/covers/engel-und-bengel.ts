import { die } from '../die.ts';
import { color, group, label, line, type Pen, path } from '../pen.ts';
import type { Cover } from './cover.ts';

/** Left and right are one drawing and its mirror image. */
const pair = (x: number, y: number, ...shapes: readonly string[]): string =>
  group(`translate(${x} ${y})`, ...shapes) + group(`translate(${x} ${y}) scale(-1 1)`, ...shapes);

const rays = (pen: Pen): string =>
  group(
    'translate(125 96)',
    ...Array.from({ length: 12 }, (_, i) =>
      group(
        `rotate(${i * 30})`,
        pen.polygon(
          [
            [-7, -30],
            [7, -30],
            [19, -230],
            [-19, -230],
          ],
          color('art-heaven-ray'),
          { wobble: 0.4 },
        ),
      ),
    ),
  );

const hell = (): string =>
  [
    path(
      'M-2 160c20 8 34-2 52 4 18 5 30-6 50-1 16 4 32-6 50-1 20 6 32-5 52 0 18 4 32-4 50 0v150H-2z',
      color('art-soot'),
    ),
    path(
      'M-2 258c12-22 8-38 22-52 0 18 14 22 12 42 8-8 8-16 8-26 14 16 14 34 12 52 20-4 30-2 48 2h50c18-4 30-6 48-2-4-16 0-36 14-54 0 12 0 18 8 26-2-18 8-26 10-42 14 14 12 34 22 54v42H-2z',
      color('die-red'),
    ),
    path(
      'M-2 296v-28c12-6 14-16 18-26 4 12 14 18 14 34 18-4 40-6 95-6s77 2 95 6c0-16 10-22 14-34 4 10 8 20 18 26v22z',
      color('art-flame'),
    ),
  ].join('');

const clouds = (): string =>
  path(
    'M-2 160v-24c10-6 22-4 28 3 8-8 24-6 30 4 8-5 18-2 22 6 10-4 20-1 26 5 8-7 22-6 28 0 8-8 18-8 26-4 4-8 14-11 22-6 6-10 22-12 30-4 8-6 18-8 26-3 4-2 10-3 16-1v24c-14 4-22 10-34 6-14 6-26 6-36-2-12 8-26 6-36 0-10 8-28 8-40 0-12 8-30 8-42 2-12 6-24 2-32-3-10 4-22 2-34-3z',
    color('die-white'),
  );

const angel = (pen: Pen): string =>
  [
    pair(
      125,
      92,
      path(
        'M14 10C30-22 66-40 106-34c2 8 0 14-6 18 4 4 3 11-5 15 3 5 0 12-9 14 1 7-6 12-16 11C54 28 30 30 14 26z',
        color('die-white'),
      ),
      line('M34 8c16-12 36-20 62-24M36 16c18-7 34-12 56-15M38 23c14-4 28-6 44-8', color('art-heaven2'), 2),
    ),

    path('M125 84c18 0 28 16 34 62-20 9-48 9-68 0 6-46 16-62 34-62z', color('art-robe')),
    path('M128 84c16 2 25 18 31 62-8 4-16 5-24 6 6-24 4-48-7-68z', color('art-robe2')),
    line('M106 106c-12 9-17 20-18 30', color('die-white'), 11.5),
    line('M144 106c12 9 17 20 18 30', color('die-white'), 11.5),
    pen.blob(88, 142, 6.5, 6, color('art-skin')),
    pen.blob(162, 142, 6.5, 6, color('art-skin')),
    pen.blob(125, 74, 21, 20, color('art-skin')),
    path('M103 78c-6-18 8-32 24-31 16 0 27 14 20 31-3-9-9-15-16-17-7 8-19 8-28 17z', color('art-straw-dark')),
    pen.blob(117, 76, 2.4, 2.8, color('ink')),
    pen.blob(134, 76, 2.4, 2.8, color('ink')),
    line('M119 84c4 4 9 4 13 0', color('ink'), 2),
    pen.blob(111, 82, 3.6, 2.6, color('art-blush')),
    pen.blob(140, 82, 3.6, 2.6, color('art-blush')),
    `<ellipse cx="125" cy="45" rx="20" ry="5.5" fill="none" stroke="${color('die-yellow')}" stroke-width="4.5"/>`,
  ].join('');

const imp = (pen: Pen): string =>
  [
    pair(
      125,
      218,
      path(
        'M16 8C34-8 52-30 84-34c14 6 24 20 26 40-9-7-18-7-25 0-5-7-15-7-22 2-8-5-16-3-22 6-8-5-16-7-25-2z',
        color('art-soot-deep'),
      ),
      line('M18 10C40-6 60-22 84-33M50 10c10-18 22-32 34-43M84 5c2-14 2-26 0-38', color('art-soot'), 1.8),
    ),

    line('M150 246c30 2 50-6 54-24 1-6-1-10-3-13', color('die-black'), 4.5),
    path('M194 213l4-16 13 11z', color('die-black')),
    path('M125 206c20 0 32 18 34 62-20 6-48 6-68 0 2-44 14-62 34-62z', color('die-black')),
    line('M106 236c-22-4-30-20-28-38', color('die-black'), 12),
    line('M144 236c22-4 30-20 28-38', color('die-black'), 12),
    pen.blob(78, 193, 7, 6.5, color('bad')),
    pen.blob(172, 193, 7, 6.5, color('bad')),
    path('M106 206c-8-4-12-12-10-20 6 2 14 6 17 12zM144 206c8-4 12-12 10-20-6 2-14 6-17 12z', color('paper')),
    path('M102 216c0-16 9-24 23-24s23 8 23 24c-2 14-12 22-23 24-11-2-21-10-23-24z', color('bad')),
    path('M103 212l-13-8c2 9 5 15 13 18zM147 212l13-8c-2 9-5 15-13 18z', color('bad')),
    path('M113 210l9 4c-1 5-8 5-9-4zM137 210l-9 4c1 5 8 5 9-4z', color('die-yellow')),
    pen.blob(118, 213, 1.7, 2, color('ink')),
    pen.blob(132, 213, 1.7, 2, color('ink')),
    line('M110 206l12 5M140 206l-12 5', color('ink'), 2.6),
    path('M112 224c8 5 18 5 26 0-2 8-8 11-13 11s-11-3-13-11z', color('ink')),
    path('M115 225.5l3 4 3-3zM129 226.5l3 3 3-4z', color('die-white')),
    path('M120 191c2-6 6-8 11-8-3 3-2 6-2 9z', color('bad')),
  ].join('');

const dice = (): string =>
  [
    die({
      x: 125,
      y: 163,
      size: 30,
      yaw: 30,
      tipY: 14,
      paint: color('die-white'),
      pip: color('ink'),
      values: { top: 6, front: 5, right: 4, left: 2 },
    }),
    die({
      x: 78,
      y: 166,
      size: 25,
      yaw: 18,
      tipY: -20,
      paint: color('die-yellow'),
      pip: color('ink'),
      values: { top: 1, front: 3, right: 2, left: 4 },
    }),
    die({
      x: 172,
      y: 165,
      size: 25,
      yaw: 40,
      tipX: 22,
      paint: color('die-blue'),
      pip: color('die-white'),
      values: { top: 4, front: 2, right: 1, left: 1 },
    }),
  ].join('');

/** Heaven above, hell below, and dice between. */
export const engelUndBengel: Cover = {
  width: 250,
  height: 308,
  side: 'art-soot',
  draw(pen) {
    return [
      pen.box(-2, -2, 254, 312, color('art-heaven'), { wobble: 0 }),
      rays(pen),
      group(
        'translate(0 16)',
        hell(),
        clouds(),
        angel(pen),
        imp(pen),
        dice(),
        pen.box(-4, 276, 258, 20, color('art-flame'), { wobble: 0, bow: 0 }),
      ),
      label([15, 40], 'Engel', 41, color('ink'), { weight: 740, track: -1 }),
      label([236, 290], 'Bengel', 41, color('paper'), { weight: 740, anchor: 'end', track: -1 }),
      label([17, 290], 'und', 21, color('paper'), { weight: 560 }),
    ].join('');
  },
};
