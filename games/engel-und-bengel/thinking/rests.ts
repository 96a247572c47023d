import { nameIn, relabel } from './hands.ts';

/*
 * What is still free on a face. Only the free boxes matter, not what lies on the others, nor how the values are called: `20 for a 5 and another
 * 5` is worth as much as `20 for a 1 and another 1`. Faces that are alike in this sense are one here.
 */

/**
 * What is left of a row. `wants` says it from left to right: a digit for a certain value, `*3` for three alike of any value, `H` for a whole
 * full house, `x5` at its end for two alike that show no 5. Equal ones are the same object.
 */
export interface RowRest {
  readonly id: number;
  readonly points: number;
  readonly wants: string;
  /** Free boxes. */
  readonly free: number;
  /** The values wanted, each once, in the order in which they come up. */
  readonly values: readonly number[];
  /** What it wants, as a number: of the row itself, and the same for all rows that differ in the names of the values only. */
  readonly code: number;
  readonly pattern: number;
  /** Rows are sorted by this, then by their code, so that equal rests come out equal: points and pattern. */
  readonly shape: number;
  /** What is left after a die, by its value; null where it does not fit, `FULL` where it is the last. */
  readonly after: (RowRest | typeof FULL | null)[];
  /** The row with its values renamed, by the names. */
  readonly renamed: Map<number, RowRest>;
}

/** No box is free any more. */
export const FULL = 'full';

/** Placing a die on what is left of a face. */
export interface Placing {
  readonly value: number;
  /** What is left then, and the hands as they are called in it. */
  readonly rest: Rest;
  readonly hands: Int16Array;
}

/** What is left of a face. */
export interface Rest {
  readonly rows: readonly RowRest[];
  /** Free boxes. */
  readonly free: number;
  /** What all rows left pay and cost together. */
  readonly points: number;
  /** All ways to place a die; worked out when first asked for. */
  placings: readonly Placing[] | null;
}

/** A rest, and what the values of the caller are called in it. */
interface Named {
  readonly rest: Rest;
  /** See `relabel`. */
  readonly names: number;
}

/** More than the code of any row of six boxes. */
const CODES = 1_000_000;

const rows = new Map<string, RowRest>();

/** What is left of a row that pays `points`. */
export function rowRest(points: number, wants: string): RowRest {
  const key = `${points}:${wants}`;
  const known = rows.get(key);
  if (known !== undefined) return known;
  const values = valuesIn(wants);
  const pattern = codeOf(rename(wants, namesFor([{ values }])));
  const row: RowRest = {
    id: rows.size,
    points,
    wants,
    free: wants[0] === '*' ? Number(wants[1]) : wants === 'H' ? 5 : wants.length,
    values,
    code: codeOf(wants),
    pattern,
    shape: points * CODES + pattern,
    after: [],
    renamed: new Map(),
  };
  rows.set(key, row);
  for (let value = 0; value <= 6; value++) {
    const next = value === 0 ? null : afterDie(wants, value);
    row.after.push(next === '' ? FULL : next === null ? null : rowRest(points, next));
  }
  return row;
}

/** Wants as a number below `CODES`, so that sorting does not depend on what has been asked before. */
function codeOf(wants: string): number {
  return Number(wants.replace('x', '7').replace('*', '8').replace('H', '9'));
}

function valuesIn(wants: string): readonly number[] {
  if (wants[0] === '*') return [];
  return [...new Set([...wants].map(Number).filter((value) => value >= 1))];
}

/** What a row wants after a die; null where the die does not fit. */
function afterDie(wants: string, value: number): string | null {
  const name = String(value);
  switch (wants[0]) {
    case '*':
      return name.repeat(Number(wants[1]) - 1);
    case 'H':
      return `${name}${name}x${name}`;
    case 'x':
      return wants[1] === name ? null : name;
    default:
      return wants[0] === name ? wants.slice(1) : null;
  }
}

/** Names for the values, in the order in which these rows want them; those that none wants get the names that are left. */
function namesFor(rows: readonly Pick<RowRest, 'values'>[]): number {
  let names = 0;
  let name = 1;
  for (const { values } of rows) {
    for (const value of values) if (nameIn(names, value) === 0) names |= name++ << (3 * value);
  }
  for (let value = 1; value <= 6; value++) if (nameIn(names, value) === 0) names |= name++ << (3 * value);
  return names;
}

function rename(wants: string, names: number): string {
  return wants[0] === '*' ? wants : wants.replace(/[1-6]/g, (value) => String(nameIn(names, Number(value))));
}

function renamedRow(row: RowRest, names: number): RowRest {
  const known = row.renamed.get(names);
  if (known !== undefined) return known;
  const renamed = row.values.length === 0 ? row : rowRest(row.points, rename(row.wants, names));
  row.renamed.set(names, renamed);
  return renamed;
}

const rests = new Map<string, Rest>();

/** What is left where these rows are. */
export function restOf(rows: readonly RowRest[]): Named {
  const sorted: RowRest[] = [];
  for (const row of rows) insert(sorted, row);
  const names = namesFor(sorted);
  return { rest: restNamed(sorted, names), names };
}

/** Puts a row among others, by shape. */
function insert(rows: RowRest[], row: RowRest): void {
  let at = rows.length;
  for (; at > 0; at--) {
    const before = rows[at - 1];
    if (before === undefined || before.shape < row.shape || (before.shape === row.shape && before.code <= row.code))
      break;
    rows[at] = before;
  }
  rows[at] = row;
}

/** The rest of these rows, in this order, when their values are renamed. */
function restNamed(rows: readonly RowRest[], names: number): Rest {
  let key = '';
  for (const row of rows) key += String.fromCharCode(renamedRow(row, names).id);
  const known = rests.get(key);
  if (known !== undefined) return known;
  let free = 0;
  let points = 0;
  for (const row of rows) {
    free += row.free;
    points += row.points;
  }
  const rest: Rest = { rows: rows.map((row) => renamedRow(row, names)), free, points, placings: null };
  rests.set(key, rest);
  return rest;
}

/** All ways to place a die; of rows that are alike the first stands for all. */
export function placingsOf(rest: Rest): readonly Placing[] {
  if (rest.placings !== null) return rest.placings;
  const placings: Placing[] = [];
  for (const [at, row] of rest.rows.entries()) {
    if (row === rest.rows[at - 1]) continue;
    for (let value = 1; value <= 6; value++) {
      const after = row.after[value] ?? null;
      if (after === null) continue;
      placings.push(placing(value, rest.rows, at, after));
    }
  }
  rest.placings = placings;
  return placings;
}

/** A die of this value on the row at `at`, of which `after` is left then. */
function placing(value: number, rows: readonly RowRest[], at: number, after: RowRest | typeof FULL): Placing {
  const left: RowRest[] = [];
  for (let other = 0; other < rows.length; other++) {
    const row = rows[other];
    if (row !== undefined && other !== at) left.push(row);
  }
  if (after !== FULL) insert(left, after);
  const names = namesFor(left);
  return { value, rest: restNamed(left, names), hands: relabel(names) };
}

/** So many rests and rows are remembered, before all are forgotten. Rows make a key by their number in 16 bits. */
const MOST_RESTS_KEPT = 12_000;
const MOST_ROWS_KEPT = 10_000;

/** Forgets what has been worked out, if it has become too much; to be called between decisions only. */
export function makeRoom(): void {
  if (rests.size <= MOST_RESTS_KEPT && rows.size <= MOST_ROWS_KEPT) return;
  rests.clear();
  rows.clear();
}
