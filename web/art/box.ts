import { COVERS, type CoverName } from './covers/index.ts';
import { color, createPen, group, line, mix, path } from './pen.ts';

/** How far the lit top and the dark side of a box stand out. */
export const DEPTH = { x: 13, y: 8 } as const;

/** A box on the shelf: front, lit top, dark side, and a flat shadow (which runs over the right edge). */
export function gameBox(name: CoverName, shadow = true): string {
  const { width: w, height: h, side, draw } = COVERS[name];
  const { x: dx, y: dy } = DEPTH;
  const paint = color(side);
  // Every box has its own wobble.
  const pen = createPen(11 + name.length * 131 + name.charCodeAt(0) * 17);
  const edge = { wobble: 0.3, bow: 0.3 };
  const front = [
    `M3 ${dy + 0.5}C${w * 0.3} ${dy - 0.6} ${w * 0.7} ${dy + 0.6} ${w - 2} ${dy}q2 0 2 2.5`,
    `C${w - 0.6} ${h * 0.4} ${w + 0.6} ${h * 0.7} ${w} ${h + dy - 2}q0 2-2 2`,
    `C${w * 0.6} ${h + dy + 0.5} ${w * 0.3} ${h + dy - 0.5} 2.5 ${h + dy}q-2.5 0-2.5-2`,
    `C.6 ${h * 0.7}-.6 ${h * 0.3}.4 ${dy + 3}q0-2.5 2.6-2.5z`,
  ].join('');
  return [
    `<clipPath id="front-${name}">${path(front, '#000')}</clipPath>`,
    shadow ? path(`M${w + dx - 1} 26l20 16v${h - 34}l-20-6z`, color('art-shadow')) : '',
    pen.polygon(
      [
        [1, dy + 1],
        [dx, 0],
        [w + dx, 0],
        [w, dy + 1],
      ],
      mix(paint, 78, 'white'),
      edge,
    ),
    pen.polygon(
      [
        [w - 1, dy + 1],
        [w + 9.5, 2],
        [w + 9.5, h + 2],
        [w - 1, h + dy],
      ],
      mix(paint, 72, 'black'),
      edge,
    ),
    pen.polygon(
      [
        [w + 8.5, 4],
        [w + dx, 1],
        [w + dx, h - 1],
        [w + 8.5, h + 1.5],
      ],
      mix(paint, 52, 'black'),
      edge,
    ),
    `<g clip-path="url(#front-${name})">${group(`translate(0 ${dy})`, draw(pen))}</g>`,
    line(
      `M1.5 ${dy + 1.5}C${w * 0.3} ${dy + 0.6} ${w * 0.7} ${dy + 1.4} ${w - 2} ${dy + 1}`,
      'rgb(255 255 255 / .35)',
      1.2,
    ),
  ].join('');
}
