import type { Phase } from './driver.ts';
import { erase, readJson, write } from './storage.ts';

const TABLES = 'spieleabend.tables';
const TOKENS = 'spieleabend.seats';
const NAME = 'spieleabend.name';
/** More tables than anybody sits at. Beyond it the oldest finished ones are forgotten first, with their secrets. */
const LIMIT = 100;

/** A table that this device has sat at or watched. */
export interface MyTable {
  /** Its name in the address: the code of an online table, the id of a local one. */
  readonly id: string;
  /** The code of an online table; null for a table on this device. */
  readonly code: string | null;
  readonly game: string;
  /** Of those who sit there with this person, or of all who share this device. */
  readonly names: readonly string[];
  /** When it was last seen, epoch milliseconds. */
  readonly at: number;
  readonly phase: Phase;
  readonly yourTurn: boolean;
  /** How the game ended; absent before, and where nobody has seen its end here. */
  readonly ending?: Ending;
}

/** What is remembered of the end of a game. */
export interface Ending {
  /** The names of those who won; none where the game was broken off. */
  readonly winners: readonly string[];
  /** The rank of this person; null for spectators and where several people share the device. */
  readonly place: number | null;
  /** What somebody who played alone has reached; null where several played. */
  readonly points: number | null;
}

/** The tables of this device, the latest first. */
export function list(): readonly MyTable[] {
  const stored = readJson(TABLES);
  return Array.isArray(stored) ? stored.filter(isMyTable) : [];
}

/** Notes a table, or what has become of it. */
export function remember(table: MyTable): void {
  const tables = [table, ...list().filter((other) => other.id !== table.id || other.code !== table.code)];
  while (tables.length > LIMIT) {
    const oldest = tables.findLastIndex(({ phase }) => phase === 'over' || phase === 'broken');
    const [dropped] = tables.splice(oldest > 0 ? oldest : -1, 1);
    if (dropped !== undefined) clear(dropped);
  }
  keepList(tables);
}

/** Forgets a table, with the secret of a seat at it; a table of this device is gone for good. */
export function forget(id: string): void {
  const tables = list();
  for (const table of tables) if (table.id === id) clear(table);
  keepList(tables.filter((table) => table.id !== id));
}

/** Runs whenever the tables of this device or its seats change, in this tab or in another; the answer ends that. */
export function watchMine(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key === TABLES || key === TOKENS || key === null) changed();
  };
  watchers.add(changed);
  addEventListener('storage', elsewhere);
  return () => {
    watchers.delete(changed);
    removeEventListener('storage', elsewhere);
  };
}

const watchers = new Set<() => void>();

/** The key under which a table of this device is stored; other tabs hear of changes by it. */
export function localKey(id: string): string {
  return `spieleabend.local.${id}`;
}

/** Where the table is: `/t/CODE` or `/play/ID`. */
export function addressOf(table: Pick<MyTable, 'id' | 'code'>): string {
  return table.code === null ? `/play/${table.id}` : `/t/${table.code}`;
}

/** The secret that holds this device's seat at an online table, or null. */
export function seatToken(code: string): string | null {
  const token = tokens()[code];
  return typeof token === 'string' ? token : null;
}

/** Keeps the secret of a seat; null throws it away. */
export function keepToken(code: string, token: string | null): void {
  const { [code]: _, ...others } = tokens();
  const kept = Object.entries(token === null ? others : { ...others, [code]: token });
  // A seat may be taken before its table is noted, but not by the hundred.
  const listed = new Set([code, ...list().map((table) => table.code)]);
  const strays = kept.filter(([other]) => !listed.has(other)).slice(0, Math.max(0, kept.length - 2 * LIMIT));
  write(TOKENS, JSON.stringify(Object.fromEntries(kept.filter((seat) => !strays.includes(seat)))));
  for (const changed of watchers) changed();
}

/** A seat at an online table, by the secret that holds it. */
export interface Seat {
  readonly code: string;
  readonly token: string;
}

/** All seats that this device holds. */
export function seats(): readonly Seat[] {
  return Object.entries(tokens()).flatMap(([code, token]) => (typeof token === 'string' ? [{ code, token }] : []));
}

/** The name this person last sat down with; empty the first time. */
export function lastName(): string {
  const name = readJson(NAME);
  return typeof name === 'string' ? name : '';
}

export function keepName(name: string): void {
  write(NAME, JSON.stringify(name));
}

function keepList(tables: readonly MyTable[]): void {
  write(TABLES, JSON.stringify(tables));
  for (const changed of watchers) changed();
}

/** What belongs to a table goes with it. */
function clear({ id, code }: MyTable): void {
  if (code === null) erase(localKey(id));
  else keepToken(code, null);
}

function tokens(): Readonly<Record<string, unknown>> {
  const stored = readJson(TOKENS);
  return isObject(stored) ? stored : {};
}

function isMyTable(value: unknown): value is MyTable {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    (value.code === null || typeof value.code === 'string') &&
    typeof value.game === 'string' &&
    Array.isArray(value.names) &&
    value.names.every((name) => typeof name === 'string') &&
    typeof value.at === 'number' &&
    typeof value.phase === 'string' &&
    typeof value.yourTurn === 'boolean' &&
    (value.ending === undefined || isEnding(value.ending))
  );
}

function isEnding(value: unknown): value is Ending {
  return (
    isObject(value) &&
    Array.isArray(value.winners) &&
    value.winners.every((name) => typeof name === 'string') &&
    (value.place === null || typeof value.place === 'number') &&
    (value.points === null || typeof value.points === 'number')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
