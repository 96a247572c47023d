import type { Face, Row } from './own.ts';

export type { Box, Face, Row } from './own.ts';

/** Faces 2n−1 and 2n are the two sides of board n (EB-1.1). */
export const FACE_COUNT = 16;
export const ROW_COUNT = 6;
/** The longest row, in boxes (EB-1.4). */
export const LONGEST_ROW = 6;
/** With four players only 28 dice are in play: no face may have more boxes, or a round could never end (EB-1.4). */
export const MOST_BOXES = 28;

/** The red and yellow stars: three alike, then two alike, the two groups different (EB-1.3). */
export const FULL_HOUSE = ['red', 'red', 'red', 'yellow', 'yellow'] as const;

/** What a row asks for: its own number in each box; dice all alike; three alike and two others alike (EB-1.3). */
export type RowKind = 'numbers' | 'stars' | 'house';

/** The kind of a row, or null where its boxes make none (EB-1.3). */
export function kindOf(row: Row): RowKind | null {
  const { boxes } = row;
  if (boxes.every((box) => typeof box === 'number')) return 'numbers';
  if (boxes.every((box) => box === 'star')) return 'stars';
  return boxes.length === FULL_HOUSE.length && FULL_HOUSE.every((star, at) => boxes[at] === star) ? 'house' : null;
}

/** How many boxes a face has. */
export function boxesOf(face: Face): number {
  return face.rows.reduce((sum, row) => sum + row.boxes.length, 0);
}

/** What all white rows pay and all black rows cost together; the more, the sooner the game ends. */
export function gainOf(face: Face): number {
  return face.rows.reduce((sum, row) => sum + row.points, 0);
}
