import * as z from 'zod/mini';

/** What a box shows: a number, a star of the row's own colour, or a red or yellow star (EB-1.3). */
const BOX = z.union([z.literal([1, 2, 3, 4, 5, 6]), z.literal(['star', 'red', 'yellow'])]);

/** A row: white if its points are above 0, black if below (EB-1.2). Boxes from left to right. */
const ROW = z.readonly(z.object({ points: z.number(), boxes: z.readonly(z.array(BOX)) }));

const NAME = z.readonly(z.object({ de: z.string(), en: z.string() }));

/** One side of a board: its number, its name, its six rows from top to bottom. */
const FACE = z.readonly(z.object({ number: z.number(), name: NAME, rows: z.readonly(z.array(ROW)) }));

export type Box = z.infer<typeof BOX>;
export type Row = z.infer<typeof ROW>;
export type Face = z.infer<typeof FACE>;

/** Own faces in their clean form; the faces that are not among them stay ours. */
export interface OwnFaces {
  readonly faces: readonly Face[];
}
