import { across, band, halfWidth } from './body.ts';
import { INK, line, type Part, patch, shape, spot } from './pen.ts';

const at = (places: readonly (readonly [number, number])[], r: number, colour: string): string =>
  places.map(([x, y]) => spot(x, y, r, colour)).join('');

/** What is printed on a body, in a second colour on the first; nothing of it leaves the body. */
export const CLOTHES = {
  plain: () => '',
  stripes: (colour) => [31, 36.5, 42].map((y) => patch(band(y, y + 2.9), colour)).join(''),
  apron: (colour) => patch('M15 29h10l3 21H12z', colour) + line('M16 40h8', INK, 1),
  coat: (colour) => patch('M20 26l-6 24h12z', colour) + line('M20 33l-3-5M20 33l3-5M20 33v17'),
  buttons: (colour) =>
    at(
      [
        [20, 31],
        [20, 36],
        [20, 41],
      ],
      1.3,
      colour,
    ),
  vest: (colour) => patch('M14 28.8l3-.6V50h-4zM26 28.8l-3-.6V50h4z', colour) + patch(band(39, 42.5), colour),
  belt: (colour) => patch(band(38, 41.6), INK) + patch('M17.5 37.3h5v5h-5z', colour),
  tie: (colour) => patch('M16 27l4 4 4-4z', '#fff') + patch('M19 29h2l1.8 11-2.8 3-2.8-3z', colour),
  bow: (colour) => patch('M15.5 27l4.5 11 4.5-11z', '#fff') + shape('M20 29.5l-4-2v4.5zM20 29.5l4-2v4.5z', colour),
  lapels: (colour) => patch('M15.5 27l4.5 13 4.5-13z', colour),
  bib: (colour) => patch('M14 32h12l4 18H10z', colour) + line('M14.5 32l-.4-2.5M25.5 32l.4-2.5', colour, 2.2),
  ermine: (colour) =>
    patch('M17 26h6l3 24H14z', colour) +
    at(
      [
        [22, 30],
        [18, 36],
        [22, 42],
        [18, 46.5],
      ],
      1,
      INK,
    ),
  scales: (colour) =>
    [31, 36, 41, 45.5]
      .flatMap((y, row) =>
        [-7.5, -2.5, 2.5, 7.5]
          .map((x) => x + (row % 2 === 0 ? 0 : 2))
          .filter((x) => Math.abs(x) + 2.5 < halfWidth(y) + 1)
          .map((x) => line(`M${20 + x - 2.5} ${y}q2.5 3 5 0`, colour, 1.1)),
      )
      .join(''),
  star: (colour) => patch('M20 31.5l1.7 3.6 4 .5-3 2.7.8 3.9-3.5-2-3.5 2 .8-3.9-3-2.7 4-.5z', colour),
  dots: (colour) =>
    at(
      [
        [15, 33],
        [21, 31],
        [25, 37],
        [17, 40],
        [23, 44],
        [13, 45],
        [28, 45],
      ],
      1.3,
      colour,
    ),
  ribs: (colour) => [34, 38, 42, 46].map((y) => line(across(y), colour, 1.1)).join(''),
} as const satisfies Readonly<Record<string, Part>>;

/** What lies round the shoulders, over the body. */
export const NECKWEAR = {
  collar: (colour) => shape('M12.5 30c2-4 13-4 15 0-4 4-11 4-15 0z', colour),
  ruff: (colour) =>
    shape(
      'M10 30q1-3 3-1 1.5-3 3.5-1 1.5-2 3.5-1 2-1 3.5 1 2-2 3.5 1 2-2 3 1-2 3.5-5 2.5-2 2.5-5 1-3 1.5-5 0-4 .5-5-2.5z',
      colour,
    ),
  scarf: (colour) =>
    shape('M12.5 28c4 3 11 3 15 0l.8 3.5c-4 3-12.5 3-16.6 0z', colour) + shape('M22 31l5 1 2 9-4 .6z', colour),
  studs: (colour) =>
    at(
      [
        [15, 32],
        [20, 32],
        [25, 32],
      ],
      1.2,
      '#d5dde2',
    ) + line('M13 37h14', colour, 1.4),
} as const satisfies Readonly<Record<string, Part>>;

/** What is seen behind the body. */
export const BEHIND = {
  cape: (colour) => shape('M13 27C8 32 4 42 5 49h30c1-7-3-17-8-22z', colour),
  bag: (colour) => shape('M8 30h8v14H8c-3 0-3-14 0-14z', colour),
  tank: (colour) => shape('M24 27h8c2 0 2 16 0 16h-8z', colour),
  tail: (colour) => shape('M26 46c6 2 10-1 12-8 2 6 0 12-8 12z', colour),
  veil: (colour) => shape('M13 11c-7 6-8 22-6 33 3 1 5-1 6-3zM27 11c7 6 8 22 6 33-3 1-5-1-6-3z', colour),
} as const satisfies Readonly<Record<string, Part>>;
