import type { Pen } from '../pen.ts';

/** The front of a box. All boxes are drawn on one scale. */
export interface Cover {
  readonly width: number;
  readonly height: number;
  /** The colour token of the box. */
  readonly side: string;
  /** The picture on it; it may run over the edges by a little. */
  draw(pen: Pen): string;
}
