import type { GameResult } from '@spieleabend/kernel';
import type { StoryContext } from '../../kit/board.ts';
import type { Messages } from '../messages/index.ts';
import { course } from './course.ts';
import { eventsIn } from './events.ts';
import { nameOf } from './story.ts';

/** A lead of so many points is close. */
const CLOSE = 20;
/** So many points paid for black rows make an imp. */
const MUCH_PAID = 100;

/** The game in one line: what was special about it, the rarest thing first. */
export function epilogue(
  log: readonly string[],
  { ranks, scores, tieBreak }: GameResult,
  context: StoryContext,
  t: Messages,
): string {
  const views = course(log, context.setup);
  const events = eventsIn(log, views);
  const last = views.at(-1);
  if (last?.phase !== 'over') return t.epilogue.left;
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const winner = winners[0] ?? 0;
  const name = nameOf(winner, context);
  if (winners.length > 1) return t.epilogue.shared(winners.map((seat) => context.names[seat] ?? ''));
  if (tieBreak !== null) return t.epilogue.playOff(name);
  const best = (points: readonly number[]): number => Math.max(...points.filter((_, seat) => seat !== winner));
  const lead = (scores[winner] ?? 0) - best(scores);
  const before = views[events.findLastIndex((event) => event?.type === 'face')]?.points ?? [];
  if ((before[winner] ?? 0) < best(before) && last.face !== null) {
    return t.epilogue.lastFace(name, t.nameOf(last.face.name));
  }
  if (lead <= CLOSE) return t.epilogue.close(name, lead);
  let [rows, paid, black] = [0, 0, 0];
  for (const event of events) {
    if (event?.type !== 'place' || event.seat !== winner || event.settled === null) continue;
    if (event.settled > 0) rows++;
    else black++;
    paid -= Math.min(0, event.change);
  }
  if (black === 0) return t.epilogue.angel(name);
  if (paid >= MUCH_PAID) return t.epilogue.imp(name, paid);
  return t.epilogue.rows(name, rows);
}
