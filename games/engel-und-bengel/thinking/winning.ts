import { facesAt } from '../faces.ts';
import type { View } from '../view.ts';
import type { Rest } from './rests.ts';

/*
 * From points to winning. How far apart two players will be in the end is taken for normally distributed: about what is expected now, the
 * wider the more is still to be shared out.
 */

/** How much of the squared points of all rows counts as uncertain. */
const UNCERTAIN = 1;
/** However little is left, nobody is nearer than 10 points without being level. */
const LEAST = 10;
/** By how much whoever will have most at the target is faster than the average. */
const LEADING = 1.25;
/** So little that it only decides between moves with which winning is equally likely, or hopeless. */
const POINTS_COUNT = 1e-6;

/** Where a player would stand who ends his turn now. */
export interface Standing {
  /** The points of all seats by then. */
  readonly points: readonly number[];
  readonly rest: Rest;
  /** What he will get of what is left in this round, less what the others get on average. */
  readonly ahead: number;
}

/** Judges standings: how likely the active player wins, about. */
export function winningChances(view: View): (standing: Standing) => number {
  const { seats, active, target, rounds, round, tied } = view;
  const faces = facesAt(view);
  const share = (2 / seats) * UNCERTAIN;
  const spreadOfRound = (share * faces.reduce((sum, { rows }) => sum + squares(rows), 0)) / faces.length;
  const gain = faces.reduce((sum, { rows }) => sum + rows.reduce((all, { points }) => all + points, 0), 0);
  const pace = (LEADING * gain) / faces.length / seats;

  /** How many rounds follow this one, about, when somebody is expected to have `most` at its end. */
  const roundsAfter = (most: number, spread: number): number => {
    if (tied.length > 0) return 0;
    if (rounds > 0) return rounds - round;
    const soft = 0.2 + (0.3 * spread) / pace;
    return soft * Math.log1p(Math.exp(Math.min(50, (target - most) / pace / soft)));
  };

  return ({ points, rest, ahead }) => {
    const left = rest.points;
    const own = (points[active] ?? 0) + (ahead * (seats - 1) + left) / seats;
    const gains = (left - ahead) / seats;
    const tiny = POINTS_COUNT * own;
    const over = tied.length > 0 || (rounds > 0 ? round === rounds : points.some((all) => all >= target));
    if (rest.free === 0 && over) return finished(points, active) + tiny;
    let most = own;
    for (let seat = 0; seat < seats; seat++) if (seat !== active) most = Math.max(most, (points[seat] ?? 0) + gains);
    const spreadOfRest = share * squares(rest.rows);
    const after = Math.max(rest.free === 0 ? 1 : 0, roundsAfter(most, Math.sqrt(spreadOfRest)));
    const spread = Math.sqrt(spreadOfRest + after * spreadOfRound + LEAST);
    let chance = 1;
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== active) chance *= below((own - (points[seat] ?? 0) - gains) / spread);
    }
    return chance + tiny;
  };
}

/** What a finished game is worth; who shares the first place has his share. */
function finished(points: readonly number[], seat: number): number {
  const most = Math.max(...points);
  return points[seat] === most ? 1 / points.filter((all) => all === most).length : 0;
}

function squares(rows: readonly { readonly points: number }[]): number {
  return rows.reduce((sum, { points }) => sum + points * points, 0);
}

/** How likely something normally distributed is below so many standard deviations. */
function below(deviations: number): number {
  return 1 / (1 + Math.exp(-deviations * (1.5976 + 0.070566 * deviations * deviations)));
}
