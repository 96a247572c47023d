import { readJson, write } from '../storage.ts';

const KEY = 'spieleabend.talk';
/** As many tables as a device keeps. */
const TABLES = 100;
/** More names than any table has, even if some change theirs. */
const NAMES = 24;

/** What this device remembers of the talk at one table. */
export interface Memory {
  /** The names of those who are not heard. */
  readonly muted: readonly string[];
  /** The number of the last thing that was read. */
  readonly read: number;
}

const NOTHING: Memory = { muted: [], read: 0 };

/** What is remembered of the table with this code. */
export function recall(code: string): Memory {
  return all().find((table) => table.code === code) ?? NOTHING;
}

/** Remembers it from now on. */
export function memorise(code: string, { muted, read }: Memory): void {
  const others = all().filter((table) => table.code !== code);
  const kept = [{ code, muted: muted.slice(-NAMES), read }, ...others].slice(0, TABLES);
  write(KEY, JSON.stringify(kept));
}

/** The same people go on at another table: who is not heard here is not heard there. */
export function passOn(code: string, next: string): void {
  const { muted } = recall(code);
  if (muted.length > 0 && recall(next) === NOTHING) memorise(next, { muted, read: 0 });
}

/** The names with one more, or without it. */
export function toggled(muted: readonly string[], name: string): readonly string[] {
  return muted.includes(name) ? muted.filter((other) => other !== name) : [...muted, name];
}

interface Person {
  readonly kind: string;
  readonly name: string;
}

/** Whoever is muted stays so under another name. `before` and `after`: who sat there, and who sits there now. */
export function followed(
  muted: readonly string[],
  before: readonly Person[],
  after: readonly Person[],
): readonly string[] {
  const places = before.flatMap(({ name }, place) => (after[place]?.name === name ? [] : [place]));
  const [place] = places;
  // One name has changed and nothing else: whoever gets up leaves an empty chair, and a new round moves several.
  if (place === undefined || places.length > 1 || before.length !== after.length) return muted;
  const [old, now] = [before[place], after[place]];
  if (old?.kind !== 'person' || now?.kind !== 'person') return muted;
  return muted.includes(old.name) && !muted.includes(now.name) ? [...muted, now.name] : muted;
}

function all(): readonly (Memory & { readonly code: string })[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isMemory) : [];
}

function isMemory(value: unknown): value is Memory & { readonly code: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { code, muted, read } = value as Record<string, unknown>;
  const named = Array.isArray(muted) && muted.every((name) => typeof name === 'string');
  return typeof code === 'string' && named && typeof read === 'number';
}
