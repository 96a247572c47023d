/** Strokes of a pencil, as SVG path data; each shape in a few hands. */
const CROSSES = [
  'M4 5C10 11 17 18 22 22M21 3.5C15 10 9 17 3.5 22.5',
  'M3 4.5c6 5 12 12 19.5 17M22 4c-7 5-13 12-18 19',
  'M3.5 3.5C9 10 15 15 22.5 22M22 4.5C17 9 9 16 4 22',
] as const;

/** A zigzag over a whole field of 46 × 62 units. */
export const ZIGZAG = 'M3 22L15 4L5 40L31 3L6 57L43 8L17 60L44 26L31 60L45 42';

/** How far the hand slips at mark number `n`, from −1 to 1: a little different at every mark, but the same each time one looks. */
export function wobble(n: number): number {
  const noise = Math.sin((n + 1) * 12.9898) * 43758.5453;
  return (noise - Math.floor(noise)) * 2 - 1;
}

/** The hand that draws cross number `n`. */
export function cross(n: number): string {
  return CROSSES[n % CROSSES.length] ?? CROSSES[0];
}
