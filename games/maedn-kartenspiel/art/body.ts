/** The pawn that everybody is: viewBox 0 0 40 60, head at (20, 21), body down to the plinth at 47.5. */
export const BODY =
  'M20 26c4 0 6.5 1.5 7.6 5.5L32 46c.7 2.6-1 4-4 4H12c-3 0-4.7-1.4-4-4l4.4-14.5C13.5 27.5 16 26 20 26z';
export const HEAD = { x: 20, y: 21, r: 7.8 } as const;

/** How far the body reaches to the left and to the right of its middle at this height. */
export const halfWidth = (y: number): number => 7.6 + (y - 31.5) * (4.4 / 14.5);

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A band round the body, from one height to another. */
export function band(top: number, bottom: number): string {
  const [upper, lower] = [halfWidth(top), halfWidth(bottom)];
  return `M${tenth(20 - upper)} ${top}h${tenth(2 * upper)}L${tenth(20 + lower)} ${bottom}h${tenth(-2 * lower)}z`;
}

/** A line across the body. */
export function across(y: number): string {
  const half = halfWidth(y);
  return `M${tenth(20 - half)} ${y}h${tenth(2 * half)}`;
}
