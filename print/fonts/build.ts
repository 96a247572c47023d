/// <reference path="../../web/fonts/subset-font.d.ts" />
/**
 * Cuts the printed faces out of the variable ones: one weight each, the signs that German and English need, joined as TrueType files
 * beside this one. The faces are open (OFL).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => String.fromCharCode(from + i)).join('');
/** All of Latin-1, for names of own faces and sheets, and the signs of good typesetting. */
const SIGNS = `${range(32, 127)}${range(160, 256)}ŒœŠšŽžẞ–—‘’‚“”„‹›…•€−×`;
const FEATURES = ['kern', 'liga', 'ccmp', 'lnum', 'tnum'];

const FACES = [
  { file: 'display', source: 'fraunces/files/fraunces-latin-soft-normal.woff2', axes: { wght: 680, SOFT: 100 } },
  {
    file: 'text',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: 450 },
  },
  {
    file: 'text-bold',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: 720 },
  },
] as const;

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
for (const { file, source, axes } of FACES) {
  const subset = await subsetFont(readFileSync(new URL(source, packages)), SIGNS, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  writeFileSync(new URL(`${file}.ttf`, import.meta.url), subset);
}
