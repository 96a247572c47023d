import { countBits } from '@spieleabend/kernel';
import { BONUS, FIELDS, ROWS } from './data/sheets.ts';
import { chanceAfter, ENTRY_CODES, entriesAt, hitsOf, PLACE_SETS, placesOf, pointsOf, rollsOf } from './rolls.ts';
import { ROW_COUNT, type RowValues, rollsAgain, rowIndex, WHOLE_ROW } from './solve.ts';

/**
 * How probable it is that something takes so many rolls and brings so many points: a number for each, a line of `width` points for each
 * number of rolls. Outside of `from` to `to` a line holds next to nothing.
 */
export interface Grid {
  readonly width: number;
  readonly steps: number;
  readonly p: Float32Array;
  readonly from: Int16Array;
  readonly to: Int16Array;
}

/** What lies before somebody: when and with how many points he is done, and with how many he stands at any time before that. */
export interface Forecast {
  readonly done: Grid;
  readonly open: Grid;
}

/** The most that a row can bring: all values and the bonus for six hits. */
const ROW_POINTS = 42;
const ROW_WIDTH = ROW_POINTS + 1;
/** No row takes more rolls than it has fields. */
export const ROW_STEPS = FIELDS + 1;
export const WIDTH = ROWS * ROW_POINTS + 1;
export const STEPS = ROWS * FIELDS + 1;

/** What is less probable than this is left out. */
const NEGLIGIBLE = 1e-5;

function emptyGrid(steps: number, width: number): Grid {
  return {
    width,
    steps,
    p: new Float32Array(steps * width),
    from: new Int16Array(steps),
    to: new Int16Array(steps).fill(-1),
  };
}

/** A forecast of a whole sheet in which nothing stands yet. */
export function emptyForecast(): Forecast {
  return { done: emptyGrid(STEPS, WIDTH), open: emptyGrid(STEPS, WIDTH) };
}

/** The same of a row with so many free fields: each roll fills one at least. */
export function emptyRowForecast(size: number): Forecast {
  return { done: emptyGrid(size + 1, ROW_WIDTH), open: emptyGrid(size + 1, ROW_WIDTH) };
}

/** Adds to a grid another one, later by `rolls`, richer by `points` and `times` as probable. */
export function addShifted(target: Grid, source: Grid, rolls: number, points: number, times: number): void {
  if (times < NEGLIGIBLE) return;
  for (let step = 0; step < source.steps && step + rolls < target.steps; step++) {
    const from = source.from[step] ?? 0;
    const to = Math.min(source.to[step] ?? -1, target.width - 1 - points);
    if (to < from) continue;
    const at = step + rolls;
    const [low, high] = [target.from[at] ?? 0, target.to[at] ?? -1];
    target.from[at] = high < low ? from + points : Math.min(low, from + points);
    target.to[at] = Math.max(high, to + points);
    const shift = at * target.width + points - step * source.width;
    for (let n = step * source.width + from; n <= step * source.width + to; n++) {
      target.p[n + shift] = (target.p[n + shift] ?? 0) + times * (source.p[n] ?? 0);
    }
  }
}

/** Narrows every line of a grid to what is worth counting. */
function trim(grid: Grid): void {
  for (let step = 0; step < grid.steps; step++) {
    let [from, to] = [grid.from[step] ?? 0, grid.to[step] ?? -1];
    while (from <= to && (grid.p[step * grid.width + from] ?? 0) < NEGLIGIBLE) from++;
    while (to >= from && (grid.p[step * grid.width + to] ?? 0) < NEGLIGIBLE) to--;
    grid.from[step] = from;
    grid.to[step] = to;
  }
}

/** The forecasts for somebody who plays by the values of rows. `wait` as in `RowValues`. */
export interface Forecasts {
  /** A row with these free fields and hits; the bonus of its hits counts, what stands in it does not. */
  row(free: number, hits: number, wait: number): Forecast;
  /** So many rows of which nothing is filled yet. */
  rows(count: number, wait: number): Forecast;
}

/** Works the forecasts out, smaller sets of free fields first; some tens of milliseconds for each seat. */
export function forecast(values: RowValues, seats: number, bonus: readonly number[] = BONUS): Forecasts {
  const byRow: Forecast[] = [];
  const row = (free: number, hits: number, wait: number): Forecast => {
    const at = wait * ROW_COUNT + rowIndex(free, hits);
    const known = byRow[at] ?? emptyRowForecast(countBits(free));
    byRow[at] = known;
    return known;
  };
  for (let wait = 0; wait < seats; wait++) {
    for (let hits = 0; hits <= FIELDS; hits++) {
      set(row(0, hits, wait).done, 0, bonus[hits] ?? 0);
    }
  }
  const chances = new Float64Array(ENTRY_CODES);
  for (let size = 1; size <= FIELDS; size++) {
    for (let free = 1; free < PLACE_SETS; free++) {
      if (countBits(free) !== size) continue;
      for (let hits = 0; hits <= FIELDS - size; hits++) {
        for (let wait = 0; wait < seats; wait++) {
          const { done, open } = row(free, hits, wait);
          set(open, 0, bonus[hits] ?? 0);
          for (const code of entryChances(values, free, hits, wait, chances)) {
            const next = row(free ^ placesOf(code), hits + hitsOf(code), (wait + seats - 1) % seats);
            addShifted(done, next.done, 1, pointsOf(code), chances[code] ?? 0);
            addShifted(open, next.open, 1, pointsOf(code), chances[code] ?? 0);
            chances[code] = 0;
          }
        }
      }
    }
  }

  const byCount = Array.from({ length: ROWS }, () => Array.from({ length: seats }, () => emptyForecast()));
  for (const [count, waits] of byCount.entries()) {
    for (const [wait, whole] of waits.entries()) {
      if (count === 0) set(whole.done, 0, 0);
      else follow(row(WHOLE_ROW, 0, wait), wait, seats, (at) => byCount[count - 1]?.[at], 0, whole);
      trim(whole.done);
      trim(whole.open);
    }
  }
  const rows = (count: number, wait: number): Forecast => byCount[count]?.[wait] ?? emptyForecast();
  return { row, rows };
}

/**
 * Adds up what comes of a row and of the rows after it: `rest(wait)` is the forecast of those, by the wait when they begin. `points` stand
 * already.
 */
export function follow(
  row: Forecast,
  wait: number,
  seats: number,
  rest: (wait: number) => Forecast | undefined,
  points: number,
  target: Forecast,
): void {
  addShifted(target.open, row.open, 0, points, 1);
  for (let step = 0; step < row.done.steps; step++) {
    const next = rest((wait + seats * FIELDS - step) % seats);
    if (next === undefined) continue;
    for (let gained = row.done.from[step] ?? 0; gained <= (row.done.to[step] ?? -1); gained++) {
      const times = row.done.p[step * row.done.width + gained] ?? 0;
      addShifted(target.done, next.done, step, points + gained, times);
      addShifted(target.open, next.open, step, points + gained, times);
    }
  }
}

function set(grid: Grid, step: number, points: number): void {
  grid.p[step * grid.width + points] = 1;
  grid.from[step] = points;
  grid.to[step] = points;
}

/** How probable each entry is before a roll, into `chances` by code; the codes that can come about. */
function entryChances(
  values: RowValues,
  free: number,
  hits: number,
  wait: number,
  chances: Float64Array,
): readonly number[] {
  const rolls = rollsOf(free);
  const again = rollsAgain(wait);
  // How often a roll that shows just these ones comes and is rolled again, and how often each roll comes and is kept.
  const rerolled = new Float64Array(PLACE_SETS);
  const kept = new Float64Array(rolls.count);
  for (let roll = 0; roll < rolls.count; roll++) {
    const ones = rolls.ones[roll] ?? 0;
    const worth = values.entered(free, hits, values.best(free, hits, entriesAt(rolls, roll), wait), wait);
    const often = again === 'better' ? Number(values.rerolled(free, hits, ones, wait) > worth) : again;
    rerolled[ones] = (rerolled[ones] ?? 0) + often * (rolls.chance[roll] ?? 0);
    kept[roll] = (1 - often) * (rolls.chance[roll] ?? 0);
  }
  const codes: number[] = [];
  for (let roll = 0; roll < rolls.count; roll++) {
    const ones = rolls.ones[roll] ?? 0;
    let chance = kept[roll] ?? 0;
    for (let stay = ones; ; stay = (stay - 1) & ones) {
      chance += (rerolled[stay] ?? 0) * chanceAfter(rolls, roll, stay);
      if (stay === 0) break;
    }
    const code = values.best(free, hits, entriesAt(rolls, roll), wait);
    if ((chances[code] ?? 0) === 0) codes.push(code);
    chances[code] = (chances[code] ?? 0) + chance;
  }
  return codes;
}
