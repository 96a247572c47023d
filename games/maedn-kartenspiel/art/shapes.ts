/** Everything about a figure's card is drawn in this box. */
export const FIGURE_BOX = '0 0 40 60';
/** The doorway that a figure stands in, and that it leaves behind. */
export const DOORWAY = 'M3 60V21C3 10 10 3.5 20 3.5S37 10 37 21v39z';
/** The plinth with the number. */
export const PLINTH = 'M2.5 45.5h35V58c0 1.5-.8 2-2 2h-31c-1.2 0-2-.5-2-2z';
/** A star of points, round its middle. */
export const STAR = 'M0-4.6l1.4 2.9 3.2.4-2.3 2.2.6 3.2L0 2.6l-2.9 1.5.6-3.2-2.3-2.2 3.2-.4z';

/** What a card is made of. Cards are things: these colours do not turn with the theme. */
export const CARD = { plinth: '#fff8ea', star: '#f0a51e', paper: '#fffaf0', pip: '#fff8ea' } as const;

const WALLS = ['#f3d3ad', '#cfe0c2', '#c6d9ea', '#eccbd4'] as const;

/** The wall behind a figure: one colour a row of the street. */
export const wallOf = (number: number): string => WALLS[Math.ceil(number / 10) - 1] ?? WALLS[0];

/** Where number and star stand on the plinth. */
export function plinthLayout(number: number, stars: number): { readonly number: number; readonly star: number } {
  if (stars === 0) return { number: 20, star: 0 };
  return number < 10 ? { number: 16, star: 29 } : { number: 14.5, star: 31.5 };
}

/** The face of a dice card's die, slightly imperfect; viewBox 0 0 100 100. */
export const DIE = 'M10 14c0-5 3-8 8-8l65 2c5 0 9 3 9 8l-1 68c0 5-4 8-9 8l-64-1c-5 0-8-3-8-8z';

/** Where the pips of a value lie on it. */
export const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 23],
    [72, 23],
    [28, 50],
    [72, 50],
    [28, 77],
    [72, 77],
  ],
};

/** The pawn on the back of the dice cards; viewBox 0 0 20 28. */
export const PAWN = 'M10 1.5a5.5 5.5 0 0 1 3 10.1c2.3 2 3.2 6.9 4 13.4H3c.8-6.5 1.7-11.4 4-13.4a5.5 5.5 0 0 1 3-10.1z';

/** The hand that takes a figure out of somebody's row; viewBox 0 0 24 24. */
export const GRAB =
  'M3 15c-1-4 0-8 2-9 1.5-.5 2 .6 2 2 .3-3 1-5 2.5-5s1.7 2 1.7 4c.4-2.4 1.3-4 2.6-3.7 1.5.3 1.3 2.4 1.2 4.5.6-1.6 1.6-2.6 2.7-2 1.5.8-.2 4.5-.7 6.7 1.5-1.5 3.5-2 4.2-.9.8 1.3-2 3-4 6-1.7 2.6-4 4-7 4-4 0-6.5-2.6-7.2-6.6z';
