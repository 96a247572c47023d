import { color, group, line, mix, type Pen, path } from './pen.ts';

/** Pawns dressed as somebody. A pawn stands on (0, 0); its head is at (0, -63). */

export interface Costume {
  /** What lies over the body but under the head. */
  readonly below: string;
  /** What the head wears, and its face. */
  readonly above: string;
}

export function pawn(pen: Pen, at: string, paint: string, { below, above }: Costume): string {
  return group(
    at,
    path('M-19 1C-19-6-14-8-11-20-9-34-7-42-6-52L6-52C7-42 9-33 11.5-20 14-8 19-6 19 1 12 5-12 5-19 1Z', paint),
    path(
      'M2-52h4C7-42 9-33 11.5-20 14-8 19-6 19 1 15 3.5 9 4 4 4 10-14 7-36 2-52Z',
      mix(paint, 78, color('die-black')),
    ),
    below,
    pen.blob(0, -63, 13, 13, color('art-skin')),
    above,
  );
}

const eyes = (pen: Pen): string => pen.blob(-4, -63, 1.7, 2, color('ink')) + pen.blob(5, -63, 1.7, 2, color('ink'));
const face = (pen: Pen): string => eyes(pen) + line('M-3-57.5c2 2 5 2 7 0', color('ink'), 1.5);
const crossFace = (pen: Pen): string =>
  eyes(pen) + line('M-8-69l6 3M9-69l-6 3', color('ink'), 1.8) + line('M-3-55.5c2-2.5 5-2.5 7 0', color('ink'), 1.6);
const cheeks = (pen: Pen): string =>
  pen.blob(-8, -58.5, 2.4, 1.8, color('art-blush')) + pen.blob(8.5, -58.5, 2.4, 1.8, color('art-blush'));

export const queen = (pen: Pen): Costume => ({
  below: [
    path('M-9-52c5 5 13 5 18 0l3 9c-7 5-17 5-24 0z', color('die-white')),
    pen.blob(-6, -45, 1.2, 1.5, color('ink')),
    pen.blob(1, -43.5, 1.2, 1.5, color('ink')),
    pen.blob(7, -46, 1.2, 1.5, color('ink')),
    pen.blob(-13, -61, 5.5, 7, color('art-straw-dark')),
    pen.blob(13, -61, 5.5, 7, color('art-straw-dark')),
  ].join(''),
  above: [
    path('M-13-68c7-9 19-9 26 0-6-3-20-3-26 0z', color('art-straw-dark')),
    path(
      'M-11-72l-2-15 7 6 6-10 6 10 7-6-2 15c-6-2.5-16-2.5-22 0z',
      color('die-yellow'),
      `stroke="${color('art-straw-dark')}" stroke-width="1.2"`,
    ),
    pen.blob(0, -79, 2, 2, color('bad')),
    face(pen),
    cheeks(pen),
  ].join(''),
});

export const captain = (pen: Pen): Costume => ({
  below: [
    pen.blob(-5, -38, 1.8, 1.8, color('die-yellow')),
    pen.blob(5, -38, 1.8, 1.8, color('die-yellow')),
    pen.blob(-6, -27, 1.8, 1.8, color('die-yellow')),
    pen.blob(6, -27, 1.8, 1.8, color('die-yellow')),
  ].join(''),
  above: [
    path('M-13-62c2 14 7 21 13.5 21S12-48 13-62c-4 5-8 6-13 6s-9-1-13-6z', color('die-white')),
    path('M-14-70c-3-9 3-14 14-14s18 4 14 14c-8-3-20-3-28 0z', color('die-white')),
    path('M-13.5-71c8-3 19-3 27 0l1 4.5c-9-2.5-20-2.5-29 0z', color('ink')),
    pen.blob(0, -76, 2.4, 2.4, color('die-yellow')),
    pen.blob(-4, -63, 1.7, 2, color('ink')),
    pen.blob(5, -63, 1.7, 2, color('ink')),
  ].join(''),
});

/** In a hurry, and cross. */
export const cook = (pen: Pen): Costume => ({
  below: [
    path('M-7-52h14l4 7-9-1-2 6-3-6-8 1z', color('bad')),
    pen.blob(0, -34, 1.6, 1.6, color('ink')),
    pen.blob(0, -25, 1.6, 1.6, color('ink')),
  ].join(''),
  above: [
    path('M-11-71l-1-9c-9-3-7-15 2-14 2-8 17-9 20 0 9-2 12 11 3 14l-1 9c-7-2.5-16-2.5-23 0z', color('die-white')),
    line('M-4-74l-1-8M4-74l1-8', color('paper-shade'), 1.6),
    crossFace(pen),
    path('M0-58c-3-2.5-8-1-10 2 4 1 8 1 10-1 2 2 6 2 10 1-2-3-7-4.5-10-2z', color('ink')),
  ].join(''),
});

export const sweep = (pen: Pen): Costume => ({
  below: [
    line('M-15-6L-20-78', color('art-straw-dark'), 2.6),
    ...[0, 30, 60, 90, 120, 150].map((a) =>
      group(`translate(-20.5 -84) rotate(${a})`, line('M-9 0h18', color('ink'), 2.6)),
    ),
    pen.blob(-20.5, -84, 3, 3, color('bad')),
    path('M-8-53c5 4 11 4 16 0l1 6c-5 4-13 4-18 0z', color('bad')),
    path('M5-49l8 10-5 2-6-10z', color('bad')),
  ].join(''),
  above: [
    path('M-10-71l-2-19c6-3 18-3 24 0l-2 19z', color('ink')),
    path('M-17-70c10-4 24-4 34 0 0 4-34 4-34 0z', color('ink')),
    path('M-10.5-74c6-2 15-2 21 0l.3-4c-6-2-16-2-21.5 0z', color('bad')),
    face(pen),
    pen.blob(9, -57.5, 3, 2, mix(color('ink'), 40, color('art-skin'))),
  ].join(''),
});

export const gardener = (pen: Pen): Costume => ({
  below: [
    line('M-5-52l-3 18M5-52l3 18', color('die-yellow'), 3),
    path('M-8.5-36h17l3 18h-23z', color('die-yellow')),
    line('M15-6L20-46', color('die-green'), 2.4),
    path('M20-40c5-1 8-4 8-8-5 0-8 3-8 8z', color('die-green')),
    ...[0, 72, 144, 216, 288].map((a) =>
      group(`translate(20 -50) rotate(${a})`, pen.blob(0, -5, 3.4, 4, color('bad'))),
    ),
    pen.blob(20, -50, 2.8, 2.8, color('die-yellow')),
  ].join(''),
  above: [
    path('M-20-68c6-3 8-3 9-5 1-9 21-9 22 0 1 2 4 2 10 5-10 5-32 5-41 0z', color('art-straw')),
    path('M-11-73.5c6 2.5 16 2.5 22 0l.3 3.5c-6 2-17 2-22.5 0z', color('bad')),
    face(pen),
    cheeks(pen),
  ].join(''),
});

export const granny = (pen: Pen): Costume => ({
  below: [
    path('M-7-53c4 4 10 4 14 0l7 22c-9 5-19 5-28 0z', color('die-white')),
    line('M-9-38c6 3 12 3 18 0M-11-32c7 3 15 3 22 0', color('paper-shade'), 1.6),
    line('M-3-22L-18-34M3-22L17-36', color('ink'), 1.6),
    pen.blob(0, -20, 7.5, 7, color('die-red')),
    line('M-5-22c4-3 8-2 10 2M-4-17c3-3 6-3 9-1', mix(color('die-red'), 70, 'white'), 1.2),
  ].join(''),
  above: [
    pen.blob(0, -80, 7, 6.5, color('paper-shade')),
    path('M-13.5-62c-1-18 28-18 27 0-4-6-7-8-13-8.5C-6-70-10-68-13.5-62z', color('paper-shade')),
    `<circle cx="-4.5" cy="-62.5" r="4" fill="none" stroke="${color('ink')}" stroke-width="1.3"/><circle cx="5" cy="-62.5" r="4" fill="none" stroke="${color('ink')}" stroke-width="1.3"/>`,
    pen.blob(-4.5, -62.5, 1.4, 1.6, color('ink')),
    pen.blob(5, -62.5, 1.4, 1.6, color('ink')),
    line('M-3-55.5c2 2 5 2 7 0', color('ink'), 1.5),
    cheeks(pen),
  ].join(''),
});
