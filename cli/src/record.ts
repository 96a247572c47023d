import { loadRules, ROOMS, type Rules } from '@spieleabend/games';
import {
  type DataCheck,
  err,
  type Game,
  type GameRecord,
  ok,
  parseRecord,
  RECORD_LIMITS,
  type Result,
  replayRecord,
  type Session,
} from '@spieleabend/kernel';
import { entryFailure, type Failure, failure } from './failure.ts';

/** The rules of a game by its name, or why nobody can play it here. */
export async function rulesOf(id: string): Promise<Result<Rules, Failure>> {
  const rules = await loadRules(id);
  if (rules !== undefined) return ok(rules);
  const games = ROOMS.map((room) => room.about.id).join(', ');
  return err(failure({ code: 'unknown-game', game: id, games }));
}

/** A record with what it takes to play it. */
interface Readable {
  readonly record: GameRecord;
  readonly game: Game;
  /** Where the record brings component data of its own and the game can be played with such. */
  readonly checkData: DataCheck | undefined;
}

/** Reads the record in a text, or says why nobody can play it here. Never throws, whatever the text. */
export async function readRecord(text: string): Promise<Result<Readable, Failure>> {
  const record = parseRecord(text);
  if (!record.ok) return err(failure({ ...record.error, limit: RECORD_LIMITS.characters }));
  const rules = await rulesOf(record.value.game);
  if (!rules.ok) return rules;
  const { game, own } = rules.value;
  const checkData = record.value.data === undefined ? undefined : (await own?.())?.check;
  return ok({ record: record.value, game, checkData });
}

/** Plays the record in a text, or says why that is not possible. Never throws, whatever the text. */
export async function sessionOf(text: string): Promise<Result<Session, Failure>> {
  const read = await readRecord(text);
  if (!read.ok) return read;
  const { record, game, checkData } = read.value;
  const session = replayRecord(game, record, checkData);
  if (session.ok) return session;
  if ('refusal' in session.error) return err(entryFailure(session.error));
  return err(failure({ ...session.error, game: game.id, ...game.seats }));
}
