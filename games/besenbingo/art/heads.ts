import type { Witch } from '../data/witches.ts';
import { CREAM, fit, GOLD, INK, outline, STRAW } from './paint.ts';

/** The colour of a kind. */
export const COLOUR: Readonly<Record<Witch, string>> = {
  weather: '#4c93d6',
  herb: '#6db04c',
  forest: '#cc4f38',
  star: '#8b62cf',
};

export const SKIN: Readonly<Record<Witch, string>> = {
  weather: '#f1c9a5',
  herb: '#d79a6c',
  forest: '#a8683f',
  star: '#8d5a3c',
};

const face = (
  kind: Witch,
): string => `<path d="M-9-3c0-6 4-9 9-9 6 0 9 4 9 8l7 4c1 2-1 3-6 3-1 5-5 7-9 7-6 0-10-5-10-13z" fill="${SKIN[kind]}" ${outline()}/>
  <circle cx="4.5" cy="-2.5" r="1.7" fill="${INK}"/><path d="M3 5.5c2 1 4 .6 5-.8" fill="none" ${outline(1.5)}/>`;

const STAR_HAT =
  'M-5-45l2.900 6.400 7 .8-5.200 4.700 1.400 6.900-6.100-3.500-6.100 3.500 1.400-6.900-5.200-4.700 7-.8z';

/** Head and hat, looking right, the face around (0, 0). */
export const HEADS: Readonly<Record<Witch, string>> = {
  weather: `<path d="M-6-6c-9-1-14 2-20 0 3 3 6 4 8 4-3 2-6 3-9 2 5 5 13 6 20 3z" fill="#e9eef5" ${outline()}/>${face('weather')}
    <path d="M-15-7 12-12c3-.6 4 2 2 3.500C6-3-8-2-15-3c-2-.3-2-3.600 0-4z" fill="${COLOUR.weather}" ${outline()}/>
    <path d="M-10-8-3-22-11-24 1-37 0-27 9-25 7-11.500z" fill="${COLOUR.weather}" ${outline()}/>
    <path d="M-9-9.500 7-12.500l.4-4L-6.500-14.500z" fill="${GOLD}"/>`,
  herb: `<circle cx="-10" cy="3" r="6" fill="#b5622b" ${outline()}/>${face('herb')}
    <path d="M-23-3c8-9 36-12 44-5 2 2-1 5-5 4-9-2-26-1-34 4-4 2-8 0-5-3z" fill="${STRAW}" ${outline()}/>
    <path d="M-13-9c1-9 6-13 12-13s11 3 12 10z" fill="${STRAW}" ${outline()}/>
    <path d="M-13-8.500c8-3 16-4 24-3.500v-4c-8-.6-16 .4-23 3z" fill="${COLOUR.herb}"/>
    <path d="M-6-20c-8-2-9-10-7-14 5 2 8 7 7 14zM-2-21c-3-7 1-13 5-15 3 5 1 12-5 15zM0-20c3-7 10-7 13-5-2 5-8 7-13 5z" fill="${COLOUR.herb}" ${outline()}/>`,
  forest: `<path d="M-8 0c-8 4-10 12-6 20l3-5 4 3c-2-6 0-12 4-15z" fill="#5a3526" ${outline()}/>${face('forest')}
    <path d="M-21-3C-22-20-10-30 1-30S22-20 20-6c0 3-3 4-6 3-9-3-20-2-28 2-3 1-7 0-7-2z" fill="${COLOUR.forest}" ${outline()}/>
    <circle cx="-9" cy="-13" r="4" fill="${CREAM}"/><circle cx="3" cy="-21" r="4.4" fill="${CREAM}"/><circle cx="12" cy="-12" r="3.2" fill="${CREAM}"/>`,
  star: `<path d="M-6-4c-12 0-16 8-22 9 4 3 8 3 11 1-1 4-5 6-8 7 8 3 17 0 22-7z" fill="#d7d9ef" ${outline()}/>${face('star')}
    <path d="M-14-6.500 13-11c3-.4 3 2.500 1 3.400C5-3-7-2-14-3c-2-.4-2-3.200 0-3.500z" fill="${COLOUR.star}" ${outline()}/>
    <path d="M-10-7.500-5-35 8-10.500c-6 3-12 4-18 3z" fill="${COLOUR.star}" ${outline()}/>
    <path d="${STAR_HAT}" fill="${GOLD}" ${outline(1.6)}/>
    <circle cx="-3" cy="-20" r="1.8" fill="${GOLD}"/><circle cx="1" cy="-14" r="1.5" fill="${GOLD}"/>`,
};

/** Where each head with its hat lies: left, top, width, height. */
const BOXES: Readonly<Record<Witch, readonly [number, number, number, number]>> = {
  weather: [-30, -40, 58, 56],
  herb: [-27, -39, 52, 54],
  forest: [-26, -33, 52, 55],
  star: [-31, -48, 60, 66],
};

/** A witch's head alone, in a square of 100. */
export function bust(kind: Witch): string {
  return fit(BOXES[kind], HEADS[kind]);
}
