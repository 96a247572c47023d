import type { DataCheck, Game, GameResult, Setup } from './game.ts';
import { type Options, resolveOptions } from './options.ts';
import { err, ok, type Result } from './result.ts';
import { type Refusal, Session } from './session.ts';

/** A seat of a record: a name, or a bot with its level. */
export type RecordSeat = string | { readonly name: string; readonly bot?: string };

/** One game as a JSON document: the save file, the replay, the bug report and the wire format of a finished game. */
export interface GameRecord {
  readonly spieleabend: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly RecordSeat[];
  readonly log: readonly string[];
  readonly result?: GameResult;
  /** Component data that replaces the game's own. */
  readonly data?: unknown;
  /** Keys that this version does not know are kept. */
  readonly [more: string]: unknown;
}

/** Why a text is no record that can be read here. `field` names the place. */
export interface RecordError {
  readonly code:
    | 'too-large'
    | 'not-json'
    | 'not-a-record'
    | 'unknown-version'
    | 'unknown-game'
    | 'unknown-rules'
    | 'bad-seats'
    | 'bad-log'
    | 'bad-result'
    | 'own-data'
    | 'bad-data'
    | 'unknown-option'
    | 'bad-option'
    | 'result-differs';
  readonly field: string;
}

/** Why an entry of a record cannot be played. */
export interface ReplayError {
  readonly at: number;
  readonly entry: string;
  readonly refusal: Refusal;
}

/** A hostile file must not cost more than this. */
export const RECORD_LIMITS = { characters: 1_000_000, entries: 20_000, entryLength: 64, nameLength: 60 } as const;

/** Reads a record from text. Only its form is checked here; `replayRecord` plays it. */
export function parseRecord(text: string): Result<GameRecord, RecordError> {
  if (text.length > RECORD_LIMITS.characters) return err({ code: 'too-large', field: '' });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', field: '' });
  }
  return checkRecord(json);
}

/** Checks that a JSON value has the form of a record. */
export function checkRecord(json: unknown): Result<GameRecord, RecordError> {
  if (!isObject(json)) return err({ code: 'not-a-record', field: '' });
  if (!Object.hasOwn(json, 'spieleabend')) return err({ code: 'not-a-record', field: 'spieleabend' });
  if (json.spieleabend !== 1) return err({ code: 'unknown-version', field: 'spieleabend' });
  if (typeof json.game !== 'string') return err({ code: 'not-a-record', field: 'game' });
  if (!Number.isSafeInteger(json.rules)) return err({ code: 'not-a-record', field: 'rules' });
  if (json.options !== undefined && !isObject(json.options)) return err({ code: 'not-a-record', field: 'options' });
  if (!Array.isArray(json.seats) || !json.seats.every(isSeat)) return err({ code: 'bad-seats', field: 'seats' });
  if (!Array.isArray(json.log) || json.log.length > RECORD_LIMITS.entries)
    return err({ code: 'bad-log', field: 'log' });
  const bad = json.log.findIndex((entry) => typeof entry !== 'string' || entry.length > RECORD_LIMITS.entryLength);
  if (bad >= 0) return err({ code: 'bad-log', field: `log[${bad}]` });
  if (json.result !== undefined && !isResult(json.result)) return err({ code: 'bad-result', field: 'result' });
  return ok({ ...json, options: json.options ?? {} } as unknown as GameRecord);
}

/** The text of a record: one key a line, the log on one line. `parseRecord` reads it back to the same record. */
export function makeRecord(record: GameRecord): string {
  const lines = Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The record of a session; `seats` are the names. It has a result once the game is over, unless it ended without one. */
export function recordOf(session: Session, seats: readonly RecordSeat[]): GameRecord {
  const { game, setup, log, over, ending } = session;
  const { options, data } = setup;
  const head = { spieleabend: 1, game: game.id, rules: game.rules, options, seats } as const;
  const record: GameRecord = data === undefined ? { ...head, log } : { ...head, data, log };
  return over === null || ending === 'aborted' ? record : { ...record, result: over };
}

/**
 * Plays a record, entry by entry; any prefix of a log is a valid, unfinished game. A result that stands in the record is computed anew
 * and has to agree. `checkData` as in `openRecord`; `watch` is shown each entry with the session before it.
 */
export function replayRecord<S, M, V>(
  game: Game<S, M, V>,
  record: GameRecord,
  checkData?: DataCheck,
  watch: (session: Session<S, M, V>, entry: string, at: number) => void = () => {},
): Result<Session<S, M, V>, RecordError | ReplayError> {
  const opened = openRecord(game, record, checkData);
  if (!opened.ok) return opened;
  let session = opened.value;
  for (const [at, entry] of record.log.entries()) {
    watch(session, entry, at);
    const next = session.replay(entry);
    if (!next.ok) return err({ at, entry, refusal: next.error });
    session = next.value;
  }
  const result = session.ending === 'aborted' ? null : session.over;
  if (record.result !== undefined && !sameResult(record.result, result)) {
    return err({ code: 'result-differs', field: 'result' });
  }
  return ok(session);
}

/**
 * The session before the first entry of a record, or why this game cannot open it. A record with component data of its own needs
 * `checkData`; without it, it is refused as `own-data`.
 */
export function openRecord<S, M, V>(
  game: Game<S, M, V>,
  record: GameRecord,
  checkData?: DataCheck,
): Result<Session<S, M, V>, RecordError> {
  if (record.game !== game.id) return err({ code: 'unknown-game', field: 'game' });
  if (record.rules !== game.rules) return err({ code: 'unknown-rules', field: 'rules' });
  const seats = record.seats.length;
  if (seats < game.seats.min || seats > game.seats.max) return err({ code: 'bad-seats', field: 'seats' });
  const options: Result<Options, { code: 'unknown-option' | 'bad-option'; option: string }> = resolveOptions(
    game.options,
    record.options,
    seats,
  );
  if (!options.ok) return err({ code: options.error.code, field: `options.${options.error.option}` });
  const setup: Setup = { seats, options: options.value };
  if (record.data === undefined) return ok(Session.start(game, setup));
  if (checkData === undefined) return err({ code: 'own-data', field: 'data' });
  const data = checkData(record.data);
  if (!data.ok) return err({ code: 'bad-data', field: placeIn('data', data.error[0]?.path ?? '') });
  return ok(Session.start(game, { ...setup, data: data.value }));
}

/** The place of something inside a field: `data.faces[2]`, `data[0]`. */
function placeIn(field: string, path: string): string {
  return path === '' || path.startsWith('[') ? field + path : `${field}.${path}`;
}

/** The name that stands on a seat of a record. */
export function seatName(seat: RecordSeat): string {
  return typeof seat === 'string' ? seat : seat.name;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= RECORD_LIMITS.nameLength;
}

function isSeat(value: unknown): value is RecordSeat {
  if (isName(value)) return true;
  return isObject(value) && isName(value.name) && (value.bot === undefined || isName(value.bot));
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item));
}

function isResult(value: unknown): value is GameResult {
  if (!isObject(value) || !isNumbers(value.ranks) || !isNumbers(value.scores)) return false;
  return value.tieBreak === null || typeof value.tieBreak === 'string';
}

function sameResult(a: GameResult, b: GameResult | null): boolean {
  return b !== null && a.tieBreak === b.tieBreak && same(a.ranks, b.ranks) && same(a.scores, b.scores);
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
