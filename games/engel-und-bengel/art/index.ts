import { chip } from './chips.ts';
import type { Drawing } from './drawing.ts';
import { fire, scene } from './scene.ts';
import { cloud, soot } from './slabs.ts';
import { STARS } from './stars.ts';
import { angel, imp } from './twins.ts';

/** What the board shows by `<use href="/art/engel-und-bengel.svg#NAME">`, baked at build time. */
export const DRAWINGS = {
  scene,
  fire,
  cloud,
  soot,
  angel,
  imp,
  'star-white': STARS.white,
  'star-black': STARS.black,
  'star-red': STARS.red,
  'star-yellow': STARS.yellow,
  'chip-50': chip(50),
  'chip-10': chip(10),
} as const satisfies Readonly<Record<string, Drawing>>;

export type DrawingName = keyof typeof DRAWINGS;
