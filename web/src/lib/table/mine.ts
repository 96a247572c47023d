import type { Phase } from './driver.ts';
import { readJson, write } from './storage.ts';

const TABLES = 'spieleabend.tables';
const TOKENS = 'spieleabend.seats';
const NAME = 'spieleabend.name';
/** The shelf shows a handful; older tables are still there under their address. */
const LIMIT = 20;

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
}

/** The tables of this device, the latest first. */
export function list(): readonly MyTable[] {
  const stored = readJson(TABLES);
  return Array.isArray(stored) ? stored.filter(isMyTable) : [];
}

/** Notes a table, or what has become of it. */
export function remember(table: MyTable): void {
  const others = list().filter((other) => other.id !== table.id || other.code !== table.code);
  write(TABLES, JSON.stringify([table, ...others].slice(0, LIMIT)));
}

export function forget(id: string): void {
  write(TABLES, JSON.stringify(list().filter((table) => table.id !== id)));
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
  write(TOKENS, JSON.stringify(token === null ? others : { ...others, [code]: token }));
}

/** The name this person last sat down with; empty the first time. */
export function lastName(): string {
  const name = readJson(NAME);
  return typeof name === 'string' ? name : '';
}

export function keepName(name: string): void {
  write(NAME, JSON.stringify(name));
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
    typeof value.yourTurn === 'boolean'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
