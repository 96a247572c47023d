import { INK } from './pen.ts';
import { person } from './person.ts';
import { CARD, DOORWAY, PLINTH, plinthLayout, STAR, wallOf } from './shapes.ts';

/** A whole figure card, for print: doorway, person, plinth, number and stars. The face of the number is inherited. */
export function figureCard(number: number, stars: number): string {
  const at = plinthLayout(number, stars);
  return [
    `<path d="${DOORWAY}" fill="${wallOf(number)}" stroke="${INK}" stroke-width="1.1"/>`,
    person(number),
    `<path d="${PLINTH}" fill="${CARD.plinth}" stroke="${INK}" stroke-width="1.1"/>`,
    `<text x="${at.number}" y="58.2" text-anchor="middle" font-weight="800" font-size="15.5" letter-spacing="-.4" fill="${INK}">${number}</text>`,
    stars === 0
      ? ''
      : `<path d="${STAR}" transform="translate(${at.star} 53)" fill="${CARD.star}" stroke="${INK}" stroke-width=".9" stroke-linejoin="round"/>`,
  ].join('');
}
