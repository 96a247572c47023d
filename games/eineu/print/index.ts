import { pips } from '../../kit/cube/pips.ts';
import { DICE_INK, HAIRLINE, INK, INK_SOFT } from '../../kit/print/ink.ts';
import { inGroups, mm, page, placed } from '../../kit/print/page.ts';
import { box, disc, lines, shape, words } from '../../kit/print/pen.ts';
import type { Printing } from '../../room.ts';
import { DICE, DIE_DATA, type Die } from '../data/dice.ts';
import { MESSAGES } from './messages.ts';
import { CUT_EDGES, FOLD_EDGES, netOf, TAB_EDGES, tabOn } from './net.ts';

type Messages = (typeof MESSAGES)['de'];

/** The edge of a die, in millimetres. */
const EDGE = 24;
const NET = { left: 17, top: 39, pitch: 85.5, perPage: 3 } as const;
/** Where the words and the small things beside the nets begin. */
const ASIDE = 132;

/** EINEU on paper: its three dice as nets, the two targets and the coaster of the die that rests. */
export const printing: Printing = {
  sheets: () => DICE.map((die) => DIE_DATA[die].colour),
  pages(sheets, language) {
    const text = MESSAGES[language];
    const dice = sheets.flatMap((name) => DICE.filter((die) => DIE_DATA[die].colour === name));
    return inGroups(dice, NET.perPage).map((group) => sheetOf(group, text));
  },
};

function sheetOf(dice: readonly Die[], text: Messages): string {
  return page(
    words(NET.left, 20, text.title, { size: 8, face: 'display' }),
    words(NET.left, 26.5, text.what, { size: 3.6, fill: INK_SOFT }),
    ...dice.map((die, n) =>
      placed(NET.left, NET.top + n * NET.pitch, net(die, text.letters[die]) + caption(die, text)),
    ),
    placed(ASIDE, NET.top + 24, lines(0, 0, text.how, { size: 3.6 })),
    placed(ASIDE, NET.top + NET.pitch + 22, targets(text)),
    placed(ASIDE + 24, NET.top + 2 * NET.pitch + 46, coaster(text)),
  );
}

type Point = readonly [x: number, y: number];

const along = (points: readonly Point[]): string =>
  points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${mm(x * EDGE)} ${mm(y * EDGE)}`).join('');

function net(die: Die, letter: string): string {
  const tabs = TAB_EDGES.map((edge) => shape(along(tabOn(edge)), { fill: '#ece5d8', stroke: INK, width: 0.25 }));
  const faces = netOf(die).map(({ column, row, value }) =>
    placed(column * EDGE, row * EDGE, face(die, value, letter, EDGE)),
  );
  const cuts = CUT_EDGES.map((edge) => shape(along(edge), { stroke: INK, width: 0.25 }));
  // Between two dark faces the dashes lie on a light line, to be seen.
  const fold = { stroke: INK, width: 0.25, dash: '1.6 1.2' };
  const folds = [
    ...FOLD_EDGES.map((edge) => shape(along(edge), { stroke: '#fff', width: 0.5 }) + shape(along(edge), fold)),
    ...TAB_EDGES.map((edge) => shape(along(edge), fold)),
  ];
  return [...tabs, ...faces, ...cuts, ...folds].join('');
}

/** A face of a die, from (0, 0) on. Nobody needs the colour: the letter stands in two corners, and the pips of red are square. */
function face(die: Die, value: number, letter: string, size: number): string {
  const unit = size / 100;
  const holes = pips(value).map(({ x, y }) => pip(die, x * unit, y * unit, 9.4 * unit));
  const corner = words(9 * unit, 12.6 * unit, letter, {
    size: 11.5 * unit,
    bold: true,
    anchor: 'middle',
    fill: '#fff',
  });
  return [
    box(0, 0, size, size, { fill: DICE_INK[DIE_DATA[die].colour] }),
    ...holes,
    corner,
    placed(size, size, corner, { turn: 180 }),
  ].join('');
}

function pip(die: Die, x: number, y: number, radius: number): string {
  if (die !== 'r') return disc(x, y, radius, { fill: '#fff' });
  const half = radius * 0.9;
  return box(x - half, y - half, 2 * half, 2 * half, { fill: '#fff', round: radius / 5 });
}

function caption(die: Die, text: Messages): string {
  const { miwin, opposites } = DIE_DATA[die];
  const x = ASIDE - NET.left;
  const pairs = opposites.map(([one, other]) => `${one}–${other}`).join(' · ');
  return [
    words(x, 2, `${text.names[die]} ${miwin}`, { size: 6, face: 'display' }),
    words(x, 9, `${text.opposite} ${pairs}`, { size: 3.6, fill: INK_SOFT }),
  ].join('');
}

/** EI-2.2: what each of the two wants, as a card to lay before him. */
function targets(text: Messages): string {
  return targetCard(text, text.targets.nines, 9) + placed(0, CARD.height + 3, targetCard(text, text.targets.ones, 1));
}

const CARD = { width: 64, height: 24, die: 13 } as const;

function targetCard(text: Messages, target: string, value: number): string {
  const dice = (['b', 'r'] as const).map((die, n) =>
    placed(5 + n * (CARD.die + 2), 5.5, face(die, value, text.letters[die], CARD.die)),
  );
  return [
    box(0, 0, CARD.width, CARD.height, { stroke: INK, width: 0.25, round: 2 }),
    ...dice,
    words(36.5, 10.5, text.targets.yours, { size: 3.2, fill: INK_SOFT }),
    words(36.5, 16.5, target, { size: 3.9, bold: true }),
  ].join('');
}

/** EI-3.2: the die tipped last rests on it. */
function coaster(text: Messages): string {
  return [
    disc(0, 0, 22, { stroke: INK, width: 0.25 }),
    disc(0, 0, 19.5, { stroke: HAIRLINE, width: 0.6, dash: '0.1 1.6' }),
    words(0, 1, text.coaster.rests, { size: 7, face: 'display', anchor: 'middle' }),
    words(0, 7, text.coaster.why, { size: 3.2, anchor: 'middle', fill: INK_SOFT }),
  ].join('');
}
