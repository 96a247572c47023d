import { countBits } from '@spieleabend/kernel';
import { TOWERS } from './data/sheets.ts';
import { after } from './landing.ts';
import type { Marks } from './marks.ts';
import type { Position } from './position.ts';
import { standingOf } from './result.ts';
import { solutionOf } from './solutions.ts';
import type { Solution } from './solve.ts';

/** What the rivals will come to, call by call, if they play for points, as well as possible. Futures that end alike are one and the same object, so that they are looked at once. */
export interface Outlook {
  readonly id: number;
  /** What follows each tower that is not yet called, by its number; empty once the last has been answered. */
  readonly next: readonly (Outlook | undefined)[];
  /** At the end the best final sheet of the rivals (`standingOf`), and how many of them have one as good. */
  readonly best: number;
  readonly tied: number;
}

/**
 * What the rivals will come to once they have answered this tower, the last of those called. The towers serve everybody, so an order that is
 * good for oneself may be good for them too: that is why every order has its own end.
 */
export function outlookOf({ rivals, called, tower, house }: Position): Outlook {
  const known = new Map<string, Outlook>();
  const answers = rivals.map(({ sheet }) => answersTo(solutionOf(sheet, house)));
  return answered(
    called,
    rivals.map(({ marks }) => marks),
    tower,
  );

  function answered(called: number, marks: readonly Marks[], tower: number): Outlook {
    const since = marks.map((own, rival) => answers[rival]?.(called, own, tower) ?? own);
    if (countBits(called) === TOWERS - 1) return ended(since);
    const next: Outlook[] = [];
    for (let another = 1; another <= TOWERS; another++) {
      const bit = 1 << (another - 1);
      if ((called & bit) === 0) next[another] = answered(called | bit, since, another);
    }
    return theOne(next.map(({ id }) => id).join(), next, 0, 0);
  }

  function ended(marks: readonly Marks[]): Outlook {
    const standings = marks.map((own) => standingOf(own, house.minus === 'rising'));
    const best = Math.max(...standings);
    const tied = standings.filter((standing) => standing === best).length;
    return theOne(`${best}=${tied}`, [], best, tied);
  }

  function theOne(key: string, next: readonly Outlook[], best: number, tied: number): Outlook {
    const before = known.get(key);
    if (before !== undefined) return before;
    const outlook: Outlook = { id: known.size, next, best, tied };
    known.set(key, outlook);
    return outlook;
  }
}

/** How a rival answers: the marks afterwards, by the towers called, the marks before and the tower last called. */
type Answers = (called: number, marks: Marks, tower: number) => Marks;

/** Only saves time: what is found for one decision serves the next. */
const answers = new WeakMap<Solution, Answers>();

function answersTo(solution: Solution): Answers {
  const known = answers.get(solution) ?? answersBy(solution);
  answers.set(solution, known);
  return known;
}

function answersBy(solution: Solution): Answers {
  const known: Map<Marks, Marks>[] = [];
  return (called, marks, tower) => {
    known[called * TOWERS + tower - 1] ??= new Map();
    const kept = known[called * TOWERS + tower - 1];
    const before = kept?.get(marks);
    if (before !== undefined) return before;
    const [best] = solution.rank(called, marks, tower);
    const since = best === undefined ? marks : after(marks, best.move);
    kept?.set(marks, since);
    return since;
  };
}
