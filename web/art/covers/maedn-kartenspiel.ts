import { captain, cook, gardener, granny, pawn, queen, sweep } from '../pawns.ts';
import { color, group, label, line, type Pen, path } from '../pen.ts';
import type { Cover } from './cover.ts';

const GROUND = 214;

const gabled = (pen: Pen, x: number, width: number, top: number, paint: string): string =>
  pen.box(x, top, width, GROUND - top, paint) +
  pen.polygon(
    [
      [x - 3, top + 1],
      [x + width / 2, top - width * 0.55],
      [x + width + 3, top + 1],
    ],
    color('art-roof'),
  );

const stepped = (pen: Pen, x: number, width: number, top: number, paint: string): string => {
  const at = (share: number): number => x + width * share;
  return pen.polygon(
    [
      [x, GROUND],
      [x, top + 16],
      [at(0.2), top + 16],
      [at(0.2), top],
      [at(0.38), top],
      [at(0.38), top - 14],
      [at(0.62), top - 14],
      [at(0.62), top],
      [at(0.8), top],
      [at(0.8), top + 16],
      [at(1), top + 16],
      [at(1), GROUND],
    ],
    paint,
  );
};

const street = (pen: Pen): string => {
  const windows = [
    [8, 136],
    [24, 136],
    [54, 132],
    [70, 132],
    [100, 140],
    [124, 140],
    [158, 136],
    [174, 136],
    [206, 138],
    [228, 138],
    [262, 140],
    [280, 140],
  ] as const;
  return [
    gabled(pen, -8, 50, 124, color('art-house1')),
    stepped(pen, 44, 42, 112, color('art-house2')),
    gabled(pen, 88, 58, 128, color('art-house3')),
    stepped(pen, 148, 44, 116, color('art-house1')),
    gabled(pen, 194, 54, 126, color('art-house2')),
    stepped(pen, 250, 56, 118, color('art-house3')),
    ...windows.map(([x, y]) => pen.box(x, y, 9, 13, color('art-sun2'), { wobble: 0.5 })),
    pen.polygon(
      [
        [-2, 206],
        [302, 203],
        [302, 250],
        [-2, 250],
      ],
      color('art-pave'),
      { wobble: 0.4 },
    ),
    line('M-2 213c90-3 200-3 304-4', color('art-pave2'), 2),
  ].join('');
};

/** Six pawns in the street; the cook runs through. */
export const maednKartenspiel: Cover = {
  width: 300,
  height: 246,
  side: 'art-sun',
  draw(pen) {
    const title = { weight: 760, track: -0.8 };
    return [
      pen.box(-2, -2, 304, 250, color('art-sun'), { wobble: 0 }),
      street(pen),
      ...[34, 84, 188, 232, 274].map((x) => pen.blob(x + 3, 227, 21, 4.5, color('art-pave2'))),
      pen.blob(128, 227, 17, 3.4, color('art-pave2')),
      pawn(pen, 'translate(31 226)', color('die-red'), queen(pen)),
      pawn(pen, 'translate(81 228) rotate(-2)', color('die-blue'), captain(pen)),
      pawn(pen, 'translate(187 227) rotate(1)', color('die-black'), sweep(pen)),
      pawn(pen, 'translate(231 229) rotate(-1)', color('die-green'), gardener(pen)),
      pawn(pen, 'translate(273 226) rotate(2)', color('art-plum'), granny(pen)),
      pawn(pen, 'translate(121 203) rotate(13)', color('die-white'), cook(pen)),
      line('M106 214l-4 8M116 218l-2 7M143 208l5 7', color('ink'), 2),
      label([17, 42], 'Mensch ärgere', 31.5, color('ink'), title),
      label([17, 74], 'Dich nicht', 31.5, color('ink'), title),
      group(
        'rotate(-3 238 68)',
        path('M186 56c34-2 70-1 104 0 1 8 0 16-1 23-34-1-68 0-103 1 1-8 1-16 0-24z', color('art-plum')),
        label([238, 72.5], 'Das Kartenspiel', 12.2, color('paper'), { weight: 640, anchor: 'middle' }),
      ),
    ].join('');
  },
};
