import { color, group, label, line, type Pen, path } from '../pen.ts';
import { star } from '../small-things.ts';
import type { Cover } from './cover.ts';

const DARK = color('art-night-deep');

/** A lit window with a round arch. */
const lit = (x: number, y: number, w: number, h: number): string =>
  path(
    `M${x} ${y + h}v-${h * 0.6}q0-${h * 0.4} ${w / 2}-${h * 0.4}q${w / 2} 0 ${w / 2} ${h * 0.4}v${h * 0.6}z`,
    color('die-yellow'),
  );

const battlements = (pen: Pen, x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, i) => pen.box(x + i * 18.375, y - 8, 10.5, 10, DARK, { wobble: 0.5 })).join('');

const moon = (pen: Pen): string =>
  [
    pen.blob(110, 150, 83, 83, color('art-moon'), 0.012),
    pen.blob(64, 204, 9, 6, color('art-moon2')),
    pen.blob(138, 212, 13, 8, color('art-moon2')),
    pen.blob(92, 216, 6, 4, color('art-moon2')),
    pen.blob(176, 172, 6, 5, color('art-moon2')),
  ].join('');

const castle = (pen: Pen): string =>
  [
    path('M0 262c30-18 60-22 96-8s84 10 120-10v82H0z', color('art-night2')),
    pen.box(18, 248, 36, 80, DARK),
    pen.polygon(
      [
        [12, 250],
        [36, 206],
        [60, 250],
      ],
      color('art-plum'),
    ),
    pen.box(140, 216, 52, 112, DARK),
    pen.box(133, 208, 66, 15, DARK),
    battlements(pen, 133, 208, 4),
    pen.polygon(
      [
        [141, 201],
        [166, 156],
        [191, 201],
      ],
      color('art-plum'),
    ),
    pen.box(140, 199, 52, 12, DARK),
    pen.blob(166, 154, 2.6, 3, DARK),
    pen.box(0, 274, 216, 52, DARK),
    battlements(pen, 52, 274, 5),
    pen.box(196, 280, 20, 40, DARK),
    lit(30, 264, 11, 20),
    lit(150, 232, 12, 22),
    lit(170, 232, 12, 22),
    lit(160, 266, 12, 22),
    lit(74, 288, 9, 15),
    lit(98, 288, 9, 15),
  ].join('');

const broom = (): string =>
  [
    line('M70 172L196 128', color('art-straw-dark'), 5),
    path('M96 160c-16-4-40 1-62 11 6 2 6 5 1 9 6 0 7 4 3 9 7-1 9 3 7 8 20-7 41-18 56-29z', color('art-straw')),
    line('M46 177c14-5 28-9 42-11M50 187c14-6 28-13 42-17', color('art-straw-dark'), 1.6),
    line('M94 160l5 9', color('bad'), 4),
  ].join('');

/** The copilot. */
const cat = (pen: Pen): string =>
  [
    line('M58 168C42 164 38 146 48 136', DARK, 5),
    path('M54 172c-4-14 2-30 14-32 9 2 15 14 17 25-8 5-20 8-31 7z', DARK),
    pen.blob(75, 134, 11, 10, DARK),
    path('M65.5 131l-.5-13 9 6zM76 124l9-6 .6 12z', DARK),
    pen.blob(72, 134, 2, 2.2, color('die-yellow')),
    pen.blob(80, 133, 2, 2.2, color('die-yellow')),
  ].join('');

const witch = (pen: Pen): string =>
  [
    // cape, legs, dress, arm
    path('M128 118c-14-3-28 2-42 1 6 5 6 8 1 13 9-1 12 3 10 9 12-2 24-5 35-9z', color('art-plum')),
    line('M122 168c-2 10-8 17-15 24', color('die-white'), 7),
    line('M119 178l6 3M114 186l6 3', color('bad'), 3.4),
    path('M111 186c-6 0-14 6-22 5-1 5 3 9 9 9 8 0 15-4 19-10z', DARK),
    path('M112 150c4-14 9-30 17-38 8-1 15 3 17 9 0 11-3 22-2 30-2 10-9 20-17 27-9-5-16-15-15-28z', DARK),
    line('M137 124c5 6 9 12 15 16 6 1 11-1 17-3', DARK, 8),
    pen.blob(171, 136, 4.6, 4.2, color('art-skin')),
    // hair, head, hat
    path('M126 106c-9 3-19 2-26 8 7 0 8 3 5 7 10 1 22-2 29-8z', color('art-ginger')),
    pen.blob(138, 103, 12, 12.5, color('art-skin')),
    path('M148 98c5 2 9 5 12 9-4 2-9 1-13 0z', color('art-skin')),
    pen.blob(142, 100, 1.6, 1.9, color('ink')),
    line('M141 109.5c3 1.6 6 1.2 8-.4', color('ink'), 1.6),
    path('M128 98c-4 6-5 12-3 18-7-2-10-12-6-20z', color('art-ginger')),
    path(
      'M115 99c14-9 27-13 44-13-2-4-9-5-15-4-4-9-12-19-23-24-5-2-12-2-17 3 7 0 11 4 13 9 3 8 5 14 5 21-4 2-7 5-7 8z',
      DARK,
    ),
    path('M121.7 91c6-4.5 14-8 22.3-9.5l-2-4.5c-7 1-15 4.5-20.5 8.5z', color('bad')),
  ].join('');

/** A witch before the moon, over the castle. */
export const besenbingo: Cover = {
  width: 216,
  height: 324,
  side: 'art-night',
  draw(pen) {
    const stars = [
      [24, 92, 4.5],
      [196, 78, 5],
      [16, 150, 3],
      [203, 168, 3.5],
      [190, 216, 3],
      [12, 210, 3.5],
    ] as const;
    return [
      pen.box(-2, -2, 220, 328, color('art-night'), { wobble: 0 }),
      ...stars.map(([x, y, r]) => star(x, y, r, color('art-moon'))),
      moon(pen),
      castle(pen),
      group('translate(-7 -5)', broom(), cat(pen), witch(pen)),
      label([108, 45], 'Besenbingo', 34, color('paper'), { weight: 720, anchor: 'middle', track: -0.8 }),
    ].join('');
  },
};
