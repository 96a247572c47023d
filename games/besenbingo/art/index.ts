import { COPILOTS, WITCHES } from '../data/witches.ts';
import { copilot } from './copilots.ts';
import { bust } from './heads.ts';
import { cardBack, sky, type TowerLight, tower } from './towers.ts';
import { pair, witch } from './witches.ts';

interface Drawing {
  readonly markup: string;
}

const LIGHTS: readonly TowerLight[] = ['dark', 'lit', 'silent'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * What the board shows by `<use href="/art/besenbingo.svg#NAME">`, baked at build time. Every drawing fills a square of 100, the sky
 * one of 400: `witch-star-rat`, `pair-star-rat`, `bust-star`, `copilot-rat`, `tower-6-lit`, `sky-tower` (a1 is one) …
 */
export const DRAWINGS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  [
    ...WITCHES.flatMap((kind) => [
      [`bust-${kind}`, bust(kind)],
      ...COPILOTS.flatMap((animal) => [
        [`witch-${kind}-${animal}`, witch(kind, animal)],
        [`pair-${kind}-${animal}`, pair(kind, animal)],
      ]),
    ]),
    ...COPILOTS.map((animal) => [`copilot-${animal}`, copilot(animal)]),
    ...NUMBERS.flatMap((number) => LIGHTS.map((light) => [`tower-${number}-${light}`, tower(number, light)])),
    ['card-back', cardBack()],
    ['sky-tower', sky(true)],
    ['sky-witch', sky(false)],
  ].map(([name = '', markup = '']) => [name, { markup }]),
);
