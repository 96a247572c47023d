import { disc, INK, line, patch, shape, spot } from './pen.ts';

/** What makes a face that one and no other; drawn over the head. */
export const FEATURES = {
  cheeks: () => spot(15, 23.5, 1.5, '#e98a7a') + spot(25, 23.5, 1.5, '#e98a7a'),
  soot: () => patch('M24 23c2-1 3 1 2 2s-3 0-2-2z', '#35313a'),
  lips: () => patch('M17.5 24.5q2.5-1 5 0-2.5 3-5 0z', '#e23f8a'),
  stubble: () => line('M15 26l.1.1M18 27.5l.1.1M22 27.5l.1.1M25 26l.1.1', INK, 1),
  dummy: () => disc(20, 25, 2.6, '#f2c230') + spot(20, 25, 1, '#fff'),
  nose: () => disc(20, 22.8, 2.4, '#e0362c') + line('M15.5 25.5c2.5 2.5 6.5 2.5 9 0', INK, 1.3),
  glasses: () => disc(16.6, 20.8, 2.7, 'none') + disc(23.4, 20.8, 2.7, 'none') + line('M19.3 20.5h1.4'),
  goggles: () => shape('M12.5 18.5c5-1.5 10-1.5 15 0v3.5c-2 2-5 1.5-7.5 0-2.5 1.5-5.5 2-7.5 0z', '#f2a23a'),
} as const;

export const eyes = (): string => spot(16.9, 20.6, 1.15) + spot(23.1, 20.6, 1.15);
export const smile = (): string => line('M17.5 24.6q2.5 2 5 0');
