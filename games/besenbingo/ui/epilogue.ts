import type { GameResult } from '@spieleabend/kernel';
import type { StoryContext } from '../../kit/board.ts';
import { PAIR_POINTS } from '../marks.ts';
import type { Messages } from '../messages/index.ts';
import { PAIR_ROW } from '../move.ts';
import type { SheetView } from '../view.ts';
import { course } from './course.ts';
import { nameOf } from './story.ts';

/** A lead of so many points is close. */
const CLOSE = 2;
const WHOLE_PAIR = 2;

/** The round in one line: what was special about it, the rarest thing first. */
export function epilogue(
  log: readonly string[],
  { ranks, scores }: GameResult,
  context: StoryContext,
  t: Messages,
): string {
  const views = course(log, context.setup);
  const sheets = views.at(-1)?.sheets ?? [];
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const winner = winners[0] ?? 0;
  const sheet = sheets[winner];
  const own = scores[winner] ?? 0;
  if (sheet === undefined || ranks.length === 1) return t.epilogue.alone(own, sheet?.struck.length ?? 0);
  if (winners.length > 1) return t.epilogue.shared(winners.map((seat) => context.names[seat] ?? ''));
  const name = nameOf(winner, context);
  const best = (figures: readonly number[]): number => Math.max(...figures.filter((_, seat) => seat !== winner));
  const lead = own - best(scores);
  const level = sheets.filter((other, seat) => seat !== winner && scores[seat] === own && other.minus === sheet.minus);
  if (lead === 0) return level.length > 0 ? t.epilogue.byPair(name) : t.epilogue.byMinus(name);
  if (sheet.minus === 0) return t.epilogue.allLanded(name);
  const atLastTower = views[log.findLastIndex((entry) => entry.startsWith('*:'))]?.sheets ?? [];
  const before = atLastTower.map(({ points }) => points);
  if ((before[winner] ?? 0) < best(before)) return t.epilogue.lastTower(name);
  if (hasPair(sheet) && lead <= PAIR_POINTS) return t.epilogue.pair(name);
  return lead <= CLOSE ? t.epilogue.close(name, lead) : t.epilogue.clear(name, sheet.struck.length);
}

function hasPair({ rows }: SheetView): boolean {
  return rows[PAIR_ROW] === WHOLE_PAIR;
}
