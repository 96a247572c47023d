import { area, type Drawing } from './drawing.ts';
import { CLOUD, CLOUD_SHADE, FIRE, SOOT, SOOT_EDGE } from './paint.ts';

const PUFFS =
  'M14 52C2 52-2 40 5 33-2 22 6 9 18 11 24 1 42 0 50 6 62-2 84-1 92 5c14-7 34-6 42 0 14-7 36-6 44 1 12-7 34-7 44-1 14-7 34-6 44 1 10-6 30-6 38 3 16-3 28 8 24 20 8 8 4 23-10 23z';

/** What a white row lies on. */
export const cloud: Drawing = {
  width: 332,
  height: 54,
  markup: area(PUFFS, CLOUD_SHADE, 'transform="translate(0 3)"') + area(PUFFS, CLOUD),
};

/** What a black row lies on: a slab of soot, still glowing in the cracks. */
export const soot: Drawing = {
  width: 366,
  height: 54,
  markup: [
    area(
      'M4 4l26-3 20 4 30-4 28 3 34-3 26 4 36-4 30 3 28-3 34 4 30-3 36 2c4 10 0 16 3 24-4 8 1 16-2 26l-30 1-22-4-36 4-28-3-32 4-36-4-28 3-34-3-30 4-28-4-30 3-22-3C2 42 6 34 3 26 6 18 0 12 4 4z',
      SOOT,
      `stroke="${SOOT_EDGE}" stroke-width="1.5"`,
    ),
    `<path d="M16 48l12 2M120 50l18 1M250 49l20 2" fill="none" stroke="${FIRE}" stroke-width="2" stroke-linecap="round"/>`,
  ].join(''),
};
