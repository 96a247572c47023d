import type { Copilot } from '../data/witches.ts';
import { fit, INK, outline } from './paint.ts';

const FUR = '#e5923f';
const FEATHER = '#1f2236';
const FEATHER_EDGE = '#cfd8ea';
const BEAK = '#e7b23c';
const GREY = '#d8c9c6';
const PINK = '#e79aa0';

const RAT_TAIL = 'M-12-2c-8 1-11-5-9-12 1-4 6-5 6-1';

/** Who sits behind the witch: looking right, on (0, 0), about 34 wide and high. */
export const COPILOTS: Readonly<Record<Copilot, string>> = {
  cat: `<path d="M-12 0c-7 0-10-6-7-11 1-2 4-1 3 1-2 4 1 6 4 5" fill="none" ${outline(5.6)}/>
    <path d="M-12-1c-6 0-9-5-6-9" fill="none" stroke="${FUR}" stroke-width="3" stroke-linecap="round"/>
    <path d="M-12 1c-2-11 1-17 8-18l2-4-2-10 6 4h6l6-4-1 11c0 5-3 8-7 8l2 13z" fill="${FUR}" ${outline()}/>
    <path d="M-8-12l4 2M-10-7l5 1" fill="none" ${outline(1.6)}/>
    <circle cx="3" cy="-20" r="1.7" fill="${INK}"/><circle cx="9" cy="-20" r="1.7" fill="${INK}"/>
    <path d="M5-16.5h3l-1.500 1.800z" fill="${INK}"/>`,
  raven: `<path d="M-8-4l-13 5 3-7z" fill="${FEATHER}" stroke="${FEATHER_EDGE}" stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M-2 1l-1 4M4 1v4" fill="none" stroke="${BEAK}" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M-14-3c0-9 6-14 12-15 0-6 4-9 9-9 4 0 7 3 7 7 0 11-5 19-16 19-5 0-9 0-12-2z" fill="${FEATHER}" stroke="${FEATHER_EDGE}" stroke-width="1.6" stroke-linejoin="round"/>
    <path d="M13-24l11 5-11 2z" fill="${BEAK}" ${outline(1.4)}/>
    <path d="M-11-4c2-5 7-8 11-8-1 5-5 9-11 8z" fill="#3c4468"/><circle cx="8.5" cy="-21" r="2" fill="#fff6de"/>`,
  rat: `<path d="${RAT_TAIL}" fill="none" ${outline(4.6)}/>
    <path d="${RAT_TAIL}" fill="none" stroke="${PINK}" stroke-width="2.2" stroke-linecap="round"/>
    <path d="M-14 1c-3-12 4-18 13-18 3-4 9-4 13 0l8 7c1 1 0 3-2 3l-9 2 1 6z" fill="${GREY}" ${outline()}/>
    <circle cx="1" cy="-18" r="5.6" fill="${GREY}" ${outline()}/><circle cx="1" cy="-18" r="2.8" fill="${PINK}"/>
    <circle cx="10.5" cy="-13" r="1.7" fill="${INK}"/><circle cx="20" cy="-8.5" r="2" fill="#e0747e"/>`,
};

/** A copilot alone, in a square of 100. */
export function copilot(name: Copilot): string {
  return fit([-25, -36, 52, 46], COPILOTS[name]);
}
