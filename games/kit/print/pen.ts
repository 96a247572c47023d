import { INK } from './ink.ts';
import { mm } from './page.ts';

interface Lettering {
  /** Height of the letters' em in millimetres. */
  readonly size: number;
  readonly face?: 'display' | 'text';
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

/** Words on one line; `y` is their base line. */
export function words(x: number, y: number, text: string, lettering: Lettering): string {
  const { size, face = 'text', bold = false, anchor = 'start', fill = INK } = lettering;
  const weight = bold ? ' font-weight="bold"' : '';
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${mm(x)}" y="${mm(y)}" font-family="${face}" font-size="${mm(size)}"${weight}${where} fill="${fill}">${escaped(text)}</text>`;
}

/** Several lines of words, one below the other. */
export function lines(x: number, y: number, texts: readonly string[], lettering: Lettering): string {
  return texts.map((text, n) => words(x, y + n * lettering.size * 1.35, text, lettering)).join('');
}

/** Text as it may stand in markup; own data bring names that somebody typed. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the line in millimetres. */
  readonly width?: number;
  /** Lengths of dash and gap in millimetres. */
  readonly dash?: string;
  /** Radius of the corners in millimetres. */
  readonly round?: number;
}

function paint({ fill = 'none', stroke, width = 0.3, dash }: Look): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  return `fill="${fill}"${line}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}`;
}

export function box(x: number, y: number, width: number, height: number, look: Look): string {
  const round = look.round === undefined ? '' : ` rx="${mm(look.round)}"`;
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"${round} ${paint(look)}/>`;
}

export function disc(x: number, y: number, radius: number, look: Look): string {
  return `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}" ${paint(look)}/>`;
}

/** Any outline, as an SVG path in millimetres. */
export function shape(d: string, look: Look): string {
  return `<path d="${d}" ${paint(look)}/>`;
}

/** A straight line. */
export function stroke(x1: number, y1: number, x2: number, y2: number, look: Look): string {
  return shape(`M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`, look);
}
