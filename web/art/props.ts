import { die } from './die.ts';
import { color, createPen, group, line, mix, path } from './pen.ts';

/** Things in the room that are not a game. */

export function cat(): string {
  const [fur, dark] = [color('art-cat'), color('art-cat-dark')];
  return [
    path('M22 74C14 42 44 18 82 22c36 2 58 24 56 50-1 6-6 8-14 8H34c-6 0-10-2-12-6z', fur),
    line('M66 22c4 6 4 12 2 18M84 22c4 6 4 12 2 18M102 26c4 6 3 11 1 16M118 36c2 5 1 9-1 13', dark, 4.5),
    line('M120 74c18 6 22 22 12 36-5 7-4 14 2 15', fur, 11),
    line('M134 100l-8-5M129 112l-7-6', dark, 4),
    path(
      'M12 62c-2-14 4-22 6-28 6 2 10 5 13 8 5-1 11-1 16 0 4-3 8-5 14-6 0 8 6 16 2 30-3 11-14 15-26 14-13 0-22-6-25-18z',
      fur,
    ),
    path(
      'M19 39c3 2 6 4 8 6-3 2-5 4-7 7-2-4-2-9-1-13zM59 41c-3 1-6 3-8 5 3 2 5 4 6 7 2-4 3-8 2-12z',
      color('art-blush'),
    ),
    line('M36 44v7M42 44v6M30 46v4', dark, 3),
    line('M20 60c3 4 8 4 11 0M46 61c3 4 8 4 11 0', color('ink'), 2),
    path('M36 65h5l-2.5 3.5z', color('art-blush')),
    line('M38.5 68v3M38.5 71c-2 3-5 3-7 1M38.5 71c2 3 5 3 7 1', color('ink'), 1.5),
    path('M40 80c2-8 14-9 20-5 6 3 4 7-2 7H46c-4 0-6 0-6-2z', mix(fur, 70, 'white')),
  ].join('');
}

/** Hangs from far above the drawing. Its bulb and rim are lit in the evening only. */
export function lamp(): string {
  const pen = createPen(5);
  return [
    line('M48-400L48 0C47 26 48.5 44 48 62', color('art-cord'), 3),
    pen.box(42, 56, 12, 12, color('art-straw-dark')),
    path('M10 112c2-30 17-46 38-46s36 16 38 46c-20 8-56 8-76 0z', color('art-shade')),
    path('M57 67c17 4 28 19 29 45-6 2.6-12 4-19 4.8 4-18 1-37-10-49.8z', color('art-shade2')),
    path('M10 112c20-6 56-6 76 0-20 8-56 8-76 0z', color('art-glow')),
    path('M33 113c1 15 8 20 15 20s14-5 15-20c-10-1-20-1-30 0z', color('art-bulb')),
    line('M78 116v24', color('art-cord'), 1.8),
    pen.blob(78, 144, 4.5, 5, color('art-straw-dark')),
  ].join('');
}

export function mug(): string {
  const pen = createPen(21);
  const red = color('die-red');
  return [
    path('M2 84c18 8 54 8 76 0-2 6-18 8-36 8S6 90 2 84z', color('art-shadow')),
    line('M60 44c18-4 20 24-2 26', red, 7),
    path('M8 34c18 5 36 5 54 0-1 16-3 34-6 48-12 5-30 5-42 0-3-14-5-32-6-48z', red),
    path('M44 37c6-.5 12-1.4 18-3-1 16-3 34-6 48-5 2-10 3-16 4 5-16 6-32 4-49z', mix(red, 76, 'black')),
    pen.blob(35, 34, 27, 6, mix(red, 80, 'white')),
    pen.blob(35, 34.5, 22, 4.2, color('art-wood-dark')),
    line('M28 22c-6-6 4-9-1-16M42 22c-6-6 4-9-1-16', color('art-steam'), 3),
  ].join('');
}

export function plant(): string {
  const light = color('die-green');
  const dark = mix(light, 70, 'black');
  const pot = color('art-pot');
  const leaf = (angle: number, scale: number, paint: string): string =>
    group(
      `translate(40 74) rotate(${angle}) scale(${scale})`,
      path('M0 0C-11-16-9-40 2-54 11-38 11-16 0 0z', paint),
      line('M0-2C1-18 1-32 2-46', mix(paint, 75, 'black'), 1.4),
    );
  return [
    leaf(-62, 0.8, dark),
    leaf(64, 0.8, dark),
    leaf(-34, 1, light),
    leaf(36, 0.98, light),
    leaf(-8, 1.2, dark),
    leaf(12, 1.1, light),
    path('M16 74c16 3 34 3 50 0-1 16-4 32-7 42-11 4-25 4-36 0-3-10-6-26-7-42z', pot),
    path('M44 76c8 0 15-.6 22-2-1 16-4 32-7 42-4 1.5-9 2.2-14 2.6 3-14 3-28-1-42.6z', mix(pot, 78, 'black')),
  ].join('');
}

/** Three dice left on the table. */
export function dice(): string {
  const pen = createPen(42);
  const cube = { size: 42, pitch: 38 };
  return [
    pen.blob(62, 94, 34, 7, color('art-shadow')),
    pen.blob(120, 108, 36, 7, color('art-shadow')),
    pen.blob(174, 86, 34, 7, color('art-shadow')),
    die({
      ...cube,
      x: 54,
      y: 66,
      yaw: 26,
      paint: color('die-red'),
      pip: color('die-white'),
      values: { top: 5, front: 4, right: 6, left: 3 },
    }),
    die({
      ...cube,
      x: 110,
      y: 80,
      yaw: 52,
      paint: color('die-white'),
      pip: color('ink'),
      values: { top: 1, front: 3, right: 5, left: 4 },
    }),
    die({
      ...cube,
      x: 165,
      y: 58,
      yaw: 14,
      paint: color('die-green'),
      pip: color('die-white'),
      values: { top: 3, front: 6, right: 5, left: 4 },
    }),
  ].join('');
}

/** A rolled-up score sheet with a ribbon: the record of a game. */
export function record(): string {
  const pen = createPen(17);
  const shade = mix(color('paper-shade'), 86, color('art-wood-dark'));
  return [
    path('M12 82c26 9 76 9 98-1l-8 9H22z', color('art-shadow')),
    group(
      'rotate(-7 60 50)',
      path('M18 30c30 4 56 3 84-1 7 12 7 32 0 44-28 4-56 5-84 1-7-11-7-32 0-44z', color('paper')),
      path('M18 62c28 4 56 3 86-1-.5 5-1.2 9-2.6 12-28 4-55 5-83 1-1-3-1.6-7-.4-12z', color('paper-shade')),
      pen.blob(102, 51, 7, 22, shade),
      pen.blob(102, 51, 4, 14, color('paper')),
      line('M103 44c2 3 2 11-1 14', color('ink-soft'), 1.6),
      line('M26 40c10 1.5 20 2 30 2M26 49c7 1 14 1.4 22 1.400', color('ink-soft'), 2),
      path('M64 31l13-.6c3 14 3 30 0 44l-13 .4c4-14 4-30 0-43.8z', color('die-red')),
      path('M66 74l-3 13 7-4 5 6 2-15z', mix(color('die-red'), 78, 'black')),
    ),
  ].join('');
}

/** A pencil tick. */
export const check = (): string => line('M5 20c3 3 5 6 7 9C16 19 22 11 31 4', color('ink'), 3.6);

/** Back to where one came from. */
export const back = (): string => line('M14 3C10 6 7 8.5 4.5 11 7 13.5 10 16 14 19', 'currentColor', 2.6);
