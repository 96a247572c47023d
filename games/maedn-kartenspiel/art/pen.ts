/** The outline of everything in this room, and its dark parts. */
export const INK = '#2a211b';

const OUTLINE = `stroke="${INK}" stroke-width="1.25" stroke-linejoin="round" stroke-linecap="round"`;

/** An area with an outline. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" ${opacity < 1 ? `fill-opacity="${opacity}" ` : ''}${OUTLINE}/>`;

/** An area without one. */
export const patch = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** An open stroke with round ends. */
export const line = (d: string, colour: string = INK, width = 1.2): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A stroke of a thing: in its colour, on a wider one of ink. */
export const rod = (d: string, colour: string, width = 1.5, ink = width + 1.5): string =>
  line(d, INK, ink) + line(d, colour, width);

/** A circle with an outline. */
export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${OUTLINE}/>`;

/** A circle without one. */
export const spot = (x: number, y: number, r: number, fill: string = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** How a part is drawn, from its one or two colours. */
export type Part = (first: string, second: string) => string;
