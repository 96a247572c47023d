import { countBits } from '@spieleabend/kernel';
import {
  emptyForecast,
  type Forecast,
  type Forecasts,
  follow,
  type Grid,
  ROW_STEPS,
  STEPS,
  WIDTH,
} from './forecast.ts';
import type { Course } from './plans.ts';
import { ENTRY_CODES, hitsOf, meanOfRolls, PLACE_SETS, placesOf, pointsOf, rollsOf } from './rolls.ts';
import { rollsAgain } from './solve.ts';
import type { Standing } from './standing.ts';

/** The forecast of a whole sheet, in points of the end, given that of its row (which may be a mixture). `wait` as in `RowValues`. */
export function sheetForecast(row: Forecast, at: Standing, wait: number, seats: number, plan: Forecasts): Forecast {
  const whole = emptyForecast();
  follow(row, wait, seats, (then) => plan.rows(at.rowsLeft, then), at.points + at.sum, whole);
  return whole;
}

/** The chance that the game ends after so many rolls and one wins it with so many points: numbers laid out as in a `Grid`. */
export interface Chances {
  /** If one fills row five with that roll. */
  readonly done: Float64Array;
  /** If one does not, so that somebody else must. */
  readonly open: Float64Array;
}

/** The chances against these others, who play without regard to each other; a tie counts as half a win. */
export function chancesAgainst(others: readonly Forecast[]): Chances {
  const done = new Float64Array(STEPS * WIDTH).fill(1);
  const nobody = new Float64Array(STEPS * WIDTH).fill(1);
  for (const other of others) {
    for (let step = 0; step < STEPS; step++) {
      let [below, openBelow] = [0, 0];
      for (let n = step * WIDTH; n < (step + 1) * WIDTH; n++) {
        const openHere = other.open.p[n] ?? 0;
        const here = openHere + (other.done.p[n] ?? 0);
        done[n] = (done[n] ?? 0) * (below + here / 2);
        nobody[n] = (nobody[n] ?? 0) * (openBelow + openHere / 2);
        below += here;
        openBelow += openHere;
      }
    }
  }
  return { done, open: done.map((chance, n) => chance - (nobody[n] ?? 0)) };
}

/** With at most so many free fields left in row five, the rest of the game is played out exactly. */
const EXACT = 4;
/** What is less probable than this is left out. */
const NEGLIGIBLE = 1e-5;

/**
 * The chance to win with a sheet, by what is entered now (`entryCode`). The rest of the row is played for the best chance where few fields
 * are free, by the plan where many are; the rows after it are played by the plan.
 */
export function entryWorth(
  at: Standing,
  wait: number,
  { seats, voluntaryStrike, bonus }: Course,
  plan: Forecasts,
  chances: Chances,
): (code: number) => number {
  const exact = at.rowsLeft === 0 && countBits(at.free) <= EXACT;
  const filled = new Float64Array(ROW_STEPS * WIDTH).fill(-1);
  const byEntry = new Float64Array(ENTRY_CODES * (exact ? ROW_STEPS : 1)).fill(-1);
  const before = at.points + at.sum;

  /** After this roll come `step` rolls; how long one's own is away then. */
  const waitAfter = (step: number): number => (wait + seats * ROW_STEPS - step) % seats;

  /** The row is full after so many more rolls, and the sheet has so many points. */
  const full = (step: number, points: number): number => {
    const n = step * WIDTH + points;
    const known = filled[n] ?? 0;
    if (known >= 0) return known;
    const rest = plan.rows(at.rowsLeft, waitAfter(step));
    const worth = meet(rest.done, chances.done, step, points) + meet(rest.open, chances.open, step, points);
    filled[n] = worth;
    return worth;
  };

  const byPlan = (code: number): number => {
    const { done, open } = plan.row(at.free ^ placesOf(code), at.hits + hitsOf(code), wait);
    const points = before + pointsOf(code);
    let worth = meet(open, chances.open, 0, points);
    for (let step = 0; step < done.steps; step++) {
      for (let gained = done.from[step] ?? 0; gained <= (done.to[step] ?? -1); gained++) {
        const p = done.p[step * done.width + gained] ?? 0;
        if (p > NEGLIGIBLE) worth += p * full(step, points + gained);
      }
    }
    return worth;
  };

  /** Everything in `code` is entered within `step` more rolls. */
  const playedOut = (step: number, code: number): number => {
    const index = step * ENTRY_CODES + code;
    const known = byEntry[index] ?? 0;
    if (known >= 0) return known;
    const free = at.free ^ placesOf(code);
    const points = before + pointsOf(code) + (bonus[at.hits + hitsOf(code)] ?? 0);
    const worth =
      free === 0 ? full(step, points) : (chances.open[step * WIDTH + points] ?? 0) + nextRoll(step + 1, code, free);
    byEntry[index] = worth;
    return worth;
  };

  const nextRoll = (step: number, code: number, free: number): number => {
    const { count, start, codes } = rollsOf(free);
    const kept = new Float64Array(count);
    for (let roll = 0; roll < count; roll++) {
      const [from, to] = [start[roll] ?? 0, start[roll + 1] ?? 0];
      let best = from === to || voluntaryStrike ? playedOut(step, code + (free & -free)) : 0;
      for (let n = from; n < to; n++) best = Math.max(best, playedOut(step, code + (codes[n] ?? 0)));
      kept[roll] = best;
    }
    return meanOfRolls(free, kept, rollsAgain(waitAfter(step - 1)), new Float64Array(PLACE_SETS));
  };

  return (code) => {
    const known = byEntry[code] ?? 0;
    if (known >= 0) return known;
    const worth = exact ? playedOut(0, code) : byPlan(code);
    byEntry[code] = worth;
    return worth;
  };
}

/** The mean of chances over a grid that begins after `rolls` with `points`. */
function meet(grid: Grid, chances: Float64Array, rolls: number, points: number): number {
  let sum = 0;
  for (let step = 0; step < grid.steps && step + rolls < STEPS; step++) {
    const shift = (step + rolls) * WIDTH + points - step * grid.width;
    const end = step * grid.width + Math.min(grid.to[step] ?? -1, WIDTH - 1 - points);
    for (let n = step * grid.width + (grid.from[step] ?? 0); n <= end; n++) {
      sum += (grid.p[n] ?? 0) * (chances[n + shift] ?? 0);
    }
  }
  return sum;
}
