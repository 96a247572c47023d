import { cutAcross } from '../../kit/print/cut.ts';
import { DICE_INK, INK, INK_SOFT } from '../../kit/print/ink.ts';
import { inGroups, PAGE, page, placed } from '../../kit/print/page.ts';
import { box, disc, shape, stroke, words } from '../../kit/print/pen.ts';
import type { Printing } from '../../room.ts';
import type { OwnSheets } from '../data/own.ts';
import { BONUS, type Colour, LETTERS, type Letter, LIMITS, SHEETS } from '../data/sheets.ts';
import { MESSAGES } from './messages.ts';

type Messages = (typeof MESSAGES)['de'];

/** What each colour looks like on paper: the tile, and the letter on it. */
const PAINT: Readonly<Record<Colour, { readonly tile: string; readonly letter: string }>> = {
  w: { tile: DICE_INK.white, letter: INK },
  k: { tile: DICE_INK.black, letter: '#fff' },
  r: { tile: DICE_INK.red, letter: '#fff' },
  b: { tile: DICE_INK.blue, letter: '#fff' },
  y: { tile: DICE_INK.yellow, letter: INK },
  g: { tile: DICE_INK.green, letter: '#fff' },
};

/** Half a page: a sheet is A5, lying. */
const HEIGHT = PAGE.height / 2;
const MARGIN = 14;
/** A field: the colour with its limit above, the window to write in below. */
const FIELD = { width: 22, height: 17.4, head: 6.6, gap: 1.6 } as const;
const ROW = { top: 30, pitch: 19.8 } as const;
/** Where the sums at the end of the rows begin. */
const END = MARGIN + LIMITS.length * (FIELD.width + FIELD.gap) + 7.2;

/** twenty one on paper: its sheets, two on a page. */
export const printing: Printing = {
  sheets: () => LETTERS,
  pages(sheets, language, data) {
    const { sheets: rows, bonus } = boxOf(data);
    const text = MESSAGES[language];
    const letters = sheets.flatMap((name) => LETTERS.filter((letter) => letter === name));
    return inGroups(letters, 2).map((pair) =>
      page(
        ...pair.map((letter, n) => placed(0, n * HEIGHT, sheet(letter.toUpperCase(), rows[letter], bonus, text))),
        cutAcross(4, PAGE.width - 4, HEIGHT),
      ),
    );
  },
};

interface Box {
  readonly sheets: Readonly<Record<Letter, readonly string[]>>;
  /** For 0 to 6 hits. */
  readonly bonus: readonly number[];
}

/** The sheets and the bonus of a box, ours or an owner's; `data` is checked before it comes here. */
function boxOf(data: unknown): Box {
  return data === undefined ? { sheets: SHEETS, bonus: BONUS } : (data as OwnSheets);
}

function sheet(letter: string, rows: readonly string[], bonus: readonly number[], text: Messages): string {
  return [
    header(letter, bonus, text),
    ...rows.map((row, r) => placed(MARGIN, ROW.top + r * ROW.pitch, fieldsOf(row, text) + endOf(text, r === 0))),
    footer(text),
  ].join('');
}

function header(letter: string, bonus: readonly number[], text: Messages): string {
  return [
    words(MARGIN, 20, 'twenty one', { size: 8, face: 'display' }),
    disc(MARGIN + 51, 17.4, 4.4, { stroke: INK, width: 0.5 }),
    words(MARGIN + 51, 19.4, letter, { size: 5.6, bold: true, anchor: 'middle' }),
    words(MARGIN + 64, 20, text.name, { size: 3.4, fill: INK_SOFT }),
    stroke(MARGIN + 74, 20.6, MARGIN + 118, 20.6, { stroke: INK, width: 0.3 }),
    bonusKey(bonus, text),
  ].join('');
}

/** The bonus for one to six hits: crosses above, points below. */
function bonusKey(bonus: readonly number[], text: Messages): string {
  const right = PAGE.width - MARGIN;
  const step = 9;
  const columns = bonus.slice(1).map((points, n) => {
    const x = right - (bonus.length - 2 - n) * step - step / 2;
    return (
      words(x, 16, `${n + 1}×`, { size: 3.2, anchor: 'middle', fill: INK_SOFT }) +
      words(x, 20.6, `${points}`, { size: 4.2, bold: true, anchor: 'middle' })
    );
  });
  return words(right - 6 * step + 1.2, 11.6, text.bonus, { size: 3.2, fill: INK_SOFT }) + columns.join('');
}

function fieldsOf(row: string, text: Messages): string {
  return LIMITS.map((limit, at) => {
    const colour = row[at] as Colour;
    return placed(at * (FIELD.width + FIELD.gap), 0, field(colour, limit, text.letter[colour]));
  }).join('');
}

/** White on white needs a line. */
const RIM = { stroke: '#b6a78e', width: 0.25 } as const;

/** The colour is a frame round white paper, so that pencil is seen on it, and much ink is saved. */
function field(colour: Colour, limit: number, letter: string): string {
  const { width, height, head } = FIELD;
  const { tile, letter: ink } = PAINT[colour];
  return [
    box(0, 0, width, height, { fill: tile, stroke: INK, width: 0.25, round: 1.6 }),
    shape(`M1.6 .2H8.6V${head - 1.4}a1.2 1.2 0 0 1-1.2 1.2H.2V1.6A1.4 1.4 0 0 1 1.6 .2z`, { fill: '#fff' }),
    words(4.4, 5.1, `${limit}`, { size: 5.6, bold: true, anchor: 'middle' }),
    words(width - 2.2, 5, letter, { size: 4.6, bold: true, anchor: 'end', fill: ink }),
    box(1.1, head, width - 2.2, height - head - 1.1, { fill: '#fff', round: 1, ...(colour === 'w' && RIM) }),
  ].join('');
}

/** The boxes at the end of a row: where each begins, counted from the end of the fields, and how wide it is. */
const SUM = {
  height: 10.4,
  boxes: [
    [0, 8.8],
    [11.8, 8.8],
    [23.6, 9.6],
  ],
} as const;

/** Sum + bonus = points of a row; the words stand once, above the first one. */
function endOf(text: Messages, first: boolean): string {
  const y = (FIELD.height - SUM.height) / 2;
  const labels = [text.rowSum, text.rowBonus, text.points];
  const boxes = SUM.boxes.map(([x, width], n) => {
    const look = { stroke: INK, width: n === 2 ? 0.5 : 0.3, round: 1 };
    const label = { size: 2.7, anchor: 'middle', fill: INK_SOFT } as const;
    return box(x, y, width, SUM.height, look) + (first ? words(x + width / 2, y - 1.2, labels[n] ?? '', label) : '');
  });
  const sign = (x: number, it: string): string => words(x, y + 6.6, it, { size: 4, anchor: 'middle' });
  return placed(END - MARGIN, 0, boxes.join('') + sign(10.3, '+') + sign(22.1, '='));
}

function footer(text: Messages): string {
  const y = ROW.top + 5 * ROW.pitch;
  const right = PAGE.width - MARGIN;
  return [
    words(MARGIN, y + 8, text.dice, { size: 3.2, fill: INK_SOFT }),
    words(right - 23.5, y + 7.6, text.total, { size: 4.4, bold: true, anchor: 'end' }),
    box(right - 21.4, y - 0.6, 21.4, 12, { stroke: INK, width: 0.5, round: 1.2 }),
  ].join('');
}
