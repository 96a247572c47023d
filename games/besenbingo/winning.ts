import { countBits } from '@spieleabend/kernel';
import { TOWERS } from './data/sheets.ts';
import { after, landable, movesAt } from './landing.ts';
import { land, type Marks, strikeMinus } from './marks.ts';
import { EVERY_ROW, type Move } from './move.ts';
import { type Plan, planOf } from './plan.ts';
import type { Position } from './position.ts';
import { standingOf } from './result.ts';
import { type Outlook, outlookOf } from './rivals.ts';
import { type House, witchesThatMatter } from './solve.ts';
import { firstOf } from './square.ts';

/**
 * The chance of winning that each answer to a tower leaves; who shares the first rank has a share of the win. Exact, if one goes on playing for
 * nothing but the win, and the rivals, who have not answered yet either, play for points.
 */
export function chanceOf(position: Position): (move: Move) => number {
  const { sheet, marks, called, house } = position;
  const outlook = outlookOf(position);
  const wins = chances(planOf(sheet), house);
  return (move) => wins(outlook, called, after(marks, move));
}

/** The chance of winning with these marks when these towers have been called and answered, by dynamic programming. */
function chances(plan: Plan, house: House): (outlook: Outlook, called: number, marks: Marks) => number {
  const rising = house.minus === 'rising';
  const matters = witchesThatMatter(plan);
  const found: Map<Marks, number>[] = [];
  const last = lastAnswers(plan, house);
  return wins;

  function wins(outlook: Outlook, called: number, marks: Marks): number {
    if (outlook.next.length === 0) return shareOfWin(standingOf(marks, rising), outlook);
    // How many minus fields are struck follows from the other rows and the towers called, so they make no more states.
    const key = marks & ~(0xffff & ~(matters[called] ?? 0));
    const isLast = countBits(called) === TOWERS - 2;
    found[outlook.id] ??= new Map();
    const kept = found[outlook.id];
    const known = isLast ? undefined : kept?.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    let left = 0;
    for (let tower = 1; tower <= TOWERS; tower++) {
      const next = outlook.next[tower];
      if (next === undefined) continue;
      sum += isLast ? shareOfWin(last(key, tower), next) : answer(next, called | (1 << (tower - 1)), key, tower);
      left++;
    }
    const mean = sum / left;
    if (!isLast) kept?.set(key, mean);
    return mean;
  }

  function answer(outlook: Outlook, called: number, marks: Marks, tower: number): number {
    let most = -1;
    for (const row of EVERY_ROW) {
      for (let left = landable(plan, marks, tower, row, house.mustTakeBest); left !== 0; left &= left - 1) {
        const chance = wins(outlook, called, land(marks, firstOf(left), row));
        if (chance > most) most = chance;
      }
    }
    return most < 0 ? wins(outlook, called, strikeMinus(marks)) : most;
  }
}

/** The best final sheet (`standingOf`) that the answer to the last tower can make of these marks, whatever the rivals come to. */
function lastAnswers(plan: Plan, house: House): (marks: Marks, tower: number) => number {
  const found = Array.from({ length: TOWERS + 1 }, () => new Map<Marks, number>());
  return (marks, tower) => {
    const known = found[tower]?.get(marks);
    if (known !== undefined) return known;
    const standings = movesAt(plan, marks, tower, house.mustTakeBest).map((move) =>
      standingOf(after(marks, move), house.minus === 'rising'),
    );
    const best = Math.max(...standings);
    found[tower]?.set(marks, best);
    return best;
  };
}

/** First alone wins; so many who are equal share the win. */
function shareOfWin(standing: number, { best, tied }: Outlook): number {
  if (standing !== best) return standing > best ? 1 : 0;
  return 1 / (1 + tied);
}
