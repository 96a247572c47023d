import { die } from './die.ts';
import { color, createPen, group, line, mix, type Pen, path } from './pen.ts';

/** Pictures on the game page: the ways to play, the wooden opponents, the rulebook. */

/** A letter with a die in it. */
export function link(): string {
  const pen = createPen(3);
  const blue = color('die-blue');
  const letter = 'M18 34V4c20-2 42-2 60-1v31L48 47z';
  return [
    path('M10 66c20 8 60 8 80-1l-8 8H18z', color('art-shadow')),
    group(
      'rotate(-5 48 40)',
      pen.box(8, 18, 80, 52, blue),
      pen.polygon(
        [
          [8, 18],
          [48, 46],
          [88, 18],
        ],
        mix(blue, 72, 'white'),
      ),
      path(letter, color('paper'), `stroke="${color('paper-shade')}" stroke-width="1.5"`),
      die({
        x: 48,
        y: 22,
        size: 18,
        yaw: 30,
        paint: color('die-red'),
        pip: color('die-white'),
        values: { top: 5, front: 3, right: 6 },
      }),
      pen.polygon(
        [
          [8, 70],
          [8, 20],
          [46, 46],
        ],
        mix(blue, 86, 'black'),
      ),
      pen.polygon(
        [
          [88, 70],
          [88, 20],
          [50, 46],
        ],
        mix(blue, 86, 'black'),
      ),
      pen.polygon(
        [
          [8, 70],
          [48, 42],
          [88, 70],
        ],
        blue,
      ),
    ),
  ].join('');
}

const smallPawn = (pen: Pen, x: number, paint: string): string =>
  group(
    `translate(${x} 70) scale(.74)`,
    path('M-19 1C-19-6-14-8-11-20-9-34-7-42-6-52L6-52C7-42 9-33 11.5-20 14-8 19-6 19 1 12 5-12 5-19 1Z', paint),
    path(
      'M2-52h4C7-42 9-33 11.5-20 14-8 19-6 19 1 15 3.5 9 4 4 4 10-14 7-36 2-52Z',
      mix(paint, 78, color('die-black')),
    ),
    pen.blob(0, -63, 13, 13, color('art-skin')),
    pen.blob(-4, -63, 1.9, 2.2, color('ink')),
    pen.blob(5, -63, 1.9, 2.2, color('ink')),
    line('M-3-57c2 2 5 2 7 0', color('ink'), 1.7),
  );

/** Two pawns and one phone. */
export function device(): string {
  const pen = createPen(4);
  const fields = ['yellow', 'blue', 'red', 'green', 'black', 'yellow'];
  return [
    path('M4 70c24 8 66 8 90 0l-6 6H12z', color('art-shadow')),
    smallPawn(pen, 17, color('die-green')),
    smallPawn(pen, 80, color('die-red')),
    group(
      'rotate(6 48 40)',
      path('M34 12q0-4 4-4h20q4 0 4 4v52q0 4-4 4H38q-4 0-4-4z', color('ink')),
      pen.box(37, 14, 22, 46, color('paper'), { wobble: 0.4 }),
      ...fields.map((name, i) =>
        pen.box(40 + (i % 2) * 9, 19 + Math.floor(i / 2) * 12, 7, 8, color(`die-${name}`), { wobble: 0.3 }),
      ),
    ),
  ].join('');
}

/** A leather cup, and what fell out of it. */
export function dice(): string {
  const pen = createPen(6);
  const leather = color('art-wood-dark');
  const cube = { size: 19, pitch: 36 };
  return [
    path('M6 70c24 8 62 8 86-1l-8 7H14z', color('art-shadow')),
    group(
      'rotate(-58 36 40)',
      path('M14 22c14-5 30-5 44 0l-5 46c-10 4-24 4-34 0z', leather),
      path('M40 19c7 .5 13 1.5 18 3l-5 46c-4 1.6-8 2.4-12 2.8 4-18 4-36-1-51.8z', mix(leather, 76, 'black')),
      pen.blob(36, 21, 22, 6, color('ink')),
      line('M17 56c12 4 26 4 38 0', mix(leather, 60, 'white'), 2),
    ),
    die({
      ...cube,
      x: 64,
      y: 60,
      yaw: 22,
      paint: color('die-white'),
      pip: color('ink'),
      values: { top: 6, front: 5, right: 4 },
    }),
    die({
      ...cube,
      x: 83,
      y: 50,
      yaw: 50,
      paint: color('die-red'),
      pip: color('die-white'),
      values: { top: 1, front: 4, right: 5 },
    }),
  ].join('');
}

/** The open rulebook. */
export function book(): string {
  const pen = createPen(12);
  return [
    path('M8 70c20 6 58 6 78-1l-6 6H16z', color('art-shadow')),
    pen.polygon(
      [
        [48, 16],
        [86, 10],
        [86, 64],
        [48, 70],
      ],
      color('die-white'),
    ),
    pen.polygon(
      [
        [48, 16],
        [10, 10],
        [10, 64],
        [48, 70],
      ],
      color('paper-shade'),
    ),
    line('M56 26l22-3M56 36l22-3M56 46l14-2M18 23l22 3M18 33l22 3', color('ink-soft'), 2),
    pen.box(18, 42, 9, 9, color('die-red'), { wobble: 0.4 }),
    pen.box(30, 43, 9, 9, color('die-blue'), { wobble: 0.4 }),
  ].join('');
}

/** An opponent of wood. They differ only in expression. */
const woodenFace = (...expression: readonly string[]): string => {
  const straw = color('art-straw');
  return [
    path(
      'M8 5.5c9-1.5 21-1.5 30 0 4 1 4.5 4 4.5 8 .5 8 .5 16 0 23 0 4-2 5-5 5.5-9 1-20 1-29 0-4-.5-5-2.5-5-6-.6-8-.6-16 0-24 .2-4 1.5-6 4.5-6.5z',
      straw,
    ),
    path(
      'M36 5.3c5 .8 6.5 3.7 6.5 8.2.5 8 .5 16 0 23 0 4-2 5-5 5.5l-5 .5c5-11 6.5-25 3.5-37.2z',
      mix(straw, 84, color('art-wood-dark')),
    ),
    ...expression,
  ].join('');
};

/** Easy: smiles, and has one hair. */
export function easy(): string {
  const pen = createPen(14);
  const ink = color('ink');
  return woodenFace(
    pen.blob(16, 22, 2.6, 3, ink),
    pen.blob(30, 22, 2.6, 3, ink),
    line('M15 30c4 6 12 6 16 0', ink, 2.4),
    pen.blob(10.5, 28.5, 3.2, 2.2, color('art-blush')),
    pen.blob(35.5, 28.5, 3.2, 2.2, color('art-blush')),
    line('M23 7c-2-4 1-6 3-5', ink, 2),
  );
}

/** Medium: lifts an eyebrow. */
export function medium(): string {
  const pen = createPen(14);
  const ink = color('ink');
  return woodenFace(
    pen.blob(16, 22, 2.6, 3, ink),
    pen.blob(30, 22, 2.6, 3, ink),
    line('M11.5 15.5h8M26 14l8-1.5', ink, 2.2),
    line('M17 32.5h12', ink, 2.4),
  );
}

/** Hard: frowns. */
export function hard(): string {
  const pen = createPen(13);
  const ink = color('ink');
  return woodenFace(
    path('M11 19l11 4c-1 6-10 6-11-4zM35 19l-11 4c1 6 10 6 11-4z', color('paper')),
    pen.blob(18, 23, 2, 2.3, ink),
    pen.blob(28, 23, 2, 2.3, ink),
    line('M10 16l12 5.5M36 16l-12 5.5', ink, 2.8),
    line('M17 33c5-2.5 9-2.5 13-4.5', ink, 2.4),
  );
}
