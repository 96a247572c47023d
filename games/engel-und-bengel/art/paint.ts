/**
 * The colours of this room's drawings. Things keep their colour by day and by night, so they are plain; the sky does not, so it asks the
 * page for `--eb-sky1` and so on, and is bright where there is no page (printed sheets).
 */
export const SKY = {
  sky1: 'var(--eb-sky1, #a9d2e6)',
  sky2: 'var(--eb-sky2, #8fbcdc)',
  sky3: 'var(--eb-sky3, #b9a3c9)',
  sky4: 'var(--eb-sky4, #d98a80)',
  hell: 'var(--eb-hell, #93352b)',
} as const;

export const FIRE = '#dd5633';
export const FLAME = '#f2a23a';
export const CLOUD = '#fbf8f0';
export const CLOUD_SHADE = '#cfd9e2';
export const SOOT = '#2c2528';
export const SOOT_EDGE = '#100c0d';
export const SKIN = '#e8b58c';
export const WHITE = '#ffffff';
export const GOLD = '#f2c230';
export const GOLD_DEEP = '#8a6200';
export const RED = '#d9493d';
export const RED_DEEP = '#7c1f18';
