import type { Rules } from '@spieleabend/games';
import {
  awaited,
  err,
  type GameRecord,
  ok,
  openRecord,
  parseRecord,
  type RecordError,
  type ReplayError,
  type Result,
  replayRecord,
  type Session,
  type Viewer,
} from '@spieleabend/kernel';

/** A record that has been read: what of it can be played, and what is wrong with the rest. */
export interface Reading {
  readonly record: GameRecord;
  /** Before the first entry. */
  readonly opened: Session;
  /** The log as far as it is legal. */
  readonly log: readonly string[];
  /** The first entry that cannot be played, or a result that differs; null where all is well. */
  readonly fault: RecordError | ReplayError | null;
}

/** Reads a record from untrusted text. It fails only where nothing of it can be shown. */
export async function readRecord(
  text: string,
  rulesOf: (game: string) => Promise<Rules | undefined>,
): Promise<Result<Reading, RecordError>> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const rules = await rulesOf(record.game);
  if (rules === undefined) return err({ code: 'unknown-game', field: 'game' });
  const checkData = record.data === undefined ? undefined : (await rules.own?.())?.check;
  const opened = openRecord(rules.game, record, checkData);
  if (!opened.ok) return opened;
  const played = replayRecord(rules.game, record, checkData);
  if (played.ok) return ok({ record, opened: opened.value, log: record.log, fault: null });
  const legal = 'at' in played.error ? record.log.slice(0, played.error.at) : record.log;
  return ok({ record, opened: opened.value, log: legal, fault: played.error });
}

/** The session after these entries of a log that is known to be legal. */
export function walk(session: Session, entries: readonly string[]): Session {
  let here = session;
  for (const entry of entries) {
    const next = here.replay(entry);
    if (!next.ok) throw new Error(`A legal log was refused at ${entry}: ${next.error.code}`);
    here = next.value;
  }
  return here;
}

/**
 * Whose eyes see most of a finished game at this point: where hands are hidden, those of the seat that moves or draws. Nothing in a
 * record is a secret any more.
 */
export function eyes({ game, state, status }: Session): Viewer {
  if (game.secret === undefined) return 'spectator';
  const seat = status.type === 'decide' ? status.seats[0] : awaited(game, state)?.readers?.[0];
  return seat ?? 'spectator';
}

/** How many entries make the story just longer than `index` lines, so that this line is the last one told. */
export function entriesFor(index: number, entries: number, told: (entries: number) => number): number {
  let low = 0;
  let high = entries;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (told(middle) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}
