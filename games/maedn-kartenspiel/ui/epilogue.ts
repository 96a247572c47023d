import type { GameResult } from '@spieleabend/kernel';
import type { StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import { type Event, history, isTheft } from './history.ts';
import { nameOf } from './story.ts';

/** A lead of so many points is close. */
const CLOSE = 3;
/** Who steals so often is a thief. */
const OFTEN = 5;

type Take = Extract<Event, { type: 'take' }>;

/** The game in one line: what was special about it, the rarest thing first. */
export function epilogue(
  log: readonly string[],
  { ranks, scores }: GameResult,
  context: StoryContext,
  t: Messages,
): string {
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const winner = winners[0] ?? 0;
  const score = scores[winner] ?? 0;
  if (winners.length > 1) {
    return t.epilogue.shared(
      winners.map((seat) => context.names[seat] ?? ''),
      score,
    );
  }
  const name = nameOf(winner, context);
  const moments = history(log, context.setup);
  const takes = moments.flatMap(({ event }): readonly Take[] =>
    event?.type === 'take' && event.seat === winner ? [event] : [],
  );
  const steals = takes.filter(isTheft).length;
  const best = (points: readonly number[]): number => Math.max(...points.filter((_, seat) => seat !== winner));
  const lead = score - best(scores);
  const last = moments.findLast(({ event }) => event?.type === 'take' && event.completes !== null);
  if (last && (last.before.points[winner] ?? 0) < best(last.before.points)) return t.epilogue.comeback(name);
  if (steals === 0) return t.epilogue.honest(name);
  if (lead <= CLOSE) return t.epilogue.close(name, lead);
  if (steals >= OFTEN) return t.epilogue.thief(name, steals);
  const rows = moments.flatMap(({ before, event }) =>
    event?.type === 'take' && event.seat === winner && event.completes !== null
      ? [{ length: (before.rows[winner]?.[event.row]?.figures.length ?? 0) + 1, points: event.completes }]
      : [],
  );
  const longest = rows.reduce((most, row) => (row.points > most.points ? row : most), { length: 0, points: 0 });
  return t.epilogue.longRow(name, longest.length, longest.points);
}
