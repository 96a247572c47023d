import type { Sheet } from './data/sheets.ts';
import { type House, type Solution, solve } from './solve.ts';

/** A table of nine, with one more of nine after it: a solution takes about 1.5 MB. */
const MOST = 18;

/** The solutions used last, the last of all at the end. Only saves time: a solution hangs on nothing but the sheet and the house rules. */
const solutions = new Map<string, Solution>();

/** The solution of a sheet for the best play, made where it has not been met lately. A sheet is known by what is printed on it. */
export function solutionOf(sheet: Sheet, house: House): Solution {
  const key = JSON.stringify([sheet, house.minus, house.mustTakeBest]);
  const solution = solutions.get(key) ?? solve(sheet, house);
  solutions.delete(key);
  solutions.set(key, solution);
  const [eldest] = solutions.keys();
  if (solutions.size > MOST && eldest !== undefined) solutions.delete(eldest);
  return solution;
}
