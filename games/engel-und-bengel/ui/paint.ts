/** What a seat's dice look like: the token of the body, its name for marks in sentences, and the pips on it. */
export interface Paint {
  readonly token: string;
  readonly body: string;
  readonly pip: string;
}

const LIGHT = '#fffaf0';
const DARK = '#2a211b';

const SEATS: readonly Paint[] = [
  paint('die-blue', LIGHT),
  paint('die-red', LIGHT),
  paint('die-yellow', DARK),
  paint('die-green', LIGHT),
  paint('art-plum', LIGHT),
  paint('die-black', LIGHT),
];

/** The colour of a seat; its shape is in `art/marks.ts`. */
export function paintOf(seat: number): Paint {
  return SEATS[seat % SEATS.length] ?? paint('die-white', DARK);
}

function paint(token: string, pip: string): Paint {
  return { token, body: `var(--${token})`, pip };
}
