import type { OpenFairness } from '@spieleabend/fair';
import {
  type DataCheck,
  type Game,
  type GameRecord,
  makeRecord,
  ok,
  parseRecord,
  type Random,
  type RecordError,
  type ReplayError,
  type Result,
  recordOf,
  replayRecord,
  type Session,
} from '@spieleabend/kernel';
import { cryptoRandom } from './chance.ts';
import { localKey } from './mine.ts';
import { readSeries, type Series } from './series.ts';
import { erase, read, write } from './storage.ts';

/** Who sits at a table on this device: a person, or a bot of a level. */
export interface LocalSeat {
  readonly name: string;
  readonly bot?: string;
}

export interface NewLocalTable {
  readonly game: Pick<Game, 'id' | 'rules'>;
  readonly options: Readonly<Record<string, unknown>>;
  /** Clockwise. */
  readonly seats: readonly LocalSeat[];
  /** Who sits in seat 0: somebody drawn by lot, or the first of `seats` (C-1). */
  readonly first: 'lot' | 'order';
  readonly chance?: ChanceSource;
  /** Component data of an owner's own, checked. */
  readonly data?: unknown;
  /** The series of which this is the next round. */
  readonly series?: Series;
}

/**
 * Where outcomes come from: `drawn` on this device, `typed` in from real dice and cards, or typed in for one person's sheet alone, whose
 * game is only a part of the one on the table.
 */
export type ChanceSource = 'drawn' | 'typed' | 'sheet';

/**
 * What is stored of a local table: its record, and in one more key the decisions that lie face down, so that a reload goes on exactly
 * where the game stood. `chance` and `sheet` say where outcomes come from, `secret` (64 hexadecimal digits) what they follow from where they
 * are drawn, `series` what was played before.
 */
interface StoredTable extends GameRecord {
  readonly held: readonly string[];
  readonly chance?: 'typed';
  readonly sheet?: true;
  readonly secret?: string;
  readonly series?: Series;
}

/** A local table as it was left. */
export interface LocalTable {
  readonly session: Session;
  readonly chance: ChanceSource;
  readonly seats: readonly LocalSeat[];
  /** What all outcomes follow from; undefined where they are typed in, and in a game begun before there was one. */
  readonly secret?: string;
  /** What the record says of that. */
  readonly fairness?: OpenFairness;
  readonly series?: Series;
}

/** Lays a new table on this device and gives its id; its address is `/play/ID`. */
export function createLocalTable(table: NewLocalTable, random: Random = cryptoRandom): string {
  const id = newId(random);
  const seats = table.first === 'lot' ? rotate(table.seats, random.below(table.seats.length)) : table.seats;
  const { game, options, data, chance = 'drawn', series } = table;
  const head = { spieleabend: 1, game: game.id, rules: game.rules, options, seats, ...keysOf(chance) } as const;
  const secret = chance === 'drawn' ? newSecret() : undefined;
  const stored: StoredTable = { ...head, ...(data === undefined ? {} : { data }), log: [], held: [], secret, series };
  write(localKey(id), makeRecord(stored));
  return id;
}

/** The record of a local table as stored, or null where there is none that can be read: which game it is, before its rules are loaded. */
export function storedRecord(id: string): GameRecord | null {
  const text = read(localKey(id));
  const record = text === null ? null : parseRecord(text);
  return record?.ok ? record.value : null;
}

/** The table as it was left. */
export function loadLocalTable(
  game: Game,
  record: GameRecord,
  checkData?: DataCheck,
): Result<LocalTable, RecordError | ReplayError> {
  const played = replayRecord(game, record, checkData);
  if (!played.ok) return played;
  let session = played.value;
  // A decision that no longer fits was not final: its seat is simply asked again.
  for (const entry of Array.isArray(record.held) ? record.held : []) {
    const [seat, text] = String(entry).split(':');
    const next = session.decide(Number(seat), text ?? '');
    if (next.ok) session = next.value;
  }
  const seats = record.seats.map((seat) => (typeof seat === 'string' ? { name: seat } : seat));
  return ok({
    session,
    seats,
    chance: record.chance !== 'typed' ? 'drawn' : record.sheet === true ? 'sheet' : 'typed',
    secret: typeof record.secret === 'string' && SECRET.test(record.secret) ? record.secret : undefined,
    series: readSeries(record.series),
  });
}

/** What a record says about where its outcomes come from. */
export function keysOf(chance: ChanceSource): { chance?: 'typed'; sheet?: true } {
  if (chance === 'drawn') return {};
  return chance === 'sheet' ? { chance: 'typed', sheet: true } : { chance: 'typed' };
}

/** Whether the table is stored for good. */
export function saveLocalTable(id: string, { session, seats, chance, ...more }: LocalTable): boolean {
  const held = [...session.held].map(([seat, text]) => `${seat}:${text}`);
  return write(localKey(id), makeRecord({ ...recordOf(session, seats), ...keysOf(chance), held, ...more }));
}

export function eraseLocalTable(id: string): void {
  erase(localKey(id));
}

/** The same circle, begun at another place. */
export function rotate<Item>(circle: readonly Item[], by: number): readonly Item[] {
  return [...circle.slice(by), ...circle.slice(0, by)];
}

const SECRET = /^[0-9a-f]{64}$/;

/** 32 random bytes, as hexadecimal digits. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newId(random: Random): string {
  let id = '';
  while (id.length < 8) id += random.below(36).toString(36);
  return id;
}
