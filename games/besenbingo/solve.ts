import type { Options } from '@spieleabend/kernel';
import { countBits } from '@spieleabend/kernel';
import { MINUS_FIELDS, type OwnSheets, SHEETS, type Sheet, TOWER_NUMBERS, TOWERS } from './data/sheets.ts';
import { landable, movesAt, worthAtOnce } from './landing.ts';
import { land, type Marks, minusOf, strikeMinus, UNMARKED, withoutMinus } from './marks.ts';
import { EVERY_ROW, type Move } from './move.ts';
import { makeMove } from './notation.ts';
import { type Plan, planOf } from './plan.ts';
import { firstOf } from './square.ts';

/** The house rules that matter to one sheet. */
export interface House {
  readonly minus: keyof typeof MINUS_FIELDS;
  readonly mustTakeBest: boolean;
}

/** How somebody plays: as well as possible, what brings most at once (of equals any), or anything that is legal. */
export type Style = 'best' | 'greedy' | 'random';

/** The exact expectations for one sheet. Sets of towers have a bit a tower, tower 1 the lowest. */
export interface Solution {
  /** The points still to come on average, when these towers have been called and answered, and the next is about to be called. */
  ahead(called: number, marks: Marks): number;
  /** The same when the last of these towers, `tower`, waits for its answer. */
  answer(called: number, marks: Marks, tower: number): number;
  /** The legal answers to that tower with the points that each brings on average, now and later; the best first. */
  rank(called: number, marks: Marks, tower: number): readonly Ranked[];
}

/** A decision and the points that it brings on average, now and later. */
interface Ranked {
  readonly move: Move;
  readonly points: number;
}

/**
 * Solves a sheet exactly by dynamic programming: players do not touch each other's sheets, so the expectation of one sheet hangs on nothing
 * but its marks and the towers called. Results are kept as they are found; a whole sheet takes a fraction of a second.
 */
export function solve(sheet: Sheet, house: House, style: Style = 'best'): Solution {
  const plan = planOf(sheet);
  const minusFields: readonly number[] = MINUS_FIELDS[house.minus];
  const found: readonly Map<number, number>[] = Array.from({ length: 1 << TOWERS }, () => new Map());
  const matters = witchesThatMatter(plan);

  function ahead(called: number, marks: Marks): number {
    const left = TOWERS - countBits(called);
    if (left === 1) return 0;
    const key = forget(called, marks);
    const known = found[called]?.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (let tower = 1; tower <= TOWERS; tower++) {
      const bit = 1 << (tower - 1);
      if ((called & bit) === 0) sum += answer(called | bit, key, tower);
    }
    const mean = sum / left;
    found[called]?.set(key, mean);
    return mean;
  }

  /** The marks without what can no longer matter: witches beside no tower that is left and, where all cost the same, the minus fields. */
  function forget(called: number, marks: Marks): Marks {
    const kept = house.minus === 'flat' ? withoutMinus(marks) : marks;
    return kept & ~(0xffff & ~(matters[called] ?? 0));
  }

  function answer(called: number, marks: Marks, tower: number): number {
    let most = Number.NEGATIVE_INFINITY;
    let sum = 0;
    let count = 0;
    for (const row of EVERY_ROW) {
      const squares = landable(plan, marks, tower, row, house.mustTakeBest);
      if (squares === 0) continue;
      const now = worthAtOnce(marks, row);
      // The greedy player compares what comes at once, and averages over equals; the others what comes in the end.
      if (style === 'greedy' && now < most) continue;
      if (style === 'greedy' && now > most) {
        most = now;
        sum = 0;
        count = 0;
      }
      for (let rest = squares; rest !== 0; rest &= rest - 1) {
        const points = now + ahead(called, land(marks, firstOf(rest), row));
        sum += points;
        count++;
        if (style === 'best' && points > most) most = points;
      }
    }
    if (count === 0) return (minusFields[minusOf(marks)] ?? 0) + ahead(called, strikeMinus(marks));
    return style === 'best' ? most : sum / count;
  }

  function rank(called: number, marks: Marks, tower: number): readonly Ranked[] {
    const ranked = movesAt(plan, marks, tower, house.mustTakeBest).map((move) => ({ move, points: worthOf(move) }));
    return ranked.sort((a, b) => b.points - a.points);

    function worthOf(move: Move): number {
      if (move.type === 'minus') return (minusFields[minusOf(marks)] ?? 0) + ahead(called, strikeMinus(marks));
      return worthAtOnce(marks, move.row) + ahead(called, land(marks, move.square, move.row));
    }
  }

  return { ahead, answer, rank };
}

/** The witches that a tower that is still silent could let land, by the set of towers called: the others can no longer matter. */
export function witchesThatMatter(plan: Plan): readonly number[] {
  return Array.from({ length: 1 << TOWERS }, (_, called) => {
    let squares = 0;
    for (let tower = 1; tower <= TOWERS; tower++) {
      if (((called >> (tower - 1)) & 1) === 0) squares |= plan.beside[tower] ?? 0;
    }
    return squares;
  });
}

/**
 * What every sheet is worth in points on average, played as well as possible and greedily, and what each answer to its first tower is worth if
 * one goes on as well as possible: `first[tower][move]`. `solve(…).rank` says the same of any later position.
 */
export function report({ minus, mustTakeBest }: Options, own?: unknown): object {
  const house: House = { minus: minus === 'rising' ? 'rising' : 'flat', mustTakeBest: mustTakeBest === true };
  const sheets = (own as OwnSheets | undefined)?.sheets ?? SHEETS;
  return {
    sheets: sheets.map((sheet, index) => {
      const { ahead, rank } = solve(sheet, house);
      const first = TOWER_NUMBERS.map((tower) => [
        tower,
        Object.fromEntries(rank(1 << (tower - 1), UNMARKED, tower).map(({ move, points }) => [makeMove(move), points])),
      ]);
      return {
        sheet: index + 1,
        best: ahead(0, UNMARKED),
        greedy: solve(sheet, house, 'greedy').ahead(0, UNMARKED),
        first: Object.fromEntries(first),
      };
    }),
  };
}
