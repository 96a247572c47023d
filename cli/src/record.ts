import { loadRules, ROOMS, type Rules } from '@spieleabend/games';
import { err, ok, parseRecord, RECORD_LIMITS, type Result, replayRecord, type Session } from '@spieleabend/kernel';
import { entryFailure, type Failure, failure } from './failure.ts';

/** The rules of a game by its name, or why nobody can play it here. */
export async function rulesOf(id: string): Promise<Result<Rules, Failure>> {
  const rules = await loadRules(id);
  if (rules !== undefined) return ok(rules);
  const games = ROOMS.map((room) => room.about.id).join(', ');
  return err(failure({ code: 'unknown-game', game: id, games }));
}

/** Plays the record in a text, or says why that is not possible. Never throws, whatever the text. */
export async function sessionOf(text: string): Promise<Result<Session, Failure>> {
  const record = parseRecord(text);
  if (!record.ok) return err(failure({ ...record.error, limit: RECORD_LIMITS.characters }));
  const rules = await rulesOf(record.value.game);
  if (!rules.ok) return rules;
  const { game, own } = rules.value;
  const checkData = record.value.data === undefined ? undefined : (await own?.())?.check;
  const session = replayRecord(game, record.value, checkData);
  if (session.ok) return session;
  if ('refusal' in session.error) return err(entryFailure(session.error));
  return err(failure({ ...session.error, game: game.id, ...game.seats }));
}
