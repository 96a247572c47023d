import { INK, INK_SOFT } from '../../kit/print/ink.ts';
import { PAGE, placed } from '../../kit/print/page.ts';
import { box, disc, words } from '../../kit/print/pen.ts';
import { SOOT } from '../art/paint.ts';
import { STARS } from '../art/stars.ts';
import { angel, imp } from '../art/twins.ts';
import type { Box, Face, Row } from '../data/face.ts';

/** Half an upright page: a face is A5, lying. */
const MARGIN = 14;
/** A box is a little larger than an ordinary die of 16 mm. */
const BOX = 16.8;
const GAP = 2;
const ROW = { top: 25, pitch: 19.3, height: 18.4, points: 22 } as const;
const TWIN = 32;
/** From 24 letters on, a name is set smaller, so that it stays on its line. */
const LONG_NAME = 8.4 * 24;

/** One face of a board: six rows, white ones with an outline, black ones on soot, each with what it pays or costs (EB-1.2). */
export function faceSheet({ number, rows }: Face, name: string, note: string): string {
  const right = PAGE.width - MARGIN - TWIN;
  return [
    disc(MARGIN + 5, 15.6, 5, { stroke: INK, width: 0.5 }),
    words(MARGIN + 5, 17.6, String(number), { size: 5.4, bold: true, anchor: 'middle' }),
    words(MARGIN + 13, 18.6, name, { size: Math.min(8.4, LONG_NAME / name.length), face: 'display' }),
    ...rows.map((row, n) => placed(MARGIN, ROW.top + n * ROW.pitch, rowOf(row))),
    placed(right, ROW.top, angel.markup, { scale: TWIN / angel.width }),
    placed(right, ROW.top + 4.2 * ROW.pitch, imp.markup, { scale: TWIN / imp.width }),
    words(MARGIN, 144.4, note, { size: 2.9, fill: INK_SOFT }),
  ].join('');
}

function rowOf({ points, boxes }: Row): string {
  const black = points < 0;
  const rim = (ROW.height - BOX) / 2;
  const width = ROW.points + boxes.length * (BOX + GAP) - GAP + rim;
  const shown = boxes.map((it, n) => placed(ROW.points + n * (BOX + GAP), rim, boxOf(it, black)));
  return [
    box(0, 0, width, ROW.height, { fill: black ? SOOT : '#fff', stroke: INK, width: 0.5, round: 3 }),
    words(ROW.points / 2, 12.2, black ? `−${-points}` : `+${points}`, {
      size: 8,
      face: 'display',
      anchor: 'middle',
      fill: black ? '#fff' : INK,
    }),
    ...shown,
  ].join('');
}

/** What a die has to show here: its number, or the star of its row. */
function boxOf(it: Box, black: boolean): string {
  return box(0, 0, BOX, BOX, { fill: '#fff', stroke: INK, width: 0.35, round: 2 }) + markOf(it, black);
}

function markOf(it: Box, black: boolean): string {
  if (typeof it === 'number')
    return words(BOX / 2, BOX / 2 + 3.5, String(it), { size: 10, bold: true, anchor: 'middle' });
  const star = it === 'star' ? STARS[black ? 'black' : 'white'] : STARS[it];
  const size = 11.4;
  return placed((BOX - size) / 2, (BOX - size) / 2, star.markup, { scale: size / star.width });
}
