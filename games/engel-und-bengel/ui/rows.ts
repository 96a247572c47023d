import type { DrawingName } from '../art/index.ts';
import type { Box } from '../data/face.ts';
import type { FaceView, RowView } from '../view.ts';

/** The drawing of a star in a row of this colour (EB-1.3). */
export function starOf(star: Exclude<Box, number>, black: boolean): DrawingName {
  if (star !== 'star') return `star-${star}`;
  return black ? 'star-black' : 'star-white';
}

export function isBlack(row: RowView): boolean {
  return row.points < 0;
}

/** How many boxes of a row are free. */
export function freeIn(row: RowView): number {
  return row.boxes.filter(({ die }) => die === null).length;
}

/** The seat that settled a row, by placing its last die; null while it is open. */
export function settledBy(row: RowView): number | null {
  return row.boxes.at(-1)?.die?.seat ?? null;
}

/**
 * The row that a twin walks to: among the white ones (the angel) or the black ones (the imp) that lack one die the one that is worth most,
 * the upper one of equals; null where none does.
 */
export function rowAwaited(face: FaceView, black: boolean): number | null {
  let awaited: number | null = null;
  for (const [index, row] of face.rows.entries()) {
    if (isBlack(row) !== black || freeIn(row) !== 1) continue;
    const best = awaited === null ? 0 : Math.abs(face.rows[awaited]?.points ?? 0);
    if (Math.abs(row.points) > best) awaited = index;
  }
  return awaited;
}
