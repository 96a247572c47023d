/**
 * Subsets the three faces to the signs that German and English need, and writes them to static/fonts. The faces are open (OFL).
 * Fraunces keeps only the weights and the softness that the product uses.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont, { type Options } from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Names of players come from anywhere in the west: all of Latin-1. */
const LATIN = Array.from({ length: 96 }, (_, i) => String.fromCharCode(160 + i)).join('');
const SIGNS = 'ẞŒœŠšŽž–—‘’‚“”„‹›…•€−×→←↑↓ ';

/** Joined letters and their distances; the faces' many alternates stay at home. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

interface Face {
  readonly file: string;
  readonly source: string;
  readonly axes: Options['variationAxes'];
}

const FACES: readonly Face[] = [
  {
    file: 'fraunces',
    source: 'fraunces/files/fraunces-latin-soft-normal.woff2',
    axes: { wght: { min: 500, max: 760 }, SOFT: { min: 0, max: 100 } },
  },
  {
    file: 'atkinson',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 750 } },
  },
  { file: 'caveat', source: 'caveat/files/caveat-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
];

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const out = new URL('../static/fonts/', import.meta.url);
mkdirSync(out, { recursive: true });
for (const { file, source, axes } of FACES) {
  const whole = readFileSync(new URL(source, packages));
  const subset = await subsetFont(whole, ASCII + LATIN + SIGNS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  writeFileSync(new URL(`${file}.woff2`, out), subset);
}
