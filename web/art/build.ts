/**
 * Draws everything and writes it to static/art: a sheet of named groups for each kind of picture. Pages use them by
 * `<svg><use href="/art/SHEET.svg#NAME"/></svg>` (Art.svelte), where the tokens and the display face are inherited from the page; so one
 * file serves both themes, is fetched once, and no drawing is in the JavaScript.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DRAWINGS as besenbingo } from '@spieleabend/games/besenbingo/art/index.ts';
import { DRAWINGS as engelUndBengel } from '@spieleabend/games/engel-und-bengel/art/index.ts';
import { DRAWINGS as maednKartenspiel } from '@spieleabend/games/maedn-kartenspiel/art/index.ts';
import { appIcon } from './app-icon.ts';
import { gameBox } from './box.ts';
import { besenbingoContents } from './open-box/besenbingo.ts';
import { eineuContents } from './open-box/eineu.ts';
import { engelUndBengelContents } from './open-box/engel-und-bengel.ts';
import { maednKartenspielContents } from './open-box/maedn-kartenspiel.ts';
import { openBox } from './open-box/open-box.ts';
import { twentyOneContents } from './open-box/twenty-one.ts';
import * as props from './props.ts';
import type { Drawing, Sheet } from './sizes.ts';
import { grainPaper, grainWood } from './surfaces.ts';
import * as ways from './ways.ts';

const SHEETS: { readonly [S in Sheet]: Readonly<Record<Drawing<S>, string>> } = {
  covers: {
    eineu: gameBox('eineu'),
    'twenty-one': gameBox('twenty-one'),
    besenbingo: gameBox('besenbingo'),
    'maedn-kartenspiel': gameBox('maedn-kartenspiel'),
    'engel-und-bengel': gameBox('engel-und-bengel'),
  },
  props: {
    lamp: props.lamp(),
    cat: props.cat(),
    mug: props.mug(),
    plant: props.plant(),
    dice: props.dice(),
    record: props.record(),
    check: props.check(),
    back: props.back(),
  },
  ways: {
    link: ways.link(),
    device: ways.device(),
    dice: ways.dice(),
    book: ways.book(),
    easy: ways.easy(),
    medium: ways.medium(),
    hard: ways.hard(),
  },
  boxes: {
    eineu: openBox('eineu', eineuContents),
    'twenty-one': openBox('twenty-one', twentyOneContents),
    besenbingo: openBox('besenbingo', besenbingoContents),
    'maedn-kartenspiel': openBox('maedn-kartenspiel', maednKartenspielContents),
    'engel-und-bengel': openBox('engel-und-bengel', engelUndBengelContents),
  },
};

/** The drawings of the rooms (`games/GAME/art/index.ts`), a sheet each by the name of its game: their boards know the sizes. */
const ROOMS: Readonly<Record<string, Readonly<Record<string, { readonly markup: string }>>>> = {
  besenbingo,
  'engel-und-bengel': engelUndBengel,
  'maedn-kartenspiel': maednKartenspiel,
};

const out = new URL('../static/art/', import.meta.url);
const tokens = new Set(
  readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8').match(/--[\w-]+(?=:)/g),
);

/** A drawing with a colour that the page does not know would be black. */
function assertTokens(sheet: string, markup: string): void {
  for (const [, token] of markup.matchAll(/var\((--[\w-]+)\)/g)) {
    if (token && !tokens.has(token)) throw new Error(`${sheet}: no token ${token} in src/styles/tokens.css`);
  }
}

function bake(sheet: string, drawings: readonly (readonly [name: string, markup: string])[]): void {
  const groups = drawings.map(([name, markup]) => `<g id="${name}">${markup}</g>`);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('\n')}</svg>`;
  assertTokens(sheet, markup);
  writeFileSync(new URL(`${sheet}.svg`, out), markup);
}

mkdirSync(out, { recursive: true });
for (const [sheet, drawings] of Object.entries(SHEETS)) bake(sheet, Object.entries(drawings));
for (const [game, drawings] of Object.entries(ROOMS)) {
  bake(
    game,
    Object.entries(drawings).map(([name, { markup }]) => [name, markup]),
  );
}
writeFileSync(new URL('grain-paper.svg', out), grainPaper());
writeFileSync(new URL('grain-wood.svg', out), grainWood());
writeFileSync(new URL('icon.svg', out), appIcon());
