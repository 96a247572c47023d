import type { GameResult, Look } from '@spieleabend/kernel';
import type { Ending } from './mine.ts';

export interface Place {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}

/** The seats from the first rank to the last; those that share a rank in seat order. */
export function places(result: GameResult): readonly Place[] {
  return result.ranks
    .map((rank, seat) => ({ seat, rank, score: result.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The seats of the first rank. */
export function winners(result: GameResult): readonly number[] {
  return places(result)
    .filter((place) => place.rank === 1)
    .map((place) => place.seat);
}

/** What is remembered of the end of a game; undefined before it. `you`: the seat of the one person at this device. */
export function endingOf(
  { over, ending }: Pick<Look, 'over' | 'ending'>,
  names: readonly string[],
  you: number | null,
): Ending | undefined {
  if (over === null) return undefined;
  if (ending === 'aborted') return { winners: [], place: null, points: null };
  const place = you === null ? null : (over.ranks[you] ?? null);
  if (names.length === 1) return { winners: [], place, points: over.scores[0] ?? null };
  return { winners: winners(over).map((seat) => names[seat] ?? ''), place, points: null };
}

/** The points of a curve as an SVG polyline over a field of this size; the zero line is inside it. */
export function polyline(
  values: readonly number[],
  range: { min: number; max: number },
  width: number,
  height: number,
): string {
  const across = width / Math.max(1, values.length - 1);
  const up = height / Math.max(1, range.max - range.min);
  return values.map((value, at) => `${round(at * across)},${round(height - (value - range.min) * up)}`).join(' ');
}

/** The same heights, moved apart as little as needed so that labels at them keep `gap` from each other. */
export function spread(heights: readonly number[], gap: number): readonly number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const result = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    above = Math.max(heights[index] ?? 0, above + gap);
    result[index] = above;
  }
  // What was pushed out below comes back up, pushing the others in its turn.
  let below = Math.max(...heights, (order.length - 1) * gap);
  for (const index of order.toReversed()) {
    below = Math.min(result[index] ?? 0, below);
    result[index] = below;
    below -= gap;
  }
  return result;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
