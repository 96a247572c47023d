import { area, type Drawing } from './drawing.ts';
import { GOLD, GOLD_DEEP, RED, RED_DEEP, WHITE } from './paint.ts';

const FIVE = 'M20 4l4.8 10.3 11.2 1.3-8.3 7.7 2.3 11.2L20 29l-10 5.5 2.2-11.2L4 15.6l11.3-1.3z';
/** The yellow star has other rays than the red one, for eyes that cannot tell the colours apart. */
const EIGHT =
  'M20 2.4l3.4 9.3 9-4.1-4.1 9 9.3 3.4-9.3 3.4 4.1 9-9-4.1-3.4 9.3-3.4-9.3-9 4.1 4.1-9L2.4 20l9.3-3.4-4.1-9 9 4.1z';

const star = (d: string, fill: string, edge: string): Drawing => ({
  width: 40,
  height: 40,
  markup: area(d, fill, `stroke="${edge}" stroke-width="2.2" stroke-linejoin="round"`),
});

/** The stars of EB-1.3. White ones stand in white rows, black ones in black rows. */
export const STARS = {
  white: star(FIVE, WHITE, '#5d6470'),
  black: star(FIVE, '#1b1517', '#d8c4bd'),
  red: star(FIVE, RED, RED_DEEP),
  yellow: star(EIGHT, GOLD, GOLD_DEEP),
} as const;
