import { type Sheet, TOWERS } from './data/sheets.ts';
import { type Combination, copilotOf, witchOf } from './data/witches.ts';
import { countOf, type Marks, struckOf } from './marks.ts';
import type { Row } from './move.ts';
import { at } from './sheet.ts';
import { NEIGHBOURS, SQUARES } from './square.ts';

/** A sheet made ready to be played quickly. Sets of squares are numbers with a bit a square. */
export interface Plan {
  /** The witches beside each tower, by the tower's number. */
  readonly beside: readonly number[];
  /** The witches that fit each field of the bar: `START[row] + field`. One field beyond the end of each row nothing fits. */
  readonly fitting: readonly number[];
}

/** Where each row of the bar begins in `fitting`. */
const START = [0, 5, 10, 14] as const;

/** Only saves time: a plan hangs on nothing but its sheet, and a sheet never changes. */
const plans = new WeakMap<Sheet, Plan>();

/** The plan of a sheet, made when the sheet is first met. */
export function planOf(sheet: Sheet): Plan {
  const known = plans.get(sheet);
  if (known !== undefined) return known;
  const plan = makePlan(sheet);
  plans.set(sheet, plan);
  return plan;
}

function makePlan(sheet: Sheet): Plan {
  const beside = new Array<number>(TOWERS + 1).fill(0);
  for (let square = 0; square < SQUARES; square++) {
    const printed = at(sheet, square);
    if (typeof printed === 'number') beside[printed] = NEIGHBOURS[square] ?? 0;
  }
  const showing = (fits: (combination: Combination) => boolean): number => {
    let set = 0;
    for (let square = 0; square < SQUARES; square++) {
      const printed = at(sheet, square);
      if (typeof printed !== 'number' && fits(printed)) set |= 1 << square;
    }
    return set;
  };
  const rows = [
    sheet.witches.map((witch) => showing((combination) => witchOf(combination) === witch)),
    sheet.copilots.map((copilot) => showing((combination) => copilotOf(combination) === copilot)),
    sheet.combinations.map((both) => showing((combination) => combination === both)),
    [
      showing((combination) => witchOf(combination) === witchOf(sheet.pair)),
      showing((combination) => copilotOf(combination) === copilotOf(sheet.pair)),
    ],
  ];
  return { beside, fitting: rows.flatMap((fields) => [...fields, 0]) };
}

/** The witches that a tower lets land: beside it and not yet struck (BB-3.1). */
export function waitingAt(plan: Plan, marks: Marks, tower: number): number {
  return (plan.beside[tower] ?? 0) & ~struckOf(marks);
}

/** The witches of the whole field that fit the next field of a row (BB-3.2). */
export function fittingIn(plan: Plan, marks: Marks, row: Row): number {
  return plan.fitting[START[row] + countOf(marks, row)] ?? 0;
}
