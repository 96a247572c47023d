import { countBits } from '@spieleabend/kernel';
import { addShifted, emptyRowForecast, type Forecast, type Forecasts } from './forecast.ts';
import type { Move } from './move.ts';
import { type Course, courseOf, type Plan, planFor } from './plans.ts';
import { type Chances, chancesAgainst, entryWorth, sheetForecast } from './race.ts';
import { chanceAfter, type Entries, entriesAt, entriesOf, hitsOf, placesOf, pointsOf, rollsOf } from './rolls.ts';
import { bestEntry, keepOrReroll, type Position } from './row-player.ts';
import { type Standing, standingOf } from './standing.ts';

/**
 * What a roll costs, in points, while the end is far: tuned by duels (docs/bots.md). It is the price by which the others are expected to
 * play, and one's own in all rows but the one that is worked on.
 */
const PRICE = 6;

/** Where two moves win equally often, the one that brings more points: a chance of this size for each. */
const TIE = 1e-6;

/** The move that wins most often, if all go on by the plan of a fixed price. */
export function byChance({ view, seat, moves }: Position): Move {
  const course = courseOf(view);
  const plan = planFor(course, PRICE);
  const at = standingOf(view, seat);
  const others = view.sheets.flatMap((_, other) => (other === seat ? [] : [standingOf(view, other)]));
  const kept = entryWorthAgainst(
    others.map((other) => afterKeeping(other, course, plan)),
    at,
    course,
    plan,
  );
  if (view.phase === 'enter') return bestEntry({ view, seat, moves }, at, kept);
  const again = entryWorthAgainst(
    others.map((other) => afterRerolling(other, course, plan)),
    at,
    course,
    plan,
  );
  const worth = most(kept, entriesOf(at.free, at.dice), at, course);
  return keepOrReroll(moves, worth, meanAgain(again, at, course));
}

/** What an entry is worth against these others. */
function entryWorthAgainst(
  others: readonly Forecast[],
  at: Standing,
  course: Course,
  plan: Plan,
): (code: number) => number {
  const chances: Chances = chancesAgainst(others);
  const chance = entryWorth(at, waitAfter(at, course), course, plan.forecasts(), chances);
  return (code) => chance(code) + TIE * plan.values.entered(at.free, at.hits, code, at.wait);
}

function waitAfter({ wait }: Standing, { seats }: Course): number {
  return (wait + seats - 1) % seats;
}

/** The best of these entries, or the strike where the rules allow it. */
function most(
  worth: (code: number) => number,
  { codes, from, to }: Entries,
  { free }: Standing,
  course: Course,
): number {
  let best = from === to || course.voluntaryStrike ? worth(free & -free) : Number.NEGATIVE_INFINITY;
  for (let n = from; n < to; n++) best = Math.max(best, worth(codes[n] ?? 0));
  return best;
}

/** The mean of the best entries over the rolls that may come of rolling again. */
function meanAgain(worth: (code: number) => number, at: Standing, course: Course): number {
  const rolls = rollsOf(at.free);
  let mean = 0;
  for (let roll = 0; roll < rolls.count; roll++) {
    if (((rolls.ones[roll] ?? 0) & at.ones) !== at.ones) continue;
    mean += chanceAfter(rolls, roll, at.ones) * most(worth, entriesAt(rolls, roll), at, course);
  }
  return mean;
}

/** The forecast for another sheet, if the dice count as they lie. */
function afterKeeping(at: Standing, course: Course, plan: Plan): Forecast {
  const code = plan.values.best(at.free, at.hits, entriesOf(at.free, at.dice), at.wait);
  return afterEntries(at, course, plan.forecasts(), [[code, 1]]);
}

/** The forecast for another sheet, if the dice are rolled again but for those that show 1. */
function afterRerolling(at: Standing, course: Course, plan: Plan): Forecast {
  const rolls = rollsOf(at.free);
  const chances = new Map<number, number>();
  for (let roll = 0; roll < rolls.count; roll++) {
    if (((rolls.ones[roll] ?? 0) & at.ones) !== at.ones) continue;
    const code = plan.values.best(at.free, at.hits, entriesAt(rolls, roll), at.wait);
    chances.set(code, (chances.get(code) ?? 0) + chanceAfter(rolls, roll, at.ones));
  }
  return afterEntries(at, course, plan.forecasts(), chances);
}

/** The forecast for a sheet on which one of these is entered, each as probable as it says. */
function afterEntries(
  at: Standing,
  course: Course,
  forecasts: Forecasts,
  entries: Iterable<readonly [code: number, chance: number]>,
): Forecast {
  const wait = waitAfter(at, course);
  const row = emptyRowForecast(countBits(at.free));
  for (const [code, chance] of entries) {
    const { done, open } = forecasts.row(at.free ^ placesOf(code), at.hits + hitsOf(code), wait);
    addShifted(row.done, done, 0, pointsOf(code), chance);
    addShifted(row.open, open, 0, pointsOf(code), chance);
  }
  return sheetForecast(row, at, wait, course.seats, forecasts);
}
