/** Colours of the things that are the same by day, by night and on paper. */
export const INK = '#1b1a26';
export const CREAM = '#fff4e2';
export const GOLD = '#ffd84a';
export const WOOD = '#b98a52';
export const STRAW = '#d9b15a';

/** The colours of the night around the witches, which is one step lighter by day. */
export interface Night {
  /** The sky behind the witches. */
  readonly sky: string;
  /** The sky behind the towers. */
  readonly block: string;
  readonly star: string;
  readonly stone: string;
  /** Roofs, and the castle's wall. */
  readonly roof: string;
  /** Windows without a light. */
  readonly hole: string;
  /** The number on a tower. */
  readonly number: string;
}

/** On the screen: the board's tokens (`ui/Board.svelte`), which turn with the theme. */
export const SCREEN: Night = {
  sky: 'var(--bb-sky, #1c2b4a)',
  block: 'var(--bb-block, #16223c)',
  star: 'var(--bb-star, #8ea3c8)',
  stone: 'var(--bb-stone, #5d6e8c)',
  roof: 'var(--bb-roof, #3a4c74)',
  hole: 'var(--bb-hole, #101a30)',
  number: '#fbf3e2',
};

/** On paper: little ink, and legible without colour. */
export const PRINT: Night = {
  sky: '#ffffff',
  block: '#e9ecf3',
  star: '#b5bfd4',
  stone: '#c3cbdc',
  roof: '#7f8cab',
  hole: '#3a4660',
  number: '#1b1a26',
};

/** A tower whose windows are lit: the same by day and by night. */
export const LIT: Night = {
  sky: '#ffd590',
  block: '#8a6a4a',
  star: '#ffd590',
  stone: '#d9a35f',
  roof: '#a4502f',
  hole: '#fff1b8',
  number: '#2a1a05',
};

/** The line around every figure. */
export const outline = (width = 2): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** Every drawing is made for a square of 100; this fits one that was made for another box into it, upright and centred. */
export function fit([x, y, width, height]: readonly [number, number, number, number], markup: string): string {
  const scale = 100 / Math.max(width, height);
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  const left = (100 - width * scale) / 2 - x * scale;
  const top = (100 - height * scale) / 2 - y * scale;
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})">${markup}</g>`;
}
