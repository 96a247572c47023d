import { FIGURES } from './figures.ts';
import { person } from './person.ts';

/** What the board shows by `<use href="/art/maedn-kartenspiel.svg#f12">`, baked at build time: the forty persons, in `FIGURE_BOX`. */
export const DRAWINGS: Readonly<Record<string, { readonly markup: string }>> = Object.fromEntries(
  Object.keys(FIGURES).map((number) => [`f${number}`, { markup: person(Number(number)) }]),
);
