/** The shape of each seat's mark, in a box of 20 by 20: circle, square, triangle, diamond. */
export const MARKS: readonly string[] = [
  'M10 2a8 8 0 1 1-.1 0z',
  'M2.5 3h15v14.5h-15z',
  'M10 1.5 19 18H1z',
  'M10 .5 19 10l-9 9.5L1 10z',
];
