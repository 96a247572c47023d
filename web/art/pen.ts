/**
 * The pen: shapes as SVG markup, drawn by a hand that wobbles a little.
 *
 * The wobble comes from a seed, so a drawing is the same in every build, and no filter runs on anybody's phone. A drawing takes its pen's
 * random numbers in the order of its strokes: another order is another drawing.
 */

export type Point = readonly [x: number, y: number];

/** A colour token of `src/styles/tokens.css`, as a paint. `build.ts` refuses drawings that name one which does not exist. */
export const color = (token: string): string => `var(--${token})`;

/** `percent` of one colour, the rest of another. */
export const mix = (paint: string, percent: number, other: string): string =>
  `color-mix(in oklab, ${paint} ${percent}%, ${other})`;

/** Coordinates need no more than a tenth. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const path = (d: string, fill: string, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`;

/** An open stroke with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, ...shapes: readonly string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

export interface LabelStyle {
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly track?: number;
}

/** Words in the display face. The face itself and its axes are inherited from the page (`svg.art`). */
export function label(at: Point, words: string, size: number, fill: string, style: LabelStyle = {}): string {
  const { weight = 700, anchor = 'start', track = 0 } = style;
  return `<text x="${at[0]}" y="${at[1]}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" letter-spacing="${track}" fill="${fill}">${words}</text>`;
}

interface PolygonStyle {
  /** How far a corner may miss. */
  readonly wobble?: number;
  /** How far an edge may bow. */
  readonly bow?: number;
  readonly attributes?: string;
}

export interface Pen {
  /** A polygon with slightly bowed, slightly off edges. */
  polygon(points: readonly Point[], fill: string, style?: PolygonStyle): string;
  box(x: number, y: number, width: number, height: number, fill: string, style?: PolygonStyle): string;
  /** An ellipse, nearly. */
  blob(cx: number, cy: number, rx: number, ry: number, fill: string, wobble?: number): string;
}

export function createPen(seed: number): Pen {
  let state = seed;
  const miss = (amount: number): number => {
    state = (state * 16807) % 2147483647;
    return ((state / 2147483647) * 2 - 1) * amount;
  };

  const polygon: Pen['polygon'] = (points, fill, { wobble = 0.7, bow = 0.9, attributes = '' } = {}) => {
    const corners = points.map(([x, y]): Point => [x + miss(wobble), y + miss(wobble)]);
    const edges = corners.map((from, index) => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dy) || 1;
      const bend = miss(bow) * Math.min(1, length / 40);
      const [mx, my] = [(from[0] + to[0]) / 2 - (dy / length) * bend, (from[1] + to[1]) / 2 + (dx / length) * bend];
      return `Q${round(mx)} ${round(my)} ${round(to[0])} ${round(to[1])}`;
    });
    const [x, y] = corners[0] ?? [0, 0];
    return path(`M${round(x)} ${round(y)}${edges.join('')}Z`, fill, attributes);
  };

  const box: Pen['box'] = (x, y, width, height, fill, style) =>
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      fill,
      style,
    );

  const blob: Pen['blob'] = (cx, cy, rx, ry, fill, wobble = 0.035) => {
    const handle = 0.5523;
    const stretch = (): number => 1 + miss(wobble);
    const [topX, topY] = [cx + miss(0.3), cy - ry * stretch()];
    const [rightX, rightY] = [cx + rx * stretch(), cy + miss(0.3)];
    const [bottomX, bottomY] = [cx + miss(0.3), cy + ry * stretch()];
    const [leftX, leftY] = [cx - rx * stretch(), cy + miss(0.3)];
    const [hx, hy] = [rx * handle, ry * handle];
    const curve = (...numbers: readonly number[]): string => `C${numbers.map(round).join(' ')}`;
    return path(
      `M${round(topX)} ${round(topY)}` +
        curve(topX + hx, topY, rightX, rightY - hy, rightX, rightY) +
        curve(rightX, rightY + hy, bottomX + hx, bottomY, bottomX, bottomY) +
        curve(bottomX - hx, bottomY, leftX, leftY + hy, leftX, leftY) +
        `${curve(leftX, leftY - hy, topX - hx, topY, topX, topY)}Z`,
      fill,
    );
  };

  return { polygon, box, blob };
}
