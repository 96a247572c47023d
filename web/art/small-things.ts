import { color, group, mix, type Pen, path } from './pen.ts';

/** A yellow pencil from (x, y), its point `length` away in direction `degrees`. */
export function pencil(pen: Pen, x: number, y: number, length: number, degrees: number, thickness = 9): string {
  const h = thickness / 2;
  const end = length - 24;
  const plain = { wobble: 0.2, bow: 0.3 };
  const stripe = (from: number, to: number, fill: string): string =>
    pen.polygon(
      [
        [0, from],
        [end, from],
        [end, to],
        [0, to],
      ],
      fill,
      plain,
    );
  return group(
    `translate(${x} ${y}) rotate(${degrees})`,
    stripe(-h, -h / 3, mix(color('die-yellow'), 88, 'white')),
    stripe(-h / 3, h / 3, color('die-yellow')),
    stripe(h / 3, h, mix(color('die-yellow'), 72, color('art-wood-dark'))),
    path(
      `M${end} ${-h}q4 ${h * 0.5} 0 ${h * 0.66}q5 ${h * 0.34} 0 ${h * 0.68}q4 ${h * 0.33} 0 ${h * 0.66}L${length} 0Z`,
      color('art-skin'),
    ),
    path(
      `M${length - 7} ${-h * 0.29}L${length} 0L${length - 7} ${h * 0.29}q2 -${h * 0.3} 0 -${h * 0.58}Z`,
      color('ink'),
    ),
    pen.box(-8, -h, 9, thickness, color('paper-shade'), { wobble: 0.2, bow: 0.2 }),
    path(`M-8 ${-h}h-5q-4 0 -4 ${h}q0 ${h} 4 ${h}h5z`, color('bad')),
  );
}

/** A star with four points. */
export const star = (x: number, y: number, r: number, fill: string): string =>
  path(
    `M${x} ${y - r}q${r * 0.18} ${r * 0.8} ${r} ${r}q-${r * 0.8} ${r * 0.18} -${r} ${r}q-${r * 0.18} -${r * 0.8} -${r} -${r}q${r * 0.8} -${r * 0.18} ${r} -${r}Z`,
    fill,
  );

/** The colours of a twenty one sheet, by the letters of its rows. */
const SHEET_COLORS: Readonly<Record<string, string>> = {
  y: 'yellow',
  b: 'blue',
  w: 'white',
  g: 'green',
  r: 'red',
  k: 'black',
};

export interface SheetGrid {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
  readonly wobble: number;
  readonly bow: number;
  /** Line width round white fields, which would vanish on paper. */
  readonly rim: number;
}

/** Coloured fields of a pad: a letter a field, a string a row. */
export function sheetFields(pen: Pen, rows: readonly string[], grid: SheetGrid): string {
  return rows
    .flatMap((row, r) =>
      [...row].map((letter, i) =>
        pen.box(
          grid.left + i * grid.stepX,
          grid.top + r * grid.stepY,
          grid.width,
          grid.height,
          color(`die-${SHEET_COLORS[letter]}`),
          {
            wobble: grid.wobble,
            bow: grid.bow,
            attributes: letter === 'w' ? `stroke="${color('paper-shade')}" stroke-width="${grid.rim}"` : '',
          },
        ),
      ),
    )
    .join('');
}

/** Pips that can be seen on a die of this colour. */
export const pipOn = (dieColor: string): string =>
  dieColor === 'white' || dieColor === 'yellow' ? color('ink') : color('die-white');
