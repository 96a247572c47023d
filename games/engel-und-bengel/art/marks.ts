/** The sign of each seat, as a path on 20 × 20: circle, square, triangle, diamond, cross, heart. It doubles the seat's colour. */
const MARKS: readonly string[] = [
  'M10 2.8a7.2 7.2 0 1 1-.1 0z',
  'M3 3.5h14v13H3z',
  'M10 2 18.5 17.5H1.5z',
  'M10 .8 19 10l-9 9.2L1 10z',
  'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
  'M10 18C3 12.5 1.5 9.5 2 6.5c.8-4.2 6.2-4.6 8-.8 1.8-3.8 7.2-3.4 8 .8.5 3-1 6-8 11.5z',
];

/** The mark of a seat. */
export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length] ?? '';
}
