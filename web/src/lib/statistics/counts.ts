import { addStatistics, countGame, fit, NO_STATISTICS, rowsOf, type Statistics, type Tally } from '@spieleabend/fair';
import { loadRules } from '@spieleabend/games';
import { parseRecord, replayRecord } from '@spieleabend/kernel';
import type { HouseStatistics, TallySummary } from '@spieleabend/server/protocol';
import { ask, bodyOf } from '../api.ts';
import { localKey, type MyTable } from '../table/mine.ts';
import { read } from '../table/storage.ts';
import { tableRecord } from '../tables/api.ts';

/** The dice and cards of some games, for the page that draws them; by game. */
export interface Counts {
  readonly games: number;
  readonly tallies: Readonly<Record<string, readonly TallySummary[]>>;
}

/** The dice and cards of finished games, one after the other, so that the page stays quick; what cannot be read is left out. */
export async function countGames(tables: readonly Pick<MyTable, 'id' | 'code'>[]): Promise<Counts> {
  let statistics: Statistics = NO_STATISTICS;
  let games = 0;
  for (const table of tables) {
    const text = await recordOf(table);
    const counted = text === null ? null : await countRecord(text);
    if (counted === null) continue;
    statistics = addStatistics(statistics, counted);
    games++;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const tallies = Object.entries(statistics).map(([game, all]) => [game, all.map(summary)] as const);
  return { games, tallies: Object.fromEntries(tallies) };
}

/** What the server has counted; null where it cannot be reached. */
export async function houseCounts(): Promise<HouseStatistics | null> {
  const response = await ask('/api/statistics');
  const body = response?.ok ? await bodyOf(response) : null;
  return body !== null && typeof body.tallies === 'object' ? (body as unknown as HouseStatistics) : null;
}

/** The dice and cards of one record; null where it is none, or not over. */
async function countRecord(text: string): Promise<Statistics | null> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return null;
  const rules = await loadRules(parsed.value.game);
  if (rules === undefined) return null;
  const checkData = parsed.value.data === undefined ? undefined : (await rules.own?.())?.check;
  const played = replayRecord(rules.game, parsed.value, checkData);
  if (!played.ok || played.value.over === null) return null;
  return countGame(NO_STATISTICS, rules.game, played.value.setup, played.value.log);
}

async function recordOf({ id, code }: Pick<MyTable, 'id' | 'code'>): Promise<string | null> {
  if (code === null) return read(localKey(id));
  const answer = await tableRecord(code);
  return answer.ok ? answer.value : null;
}

function summary(tally: Tally): TallySummary {
  return { kind: tally.kind, total: tally.total, rows: rowsOf(tally), fit: fit(tally) };
}
