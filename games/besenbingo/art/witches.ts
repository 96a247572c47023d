import type { Copilot, Witch } from '../data/witches.ts';
import { COPILOTS } from './copilots.ts';
import { COLOUR, HEADS, SKIN } from './heads.ts';
import { CREAM, fit, GOLD, INK, outline, WOOD } from './paint.ts';

const BODIES: Readonly<Record<Witch, string>> = {
  weather: `<path d="M56 44c-10 1-20 8-27 4 1 6 4 9 8 10-4 1-8 1-11-1 3 8 14 12 26 10z" fill="#2f6aa6" ${outline()}/>
    <path d="M56 42c8-2 14 1 16 6l3 18c-8 5-20 6-27 3z" fill="${COLOUR.weather}" ${outline()}/>
    <path d="M52 46c7 2 14 1 19-2l2 5c-7 3-15 4-23 2z" fill="${GOLD}" ${outline(1.5)}/>`,
  herb: `<path d="M54 43c12-3 21 3 23 12 1 6 0 12-2 14-10 4-23 4-31 0-3-10 1-22 10-26z" fill="${COLOUR.herb}" ${outline()}/>
    <path d="M62 47c8 2 12 10 11 21l-14 2c-3-8-2-17 3-23z" fill="${CREAM}" ${outline(1.5)}/>`,
  forest: `<path d="M56 42c9-2 15 2 17 8l4 17-6-2-3 5-6-4-5 5-4-5-7 2c-1-12 2-23 10-26z" fill="#7a5a33" ${outline()}/>
    <path d="M57 45c-2 6-2 11 0 16M65 45c2 5 3 10 3 14" fill="none" stroke="#4e7a3a" stroke-width="3" stroke-linecap="round"/>`,
  star: `<path d="M58 43c-9 8-22 13-37 12 7 5 13 6 18 5-3 4-7 6-11 7 12 4 26 3 34-3z" fill="#6544a6" ${outline()}/>
    <path d="M57 42c8-2 13 1 14 6l4 19c-8 4-17 4-24 2z" fill="${COLOUR.star}" ${outline()}/>
    <circle cx="40" cy="59" r="1.7" fill="${GOLD}"/><circle cx="62" cy="52" r="1.8" fill="${GOLD}"/><circle cx="67" cy="61" r="1.8" fill="${GOLD}"/>`,
};

const BRISTLES: Readonly<Record<Witch, string>> = {
  weather: '#d9b15a',
  herb: '#8fbf5a',
  forest: '#9c6a3c',
  star: '#cfc6ee',
};

const STICK = 'M94 56 20 72';
const ARM = 'M60 50c4 5 9 9 16 9';

/** A witch on her broom with her copilot behind her, flying right, in a square of 100. */
export function witch(kind: Witch, copilot: Copilot): string {
  const stroke = (d: string, colour: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  // The star on her hat needs its room.
  const head = kind === 'star' ? 'translate(61 37) scale(.86)' : 'translate(61 34)';
  return [
    stroke(STICK, INK, 7),
    stroke(STICK, WOOD, 3.6),
    `<path d="M25 67c-9-2-16-1-23 4l5 3-6 4 7 1-3 5c9 1 17-3 23-9z" fill="${BRISTLES[kind]}" ${outline()}/>`,
    '<path d="M25 66l3 9" stroke="#7a2f22" stroke-width="4"/>',
    BODIES[kind],
    `<path d="M70 64c4 3 5 8 4 13l8-1c2 0 3 3 1 4l-14 2-2-14z" fill="#3a2d3c" ${outline()}/>`,
    stroke(ARM, INK, 7.5),
    stroke(ARM, COLOUR[kind], 4.2),
    `<circle cx="77" cy="59" r="3.6" fill="${SKIN[kind]}" ${outline(1.6)}/>`,
    `<g transform="${head}">${HEADS[kind]}</g>`,
    `<g transform="translate(27 67) rotate(-10) scale(.98)">${COPILOTS[copilot]}</g>`,
  ].join('');
}

/** A witch's head and her copilot together, as row 3 of the score bar shows them, in a square of 100. */
export function pair(kind: Witch, copilot: Copilot): string {
  const head = kind === 'star' ? 'translate(40 40) scale(.8)' : 'translate(40 36) scale(.95)';
  return fit(
    [-3, -1, 69, 69],
    `<g transform="${head}">${HEADS[kind]}</g><g transform="translate(20 62) scale(.92)">${COPILOTS[copilot]}</g>`,
  );
}
