import type { GameResult } from '@spieleabend/kernel';
import type { StoryContext } from '../../kit/board.ts';
import { FIELDS } from '../data/sheets.ts';
import type { Messages } from '../messages/index.ts';
import { course, openedWith } from './course.ts';
import { nameOf } from './story.ts';

/** A lead of so many points is close. */
const CLOSE = 5;
/** So many more hits than anybody else are worth a word. */
const MANY_MORE = 3;

/** The game in one line: what was special about it, the rarest thing first. */
export function epilogue(
  log: readonly string[],
  { ranks, scores }: GameResult,
  context: StoryContext,
  t: Messages,
): string {
  const views = course(log, context.setup);
  const sheets = views.at(-1)?.sheets ?? [];
  const hits = sheets.map((sheet) => sheet.hits);
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1);
  const winner = winners[0] ?? 0;
  const sheet = sheets[winner];
  const name = nameOf(winner, context);
  const own = scores[winner] ?? 0;
  const ownHits = hits[winner] ?? 0;
  if (ranks.length === 1) return t.epilogue.alone(own, ownHits);
  if (winners.length > 1 || sheet === undefined) {
    return t.epilogue.shared(winners.map((seat) => context.names[seat] ?? ''));
  }
  const best = (figures: readonly number[]): number => Math.max(...figures.filter((_, seat) => seat !== winner));
  const lead = own - best(scores);
  if (lead === 0) return t.epilogue.byHits(name, ownHits);
  const perfect = sheet.rows.findIndex((row) => row.hits === FIELDS);
  if (perfect >= 0) return t.epilogue.perfect(name, perfect);
  const before = views[lastOpening(log)]?.sheets.map(({ points }) => points) ?? [];
  if ((before[winner] ?? 0) < best(before)) return t.epilogue.lastRoll(name);
  if (lead <= CLOSE) return t.epilogue.close(name, lead);
  if (ownHits - best(hits) >= MANY_MORE) return t.epilogue.mostHits(name, ownHits);
  const points = sheet.rows.map((row) => row.points);
  const most = Math.max(...points);
  return t.epilogue.bestRow(name, points.indexOf(most), most);
}

/** How many entries of the log stand before the last ones that opened together. */
function lastOpening(log: readonly string[]): number {
  let at = log.length;
  while (at > 0 && openedWith(log, at - 1) === log.length) at--;
  return at;
}
