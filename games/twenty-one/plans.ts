import { BONUS } from './data/sheets.ts';
import { type Forecasts, forecast } from './forecast.ts';
import { type RowValues, solveRow } from './solve.ts';
import type { View } from './view.ts';

/** Among whom and by what rules somebody plays: all that a plan hangs on but the price of a roll. */
export interface Course {
  readonly seats: number;
  readonly voluntaryStrike: boolean;
  readonly bonus: readonly number[];
}

export function courseOf({ seats, voluntaryStrike, own }: View): Course {
  return { seats, voluntaryStrike, bonus: own?.bonus ?? BONUS };
}

/** A way to play: every row for its points, less a price for every roll. */
export interface Plan {
  readonly values: RowValues;
  /** What comes of it; worked out when first asked for. */
  readonly forecasts: () => Forecasts;
}

/** A plan takes at most 1.2 MB a seat. More than these are not kept: owners' sheets may bring ever other figures. */
const SEATS_KEPT = 44;

const kept = new Map<string, { readonly seats: number; readonly plan: Plan }>();

/** The plan for a course at this price a roll (in points), worked out at first use: some tens of milliseconds for each seat. */
export function planFor(course: Course, price: number): Plan {
  const { seats, voluntaryStrike, bonus } = course;
  const key = [seats, voluntaryStrike, price, ...bonus].join();
  const known = kept.get(key);
  const plan = known?.plan ?? makePlan(course, price);
  // What has been asked for last stands last.
  kept.delete(key);
  kept.set(key, { seats, plan });
  let total = 0;
  for (const { seats } of kept.values()) total += seats;
  for (const [oldest, { seats }] of kept) {
    if (total <= SEATS_KEPT) break;
    kept.delete(oldest);
    total -= seats;
  }
  return plan;
}

function makePlan({ seats, voluntaryStrike, bonus }: Course, price: number): Plan {
  const values = solveRow(voluntaryStrike, bonus, { seats, price });
  let forecasts: Forecasts | null = null;
  return {
    values,
    forecasts() {
      forecasts ??= forecast(values, seats, bonus);
      return forecasts;
    },
  };
}
