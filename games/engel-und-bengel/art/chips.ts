import type { Drawing } from './drawing.ts';

const LOOKS = {
  50: { body: '#c8503f', edge: '#9c3a2e', rx: 14, ry: 6, dash: '4 3.4' },
  10: { body: '#e9c15a', edge: '#b78a3a', rx: 12, ry: 5.2, dash: '3.2 2.8' },
} as const;

/** The points of a chip. */
export type ChipValue = keyof typeof LOOKS;

/** A chip lying flat, seen from the chair; the middle of its top is at 16, 7. */
export function chip(value: ChipValue): Drawing {
  const { body, edge, rx, ry, dash } = LOOKS[value];
  const oval = (cy: number, more: string): string => `<ellipse cx="16" cy="${cy}" rx="${rx}" ry="${ry}" ${more}/>`;
  return {
    width: 32,
    height: 18,
    markup:
      oval(11, `fill="${edge}"`) +
      oval(7, `fill="${body}" stroke="#fff4e2" stroke-width="1.5" stroke-dasharray="${dash}"`),
  };
}

/** So many points in chips, the large ones first. Debts have none. */
export function chipsFor(points: number): { readonly fifties: number; readonly tens: number } {
  const owned = Math.max(0, points);
  return { fifties: Math.floor(owned / 50), tens: Math.floor((owned % 50) / 10) };
}
