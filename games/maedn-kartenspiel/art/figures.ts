import type { BEHIND, CLOTHES, NECKWEAR } from './clothes.ts';
import type { FEATURES } from './faces.ts';
import type { BEARDS, HAIR } from './hair.ts';
import type { HEADWEAR } from './headwear.ts';
import type { HELD } from './held.ts';

export const SKINS = { a: '#f6d3b3', b: '#e8b58c', c: '#c98a5c', d: '#99603c', e: '#6c4029' } as const;

/** One part by name, and its colours. */
type Use<Parts> = readonly [part: keyof Parts, ...colours: readonly string[]];

/** How a figure is put together: one line a figure. */
export interface Dress {
  readonly skin: keyof typeof SKINS;
  readonly behind?: Use<typeof BEHIND>;
  readonly hair?: Use<typeof HAIR>;
  /** The part, the ground of the body, the second colour. */
  readonly clothes: Use<typeof CLOTHES>;
  readonly neck?: Use<typeof NECKWEAR>;
  readonly features?: readonly (keyof typeof FEATURES)[];
  /** The head wear leaves nothing of the face to be seen. */
  readonly masked?: boolean;
  readonly beard?: Use<typeof BEARDS>;
  readonly head?: Use<typeof HEADWEAR>;
  readonly holds?: Use<typeof HELD>;
}

/** The forty figures by number; their names are messages. */
export const FIGURES: Readonly<Record<number, Dress>> = {
  1: {
    skin: 'a',
    clothes: ['plain', '#a9d6e8'],
    features: ['dummy'],
    head: ['bonnet', '#a9d6e8'],
    holds: ['rattle', '#f2c230'],
  },
  2: {
    skin: 'd',
    behind: ['bag', '#f2c230'],
    hair: ['puffs', '#2a1d18'],
    clothes: ['stripes', '#d94f6a', '#f7c9d2'],
    holds: ['cone', '#2f6fb7', '#f2c230'],
  },
  3: { skin: 'c', hair: ['short', '#2a1d18'], clothes: ['stripes', '#3f9a58', '#fff'], holds: ['ball'] },
  4: {
    skin: 'b',
    hair: ['long', '#b5622b'],
    clothes: ['bib', '#f1e4c3', '#4f87b5'],
    head: ['straw', '#e9c46a', '#3f9a58'],
    holds: ['can', '#3f9a58'],
  },
  5: {
    skin: 'a',
    hair: ['short', '#8a5a34'],
    clothes: ['apron', '#c98a5c', '#fff'],
    beard: ['moustache', '#8a5a34'],
    head: ['bakersCap', '#fff'],
    holds: ['pretzel'],
  },
  6: {
    skin: 'e',
    hair: ['bun', '#1b1512'],
    clothes: ['buttons', '#2f5aa0', '#f2c230'],
    head: ['postCap', '#2f5aa0', '#f2c230'],
    holds: ['letter'],
  },
  7: {
    skin: 'c',
    hair: ['short', '#2a1d18'],
    clothes: ['buttons', '#35313a', '#f2c230'],
    features: ['soot'],
    head: ['topper', '#35313a'],
    holds: ['ladder'],
  },
  8: {
    skin: 'b',
    hair: ['short', '#cf6a2b'],
    clothes: ['buttons', '#fff', '#2a211b'],
    features: ['cheeks'],
    head: ['toque', '#fff'],
    holds: ['ladle'],
  },
  9: { skin: 'd', clothes: ['vest', '#33405c', '#f2e24a'], head: ['fireHelmet', '#cf3f36', '#f2c230'], holds: ['axe'] },
  10: {
    skin: 'b',
    hair: ['braids', '#e0b040'],
    clothes: ['vest', '#f08a2c', '#fdf3b0'],
    head: ['hardHat', '#f6d24c'],
    holds: ['hammer'],
  },
  11: {
    skin: 'd',
    hair: ['curls', '#2a1d18'],
    clothes: ['dots', '#fff', '#d94f6a'],
    head: ['beret', '#cf3f36'],
    holds: ['palette'],
  },
  12: {
    skin: 'b',
    clothes: ['plain', '#f2c230'],
    beard: ['full', '#c9c4bb'],
    head: ['souwester', '#f2c230'],
    holds: ['fish'],
  },
  13: { skin: 'c', behind: ['tank', '#e0b040'], clothes: ['vest', '#2b2f3b', '#e0614d'], head: ['snorkel', '#f08a2c'] },
  14: {
    skin: 'a',
    hair: ['long', '#7a4a2a'],
    clothes: ['plain', '#f3ead3'],
    head: ['beekeeper', '#f3e2b0'],
    holds: ['honey'],
  },
  15: {
    skin: 'a',
    hair: ['side', '#f07a2c'],
    clothes: ['dots', '#f6d24c', '#2f6fb7'],
    neck: ['ruff', '#fff'],
    features: ['nose'],
    head: ['tinyHat', '#2f6fb7', '#cf3f36'],
    holds: ['balloon', '#cf3f36'],
  },
  16: {
    skin: 'd',
    hair: ['bun', '#2a1d18'],
    clothes: ['coat', '#fff', '#7fc4c0'],
    head: ['headMirror', '#d5dde2'],
    holds: ['stethoscope'],
  },
  17: {
    skin: 'b',
    hair: ['braids', '#8a3f22'],
    clothes: ['belt', '#4e7a3a', '#f2c230'],
    head: ['forester', '#4e7a3a', '#e0614d'],
    holds: ['horn'],
  },
  18: {
    skin: 'a',
    hair: ['bun', '#cfd3da'],
    clothes: ['plain', '#8b62cf'],
    neck: ['collar', '#e9dcf7'],
    features: ['glasses'],
    holds: ['knit'],
  },
  19: {
    skin: 'b',
    hair: ['side', '#e9e6df'],
    clothes: ['tie', '#8a7560', '#3f6f5a'],
    beard: ['moustache', '#e9e6df'],
    head: ['flatCap', '#8a7560'],
    holds: ['cane'],
  },
  20: {
    skin: 'c',
    clothes: ['buttons', '#23355c', '#f2c230'],
    beard: ['full', '#f3eee3'],
    head: ['captain', '#fff', '#f2c230'],
    holds: ['wheel'],
  },
  21: {
    skin: 'b',
    clothes: ['belt', '#c98a5c', '#d5dde2'],
    neck: ['collar', '#cf3f36'],
    head: ['cowboy', '#8a5a34', '#3b2518'],
    holds: ['rope'],
  },
  22: {
    skin: 'a',
    hair: ['mohawk', '#46b04a'],
    clothes: ['plain', '#2b2830'],
    neck: ['studs', '#d94f6a'],
    holds: ['guitar', '#d94f6a'],
  },
  23: {
    skin: 'e',
    hair: ['afro', '#1b1512'],
    clothes: ['star', '#e23f8a', '#ffe08a'],
    features: ['lips'],
    holds: ['mic'],
  },
  24: {
    skin: 'b',
    hair: ['short', '#5a3a24'],
    clothes: ['lapels', '#b08a5a', '#fff'],
    head: ['deerstalker', '#c29a63', '#7a5230'],
    holds: ['magnifier'],
  },
  25: {
    skin: 'c',
    clothes: ['plain', '#7a4a2a'],
    neck: ['scarf', '#fff'],
    head: ['aviator', '#8a4f2a'],
    holds: ['plane'],
  },
  26: {
    skin: 'a',
    clothes: ['stripes', '#5cc0d6', '#fff'],
    features: ['goggles'],
    head: ['bobble', '#cf3f36', '#fff'],
    holds: ['ski', '#f2c230'],
  },
  27: { skin: 'c', clothes: ['plain', '#2f6fb7'], head: ['swim', '#f2c230'], holds: ['swimRing'] },
  28: {
    skin: 'd',
    behind: ['veil', '#fff'],
    hair: ['long', '#2a1d18'],
    clothes: ['buttons', '#fff', '#e6d5c4'],
    head: ['wreath', '#fff', '#f4a3b5'],
    holds: ['flowers'],
  },
  29: {
    skin: 'c',
    hair: ['short', '#1b1512'],
    clothes: ['bow', '#2b2830', '#cf3f36'],
    beard: ['moustache', '#1b1512'],
    holds: ['tray'],
  },
  30: {
    skin: 'a',
    clothes: ['ribs', '#aab6be', '#7f8b94'],
    masked: true,
    head: ['helmet', '#c2ccd3', '#cf3f36'],
    holds: ['shield', '#2f6fb7', '#f2c230'],
  },
  31: {
    skin: 'b',
    clothes: ['stripes', '#f4ead2', '#2a211b'],
    features: ['stubble'],
    head: ['robber', '#6f4526'],
    holds: ['sack'],
  },
  32: {
    skin: 'd',
    hair: ['curls', '#5a2a1c'],
    clothes: ['belt', '#b03a3a', '#f2c230'],
    head: ['pirate', '#2b2830', '#f2c230'],
    holds: ['sabre'],
  },
  33: {
    skin: 'a',
    clothes: ['buttons', '#e8edf0', '#e0614d'],
    masked: true,
    head: ['space', '#e8edf0'],
    holds: ['flag'],
  },
  34: {
    skin: 'a',
    clothes: ['belt', '#6a7f5a', '#d5dde2'],
    beard: ['long', '#e08a34'],
    head: ['viking', '#aab6be', '#b98a52'],
    holds: ['mead'],
  },
  35: {
    skin: 'b',
    hair: ['long', '#f0c860'],
    clothes: ['plain', '#ef8fb0'],
    neck: ['collar', '#fff'],
    head: ['hennin', '#ef8fb0', '#fff'],
    holds: ['handMirror'],
  },
  36: {
    skin: 'c',
    clothes: ['star', '#3a3f8f', '#f2c230'],
    beard: ['long', '#f3f1ec'],
    head: ['wizard', '#3a3f8f', '#f2c230'],
    holds: ['wand'],
  },
  37: {
    skin: 'e',
    behind: ['cape', '#cf3f36'],
    hair: ['long', '#1b1512'],
    clothes: ['star', '#2f8fd0', '#f2c230'],
    head: ['mask', '#cf3f36'],
  },
  38: {
    skin: 'a',
    behind: ['tail', '#5fb34f'],
    clothes: ['scales', '#5fb34f', '#2f7a34'],
    head: ['dino', '#5fb34f', '#f08a2c'],
  },
  39: {
    skin: 'd',
    hair: ['curls', '#7a2a1a'],
    clothes: ['ermine', '#a02c4c', '#fff'],
    head: ['queen', '#f2c230', '#2f8fd0'],
    holds: ['scepter', '#f2c230'],
  },
  40: {
    skin: 'a',
    behind: ['cape', '#6a3fa0'],
    clothes: ['ermine', '#6a3fa0', '#fff'],
    neck: ['collar', '#fff'],
    beard: ['full', '#9a6a3a'],
    head: ['king', '#f2c230', '#cf3f36'],
    holds: ['orb'],
  },
};
