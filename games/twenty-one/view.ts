import { latest, pick, type Random, type Viewer } from '@spieleabend/kernel';
import type { OwnSheets } from './data/own.ts';
import { COLOURS, type Colour, LETTERS, type Letter } from './data/sheets.ts';
import { digitOf, pack } from './digits.ts';
import { entriesFor } from './entry.ts';
import { type Material, materialOf, placeOf } from './material.ts';
import { ENTRIES, type Move, STRIKE } from './move.ts';
import { hitsOf, type Mark, marksOf, pointsOf, rowOf } from './row.ts';
import { entryOf, OWED, type Phase, type Sheet, STRUCK, type State } from './state.ts';

/** One row of a sheet. Its fields from left to right have the limits 6 5 4 3 2 1. */
export interface RowView {
  /** The colours of the fields, left to right. */
  readonly colours: readonly Colour[];
  /** What stands in the fields, left to right: a value, `'x'` for a strike, null for a free field. */
  readonly marks: readonly Mark[];
  /** How many fields hold exactly their limit. */
  readonly hits: number;
  /** What the row is worth as it stands: the values and the bonus for its hits. */
  readonly points: number;
}

/** One player's sheet, public to all. */
export interface SheetView {
  readonly letter: Letter;
  /** The row being worked on, 0 to 4; 5 when the last row is full. Rows above it are scored, rows below it are empty. */
  readonly current: number;
  /** All five rows, top to bottom. */
  readonly rows: readonly RowView[];
  /** The hits of all rows, the unfinished one included. */
  readonly hits: number;
  /** The points of all rows, the unfinished one as it stands. */
  readonly points: number;
}

/** What one viewer knows: everything but the entries of the others from this roll. JSON-plain. */
export interface View {
  readonly seats: number;
  /** The house rule of TO-3.4. */
  readonly voluntaryStrike: boolean;
  /** The owner's sheets that are played with; null for the game's own. */
  readonly own: OwnSheets | null;
  readonly phase: Phase;
  /** The seat whose right it is to roll. */
  readonly active: number;
  /** Six values in the order `wkrbyg`, as the dice lie on the table; null before the first roll. */
  readonly dice: readonly number[] | null;
  /** Whether the dice were rolled again in this turn. */
  readonly rerolled: boolean;
  /** A sheet a seat; empty before the deal. */
  readonly sheets: readonly SheetView[];
  /** A flag a seat: whether it has entered from this roll while others still owe theirs. */
  readonly entered: readonly boolean[];
  /** The viewer's own entry while others still owe theirs. */
  readonly entry: Move | null;
}

/** All that a viewer may know: the others' entries stay face down until all are in (TO-3.5). */
export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? OWED : (state.entries[viewer] ?? OWED);
  return own === OWED ? viewOfOthers(state) : viewWith(state, own);
}

/** Whoever has not entered sees what all the others see who have not. */
const viewOfOthers = latest((state: State) => viewWith(state, OWED));

function viewWith(state: State, own: number): View {
  const material = materialOf(state.own);
  return {
    seats: state.seats,
    voluntaryStrike: state.voluntaryStrike,
    own: state.own,
    phase: state.phase,
    active: state.active,
    dice: state.dice === 0 ? null : COLOURS.map((_, colour) => digitOf(state.dice, colour)),
    rerolled: state.rerolled,
    sheets: state.sheets.map((sheet) => viewSheet(sheet, material)),
    entered: state.entries.map((entry) => entry !== OWED),
    entry: own === OWED ? null : own === STRUCK ? STRIKE : (ENTRIES[own] ?? null),
  };
}

function viewSheet(sheet: Sheet, material: Material): SheetView {
  const rows = sheet.rows.map((row, index): RowView => {
    const place = placeOf(sheet.letter, index);
    const order = material.orders[place] ?? [];
    return {
      colours: order.map((colour) => COLOURS[colour] ?? 'w'),
      marks: marksOf(row, order),
      hits: hitsOf(row, material.limits[place] ?? 0),
      points: pointsOf(row, place, material),
    };
  });
  return {
    letter: LETTERS[sheet.letter] ?? 'a',
    current: sheet.current,
    rows,
    hits: rows.reduce((sum, row) => sum + row.hits, 0),
    points: rows.reduce((sum, row) => sum + row.points, 0),
  };
}

/** A state that fits the view: the entries that lie face down are drawn from the legal ones. */
export function resample(view: View, viewer: Viewer, random: Random): State {
  const material = materialOf(view.own);
  const sheets = view.sheets.map((sheet) => readSheet(sheet, material));
  const dice = pack(view.dice ?? []);
  return {
    seats: view.seats,
    voluntaryStrike: view.voluntaryStrike,
    own: view.own,
    phase: view.phase,
    active: view.active,
    dice,
    rerolled: view.rerolled,
    sheets,
    entries: view.entered.map((entered, seat) => {
      if (!entered) return OWED;
      if (seat === viewer && view.entry !== null) return entryOf(view.entry);
      const sheet = sheets[seat];
      return sheet === undefined
        ? OWED
        : entryOf(pick(entriesFor(sheet, dice, view.voluntaryStrike, material), random));
    }),
  };
}

function readSheet(sheet: SheetView, { orders }: Material): Sheet {
  const letter = LETTERS.indexOf(sheet.letter);
  return {
    letter,
    current: sheet.current,
    rows: sheet.rows.map((row, index) => rowOf(row.marks, orders[placeOf(letter, index)] ?? [])),
  };
}
