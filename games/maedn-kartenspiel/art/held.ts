import { disc, INK, line, type Part, patch, rod, shape, spot } from './pen.ts';

interface Held {
  readonly draw: Part;
  /** Where the hand is that holds it; null where none is seen. */
  readonly hand: readonly [x: number, y: number] | null;
}

/** What somebody has in the hand. */
export const HELD = {
  rattle: { hand: [32, 41], draw: (c) => line('M32 40v-5', INK, 2) + disc(32, 32, 3.2, c) },
  cone: {
    hand: [28, 41],
    draw: (c, d) =>
      shape('M30 48 26.5 30c3-2 7-2 9 0z', c) + shape('M26.5 30c1-3 3-1 4.5-3.5 1 2.5 4 1 4.5 3.5-3 1.5-6 1.5-9 0z', d),
  },
  ball: { hand: null, draw: () => disc(32, 44, 5, '#fff') + patch('M32 41l2.5 2-1 3h-3l-1-3z', INK) },
  can: {
    hand: [28, 41],
    draw: (c) => shape('M27 37h8v8h-8z', c) + line('M27 40l-4-3', INK, 2.4) + line('M35 38c3 0 3 5 0 5'),
  },
  pretzel: {
    hand: [28, 41],
    draw: () => rod('M28 42c-4-6 3-10 5-4 2-6 9-2 5 4M28.5 41c1 3 8 3 9 0M33 38l-3 5M33 38l3 5', '#c57f35', 2.2, 3.6),
  },
  letter: {
    hand: [28, 41],
    draw: () => shape('M26 35h11v8H26z', '#fff') + line('M26 35l5.5 4.5L37 35') + spot(31.5, 40.5, 1.3, '#e0614d'),
  },
  ladder: { hand: [32, 38], draw: () => rod('M30 22v26M36 22v26M30 27h6M30 33h6M30 39h6M30 45h6', '#b98a52', 1.6, 3) },
  ladle: {
    hand: [32, 41],
    draw: () => rod('M33 44V28', '#c9d2d6', 1.4, 2.8) + shape('M29 25h8c0 5-8 5-8 0z', '#c9d2d6'),
  },
  axe: {
    hand: [32, 41],
    draw: () => rod('M32 48V27', '#b98a52', 1.6, 3) + shape('M31 26c4-2 6 0 7 2-1 3-3 4-7 3z', '#c9d2d6'),
  },
  hammer: { hand: [32, 41], draw: () => rod('M32 46V32', '#b98a52', 1.6, 3) + shape('M27 28h10v5H27z', '#7f8b94') },
  palette: {
    hand: [28, 41],
    draw: () =>
      shape('M25 40c0-5 5-7 9-6 4 .5 5 5 3 8s-4 0-6 2-6 1-6-4z', '#d9b07a') +
      spot(29, 38, 1.3, '#cf3f36') +
      spot(32.5, 36.5, 1.3, '#2f6fb7') +
      spot(35.5, 38.5, 1.3, '#f2c230'),
  },
  fish: {
    hand: [28, 41],
    draw: () => shape('M27 36c4-4 8-3 10 1l3-3v8l-3-3c-3 4-7 3-10-1z', '#8fb8cf') + spot(29.5, 36, 0.8, INK),
  },
  honey: {
    hand: [28, 41],
    draw: () =>
      shape('M28 36h9v10h-9z', '#f0b02e') +
      shape('M27.5 33.5h10v3h-10z', '#b5622b') +
      patch('M30 39h5v4h-5z', '#fff4e2'),
  },
  balloon: {
    hand: [32, 41],
    draw: (c) => line('M33 44c-1-6 0-10 0-16') + shape('M33 27c-4-1-5-5-5-7 0-3 2-5 5-5s5 2 5 5c0 2-1 6-5 7z', c),
  },
  stethoscope: {
    hand: null,
    draw: () => line('M15 28c0 8 4 9 5 9s5-1 5-9M20 37v4', INK, 1.5) + disc(20, 42.5, 2, '#c9d2d6'),
  },
  horn: { hand: [28, 41], draw: () => shape('M26 38c3 5 9 4 11-4l2 .5c0 8-8 13-15 6z', '#d9b15a') },
  knit: {
    hand: [28, 41],
    draw: () =>
      disc(32, 43, 4.5, '#d46a8c') +
      line('M29 41c2 0 5 1 6 4M28.5 44c2-1 4 0 5 3', '#fff8', 1) +
      line('M28 34l7 8M36 34l-6 7'),
  },
  cane: { hand: [32, 41], draw: () => rod('M34 48V33c0-5-6-5-6-1', '#9c6a3c', 1.8, 3.2) },
  wheel: {
    hand: [28, 41],
    draw: () => disc(32, 40, 4.5, 'none') + line('M32 33v14M25 40h14M27 35l10 10M37 35 27 45', '#9c6a3c', 1.6),
  },
  rope: { hand: [28, 41], draw: () => rod('M32 41c-6-2-5-9 0-9s6 7 0 9c-7 2-6-12 1-12', '#e3c48a', 1.5, 2.8) },
  guitar: {
    hand: [28, 41],
    draw: (c) =>
      shape('M24 40c-3 2-2 8 3 8 3 0 4-3 6-5s2-5-1-6-5 1-8 3z', c) +
      rod('M30 40l8-12', '#e3c48a', 1.5, 3) +
      spot(28.5, 42.5, 1.5, INK),
  },
  mic: { hand: [32, 41], draw: () => line('M32 44l-2-8', INK, 2.8) + disc(29.5, 33.5, 3.2, '#7f8b94') },
  magnifier: { hand: [28, 41], draw: () => line('M31 40l3 7', INK, 3) + disc(30, 35, 4.6, '#d7eef5') },
  plane: { hand: [28, 41], draw: () => shape('M25 39l14-7-5 13-3-4z', '#fff') + line('M31 41l8-9') },
  ski: { hand: [32, 38], draw: (c) => rod('M33 48V20c0-2 2-3 3-3', c, 2.4, 4) },
  swimRing: {
    hand: null,
    draw: () =>
      `<ellipse cx="20" cy="40" rx="14" ry="5.5" fill="none" stroke="${INK}" stroke-width="6.5"/><ellipse cx="20" cy="40" rx="14" ry="5.5" fill="none" stroke="#fff" stroke-width="4.2"/><ellipse cx="20" cy="40" rx="14" ry="5.5" fill="none" stroke="#e0614d" stroke-width="4.2" stroke-dasharray="8 8"/>`,
  },
  flowers: {
    hand: [28, 41],
    draw: () =>
      shape('M29 40l3 9 3-9z', '#6db04c') +
      disc(29.5, 38, 2.6, '#f4a3b5') +
      disc(34.5, 38, 2.6, '#f6d24c') +
      disc(32, 35.5, 2.6, '#f4a3b5'),
  },
  tray: {
    hand: [28, 41],
    draw: () =>
      shape('M25 33h14v2.2H25z', '#c9d2d6') +
      shape('M28 26h4l-.6 7h-2.8z', '#d7eef5') +
      shape('M33.5 29h4v4h-4z', '#cf3f36'),
  },
  shield: {
    hand: [28, 41],
    draw: (c, d) => shape('M26 33h11c0 8-2 11-5.5 13.5C28 44 26 41 26 33z', c) + line('M31.5 33.5v12M26.5 38h10', d, 2),
  },
  sack: {
    hand: [28, 41],
    draw: () => shape('M28 36c-4 4-4 11 0 12h7c5-1 4-8 0-12l2-3h-10z', '#b08a5a') + line('M28 36c2 1 5 1 7 0'),
  },
  sabre: { hand: [32, 41], draw: () => rod('M33 42V25', '#d5dde2', 1.8, 3.4) + rod('M29.5 40.5h7', '#f2c230', 1.4, 3) },
  flag: { hand: [32, 41], draw: () => line('M33 48V24', INK, 1.6) + shape('M33 24h6.5v6H33z', '#f2c230') },
  mead: {
    hand: [28, 41],
    draw: () =>
      shape('M28 35h7v10h-7z', '#b98a52') +
      line('M35 37c4 0 4 6 0 6') +
      shape('M27.5 35c0-3 3-2 4-3 1 1 4 0 4 3z', '#fff'),
  },
  handMirror: {
    hand: [32, 41],
    draw: () => line('M32 46v-5', INK, 2.8) + disc(32, 36, 4.6, '#d7eef5') + line('M30 36l2-2', '#fff', 1.3),
  },
  wand: {
    hand: [32, 41],
    draw: () =>
      line('M30 46l4-14', INK, 2.4) +
      patch('M35 24l1.5 3.3 3.6.4-2.7 2.5.7 3.6-3.1-1.8-3.1 1.8.7-3.6-2.7-2.5 3.6-.4z', '#f2c230'),
  },
  scepter: { hand: [32, 41], draw: (c) => rod('M33 47V30', c, 1.4, 2.8) + disc(33, 28, 3, '#cf3f36') },
  orb: {
    hand: [28, 41],
    draw: () => disc(32, 40, 4.5, '#f2c230') + line('M27.5 40h9') + line('M32 35v-5M30 32h4', INK, 1.6),
  },
} as const satisfies Readonly<Record<string, Held>>;
