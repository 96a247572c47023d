/** A drawing: SVG markup without the `<svg>` around it, on a sheet of this size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
}

/** Every outline of this room: one ink, one width, round ends. */
const INK = '#2a211b';
const OUTLINE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;

/** An area with an outline. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${OUTLINE}/>`;

/** A line of the pen, nothing inside it. */
export const stroke = (d: string): string => shape(d, 'none');

/** A line of colour with ink on both sides: an arm, the shaft of a fork. */
export const rod = (d: string, colour: string, width: number): string =>
  [INK, colour]
    .map((paint, layer) => {
      const wide = layer === 0 ? width + 3.4 : width;
      return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join('');

/** An area without an outline. */
export const area = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`;

export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** A dot with an outline. */
export const ball = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${OUTLINE}/>`;

export { INK };
