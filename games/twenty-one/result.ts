import type { GameResult } from '@spieleabend/kernel';
import { type Material, placeOf } from './material.ts';
import { hitsOf, pointsOf } from './row.ts';
import type { Sheet } from './state.ts';

/** The points of a whole sheet: every row as it stands, the unfinished one too (TO-4.2, TO-5.2). */
function totalOf(sheet: Sheet, material: Material): number {
  return sheet.rows.reduce((sum, row, index) => sum + pointsOf(row, placeOf(sheet.letter, index), material), 0);
}

/** The hits of a whole sheet, the unfinished row included. */
function totalHits(sheet: Sheet, { limits }: Material): number {
  return sheet.rows.reduce((sum, row, index) => sum + hitsOf(row, limits[placeOf(sheet.letter, index)] ?? 0), 0);
}

/** The final ranking: most points, then most hits, then a shared rank (TO-5.3, C-4). */
export function resultOf(sheets: readonly Sheet[], material: Material): GameResult {
  const scores = sheets.map((sheet) => totalOf(sheet, material));
  const hits = sheets.map((sheet) => totalHits(sheet, material));
  const ranks = sheets.map(() => 1);
  let tieBreak: string | null = null;
  for (let seat = 0; seat < sheets.length; seat++) {
    for (let other = 0; other < sheets.length; other++) {
      const ahead = (scores[other] ?? 0) - (scores[seat] ?? 0);
      const moreHits = (hits[other] ?? 0) > (hits[seat] ?? 0);
      if (ahead === 0 && moreHits) tieBreak = 'hits';
      if (ahead > 0 || (ahead === 0 && moreHits)) ranks[seat] = (ranks[seat] ?? 1) + 1;
    }
  }
  return { ranks, scores, tieBreak };
}
