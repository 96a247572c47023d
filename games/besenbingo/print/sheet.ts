import { INK, INK_SOFT } from '../../kit/print/ink.ts';
import { mm, PAGE, placed } from '../../kit/print/page.ts';
import { box, disc, shape, stroke, words } from '../../kit/print/pen.ts';
import { copilot } from '../art/copilots.ts';
import { bust } from '../art/heads.ts';
import { PRINT } from '../art/paint.ts';
import { tower } from '../art/towers.ts';
import { pair, witch } from '../art/witches.ts';
import { MINUS_FIELDS, type Printed, type Sheet } from '../data/sheets.ts';
import { copilotOf, witchOf } from '../data/witches.ts';
import type { MESSAGES } from './messages.ts';

type Messages = (typeof MESSAGES)['de'];

/** A5 upright: half of a lying page. */
const WIDTH = PAGE.height / 2;
const SQUARE = 28.5;
const FIELD = { left: (WIDTH - 4 * SQUARE) / 2, top: 27 } as const;
/** The score bar below the field: the rows begin left, pair and minus row right. */
const BAR = { top: 147, pitch: 17, field: 14.2, right: 88 } as const;

/** The width of what stands right in the bar. */
const RIGHT_END = FIELD.left + 4 * SQUARE - BAR.right;

/** A sheet as it lies before a player: the field, and the score bar below it (BB-1.1, BB-1.3). */
export function sheet(
  number: number,
  { field, witches, copilots, combinations, pair: both }: Sheet,
  text: Messages,
): string {
  const rows = [
    witches.map((kind) => bust(kind)),
    copilots.map((animal) => copilot(animal)),
    combinations.map((each) => pair(witchOf(each), copilotOf(each))),
  ];
  return [
    header(number, text),
    ...field.flatMap((row, y) =>
      row.map((square, x) => placed(FIELD.left + x * SQUARE, FIELD.top + y * SQUARE, onField(square))),
    ),
    box(FIELD.left, FIELD.top, 4 * SQUARE, 4 * SQUARE, { stroke: INK, width: 0.7 }),
    ...rows.map((pictures, n) =>
      placed(FIELD.left, BAR.top + n * BAR.pitch, worth(n === 2 ? '2' : '1') + placed(7, 0, fields(pictures))),
    ),
    placed(BAR.right, BAR.top, worth('5') + placed(7, 0, pairRow(bust(witchOf(both)), copilot(copilotOf(both)), text))),
    placed(BAR.right, BAR.top + BAR.pitch, total(text)),
    placed(BAR.right, BAR.top + 2 * BAR.pitch, minusRow(text)),
  ].join('');
}

function header(number: number, text: Messages): string {
  return [
    words(FIELD.left, 19, 'Besenbingo', { size: 8, face: 'display' }),
    disc(FIELD.left + 53, 16.4, 4.4, { stroke: INK, width: 0.5 }),
    words(FIELD.left + 53, 18.4, String(number), { size: 5.6, bold: true, anchor: 'middle' }),
    words(FIELD.left + 63, 19, text.name, { size: 3.4, fill: INK_SOFT }),
    stroke(FIELD.left + 73, 19.6, FIELD.left + 4 * SQUARE, 19.6, { stroke: INK, width: 0.3 }),
  ].join('');
}

function onField(square: Printed): string {
  const tile = (fill: string): string => box(0, 0, SQUARE, SQUARE, { fill, stroke: INK, width: 0.25 });
  if (typeof square === 'number') return tile(PRINT.block) + fitted(tower(square, 'dark', PRINT), SQUARE, 0.04);
  return tile(PRINT.sky) + fitted(witch(witchOf(square), copilotOf(square)), SQUARE, 0.055);
}

/** A drawing made for a square of 100, in a square of this size with a margin (as a part of it). */
function fitted(drawing: string, size: number, margin: number): string {
  return placed(size * margin, size * margin, drawing, { scale: (size * (1 - 2 * margin)) / 100 });
}

/** What a field of this row is worth, before the row. */
function worth(points: string): string {
  return words(1.8, BAR.field / 2 + 2.2, points, { size: 6, bold: true, anchor: 'middle' });
}

function fields(pictures: readonly string[]): string {
  return pictures
    .map((picture, n) => {
      const x = n * BAR.field;
      return (
        box(x, 0, BAR.field, BAR.field, { fill: '#fff', stroke: INK, width: 0.35 }) +
        placed(x, 0, fitted(picture, BAR.field, 0.08))
      );
    })
    .join('');
}

/** Witch and copilot joined by a plus: only both together count. */
function pairRow(kind: string, animal: string, text: Messages): string {
  const plus = `M${mm(BAR.field)} ${mm(BAR.field / 2)}m-1.6 0h3.200m-1.600-1.600v3.200`;
  return [
    fields([kind, animal]),
    disc(BAR.field, BAR.field / 2, 2.4, { fill: '#fff', stroke: INK, width: 0.35 }),
    shape(plus, { stroke: INK, width: 0.6 }),
    words(0, BAR.field + 3, text.pair, { size: 2.6, fill: INK_SOFT }),
  ].join('');
}

function total(text: Messages): string {
  return [
    words(0, 9.6, text.points, { size: 4.4, bold: true }),
    box(7 + BAR.field, 2.6, RIGHT_END - 7 - BAR.field, 10.8, { stroke: INK, width: 0.5, round: 1.2 }),
  ].join('');
}

function minusRow(text: Messages): string {
  const size = RIGHT_END / MINUS_FIELDS.flat.length;
  const y = BAR.field - size;
  const all = MINUS_FIELDS.flat.map((points, n) => {
    const x = n * size;
    return (
      box(x, y, size, size, { stroke: INK, width: 0.35 }) +
      words(x + size / 2, y + 4.3, `−${-points}`, { size: 3.6, anchor: 'middle' })
    );
  });
  return words(0, y - 1.6, text.minus, { size: 2.6, fill: INK_SOFT }) + all.join('');
}
