import type { Colour } from '../data/sheets.ts';

/** What each colour looks like: the token of the body, its name for marks in sentences, and the pips on it. */
export const PAINT: Readonly<Record<Colour, { readonly token: string; readonly body: string; readonly pip: string }>> =
  {
    w: paint('die-white', '#241c17'),
    k: paint('die-black', '#fff'),
    r: paint('die-red', '#fff'),
    b: paint('die-blue', '#fff'),
    y: paint('die-yellow', '#241c17'),
    g: paint('die-green', '#fff'),
  };

function paint(token: string, pip: string): { token: string; body: string; pip: string } {
  return { token, body: `var(--${token})`, pip };
}
