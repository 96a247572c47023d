import { area, type Drawing } from './drawing.ts';
import { FIRE, FLAME, SKY } from './paint.ts';

/** From heaven down to hell in flat steps, with the fire at the bottom. Stretch it as you like. */
export const scene: Drawing = {
  width: 400,
  height: 500,
  markup: [
    area('M0 0h400v500H0z', SKY.sky1),
    area('M0 120c60-22 110 16 180 0s140-26 220-4v400H0z', SKY.sky2),
    area('M0 235c70 20 120-18 200-2s130 18 200-6v280H0z', SKY.sky3),
    area('M0 318c50-16 110 14 170 2s150-20 230 6v180H0z', SKY.sky4),
    area('M0 388c40-10 60 12 100 4s60-14 110-2 110 12 190-6v120H0z', SKY.hell),
  ].join(''),
};

/** The fire at the bottom of hell: a strip that keeps its height however high the board is. */
export const fire: Drawing = {
  width: 400,
  height: 60,
  markup: [
    area(
      'M0 60V34c14 4 18-12 30-22 2 14 14 16 22 6 4-10 4-10 16-18-2 14 8 18 18 16 14-2 12-14 26-20 0 12 8 22 22 20s14-12 28-22c-4 16 10 22 22 20s16-12 26-18c0 10 10 18 24 18s16-14 30-24c-2 14 8 18 22 16s14-8 26-14c-2 12 16 18 32 14 10-4 22-12 32-18 0 10 10 18 24 14V60z',
      FIRE,
    ),
    area(
      'M0 60V48c20 2 24-14 36-18 2 10 16 14 28 6 6-4 6-10 14-14 0 12 12 18 24 14s12-10 22-14c2 12 16 18 30 14s14-12 24-14c2 12 18 16 32 12s14-12 24-16c2 12 18 18 34 14s16-12 26-16c2 10 14 18 30 16s18-10 28-14c4 8 14 10 22 8L400 44V60z',
      FLAME,
    ),
  ].join(''),
};
