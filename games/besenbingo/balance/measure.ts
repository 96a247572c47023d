import { type Sheet, TOWERS } from '../data/sheets.ts';
import { UNMARKED } from '../marks.ts';
import { solve } from '../solve.ts';

/** What a sheet is worth, exactly, by the rules without house rules. */
export interface Measures {
  /** The expected score of the best play. */
  readonly best: number;
  /** The expected score of somebody who always takes what brings most at once, and of equals any. */
  readonly greedy: number;
  /** The expected score of random play. */
  readonly random: number;
  /** By how much the best play beats the greedy one, as a share of the best. */
  readonly gap: number;
  /** How many first towers leave a real choice: two witches or more that are worth nearly the same in the end. */
  readonly openings: number;
}

const NO_HOUSE_RULES = { minus: 'flat', mustTakeBest: false } as const;

/** "Nearly the same": within this share of the sheet's best expectation, about a fifth of a point. */
const NEARLY = 0.02;

export function measure(sheet: Sheet): Measures {
  const best = bestOf(sheet);
  const greedy = solve(sheet, NO_HOUSE_RULES, 'greedy').ahead(0, UNMARKED);
  const random = solve(sheet, NO_HOUSE_RULES, 'random').ahead(0, UNMARKED);
  return { best: best.score, greedy, random, gap: 1 - greedy / best.score, openings: best.openings };
}

/** The best play alone; `dead`: some first tower lets no witch land. A search asks for it first, and mostly throws the sheet away. */
export function bestOf(sheet: Sheet): { readonly score: number; readonly openings: number; readonly dead: boolean } {
  const solution = solve(sheet, NO_HOUSE_RULES);
  const score = solution.ahead(0, UNMARKED);
  let openings = 0;
  let dead = false;
  for (let tower = 1; tower <= TOWERS; tower++) {
    const ranked = solution.rank(1 << (tower - 1), UNMARKED, tower);
    const least = (ranked[0]?.points ?? 0) - NEARLY * score;
    const witches = new Set<number>();
    for (const { move, points } of ranked) {
      if (move.type === 'minus') dead = true;
      else if (points >= least) witches.add(move.square);
    }
    if (witches.size >= 2) openings++;
  }
  return { score, openings, dead };
}
