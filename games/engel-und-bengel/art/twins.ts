import { area, ball, type Drawing, dot, INK, rod, shape, stroke } from './drawing.ts';
import { CLOUD, CLOUD_SHADE, FIRE, FLAME, GOLD, SKIN, SOOT_EDGE, WHITE } from './paint.ts';

/** The same child twice: once with a halo, once with horns. */
const face = (cheeks: string): string =>
  [
    ball(50, 44, 19, SKIN),
    dot(43, 43, 2.3, INK),
    dot(57, 43, 2.3, INK),
    dot(37.5, 49, 3, cheeks),
    dot(62.5, 49, 3, cheeks),
  ].join('');

const hair = (colour: string): string =>
  shape(
    'M31 43c-4-14 6-23 16-22 2-3 7-4 9-2-1 1-2 2-2 3 10 1 17 9 15 21-3-5-6-7-8-11-7 4-15 4-21 1-4 2-7 5-9 10z',
    colour,
  );

const halo = (colour: string, width: number): string =>
  `<ellipse cx="50" cy="11" rx="17" ry="5" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The angel on her own small cloud. */
export const angel: Drawing = {
  width: 100,
  height: 100,
  markup: [
    shape(
      'M32 66C18 52 4 54 3 66c5 0 7 2 8 5 3 0 5 2 6 5 6 0 12-4 15-10zM68 66c14-14 28-12 29 0-5 0-7 2-8 5-3 0-5 2-6 5-6 0-12-4-15-10z',
      WHITE,
    ),
    shape('M50 58c11 0 15 8 18 20l4 16H28l4-16c3-12 7-20 18-20z', '#fff8ea'),
    stroke('M36 66c-6 8-7 14-6 20M64 66c6 8 7 14 6 20'),
    '<path d="M42 84c4-6 12-6 16 0" fill="none" stroke="#e9c15a" stroke-width="4" stroke-linecap="round"/>',
    face('#f0a08c'),
    hair('#c77b3a'),
    stroke('M44 51c4 3.5 8 3.5 12 0'),
    halo(INK, 7),
    halo(GOLD, 4),
    area(
      'M16 100c-7-1-8-11 0-12 2-7 12-7 15-2 5-6 15-5 18 0 5-5 15-5 18 1 5-4 14-2 15 3 8 0 8 10 0 10z',
      CLOUD,
      `stroke="${CLOUD_SHADE}" stroke-width="2.5"`,
    ),
  ].join(''),
};

const FORK =
  'M84 96 90 30M80 34c0-8 0-10-2-15 6 3 7 6 7 12M101 36c1-8 2-10 4-14-6 3-8 5-8 12M80 36c4 6 16 7 21 1M90.5 38 92 16';

/** The imp in his own small fire. */
export const imp: Drawing = {
  width: 108,
  height: 100,
  markup: [
    shape('M68 88c14 4 24-4 22-16l-5 3 4-12 9 9-5 0c4 18-10 28-26 22z', '#b2342b'),
    rod(FORK, FLAME, 2),
    shape('M50 58c11 0 15 8 18 20l4 18H28l4-18c3-12 7-20 18-20z', '#c8402f'),
    rod('M64 66c6 2 14 2 20-2', '#c8402f', 7.5),
    ball(87, 62, 5.5, SKIN),
    face('#e0705a'),
    hair('#3a2622'),
    shape('M35 26c-7-3-9-10-6-17 3 6 7 8 13 11zM65 26c7-3 9-10 6-17-3 6-7 8-13 11z', FLAME),
    stroke('M38 38l8 2.5M62 38l-8 2.5'),
    shape('M41 51c5 6 13 6 18-1-6 1-12 1.5-18 1z', WHITE),
    area(
      'M14 100c2-8 6-6 8-13 5 2 5 6 10 6 1-6 6-6 7-12 6 3 5 9 11 10 3-3 2-7 6-9 4 4 4 8 9 8 2-4 6-4 7-9 6 4 6 12 12 19z',
      FIRE,
      `stroke="${SOOT_EDGE}" stroke-width="1.5" stroke-linejoin="round"`,
    ),
    area('M24 100c2-4 5-4 6-8 4 2 5 5 9 4 2-3 4-3 5-6 4 3 5 6 10 6 3-1 4-3 6-5 3 3 6 5 14 9z', FLAME),
  ].join(''),
};
