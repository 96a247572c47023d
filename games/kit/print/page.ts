/**
 * Pages as they are printed: SVG documents in millimetres, A4. Plain markup without style sheets, so that it can become a PDF.
 */

/** A4 upright. */
export const PAGE = { width: 210, height: 297 } as const;

/** An upright page with this on it. */
export function page(...content: readonly string[]): string {
  return drawn(PAGE.width, PAGE.height, content);
}

/** A page that lies on its long side. */
export function lyingPage(...content: readonly string[]): string {
  return drawn(PAGE.height, PAGE.width, content);
}

function drawn(width: number, height: number, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`;
}

/** The items in rows of `size`, the last one perhaps shorter: what goes on one page each. */
export function inGroups<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}

/** Moved, and perhaps turned (degrees) or scaled. */
export function placed(
  x: number,
  y: number,
  content: string,
  { turn = 0, scale = 1 }: { readonly turn?: number; readonly scale?: number } = {},
): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${mm(scale)})`;
  return `<g transform="translate(${mm(x)} ${mm(y)})${turned}${scaled}">${content}</g>`;
}

/** A length as it is written: a thousandth is enough. */
export const mm = (length: number): string => String(Math.round(length * 1000) / 1000);
