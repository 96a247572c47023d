import { readJson, write } from '../storage.ts';
import type { Agreement } from './agreement.ts';

const KEY = 'spieleabend.fair';
/** As many tables as a device keeps. */
const TABLES = 100;

/** What this device remembers of how chance was agreed on at the table with this code; null where it was not there. */
export function recall(code: string): Agreement | null {
  return all().find(({ seen }) => seen.table.code === code) ?? null;
}

/** Remembers it from now on, whatever becomes of this page; of more tables than a device keeps the oldest are forgotten. */
export function memorise(agreement: Agreement): void {
  const others = all().filter(({ seen }) => seen.table.code !== agreement.seen.table.code);
  write(KEY, JSON.stringify([agreement, ...others].slice(0, TABLES)));
}

function all(): readonly Agreement[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter(isAgreement) : [];
}

// By hand: the schemas of the protocol are too heavy for pages that need no server.

function isAgreement(value: unknown): value is Agreement {
  if (!isObject(value)) return false;
  const { seen, own, opened, agreed, deceit } = value;
  const times = [opened, agreed].every((time) => time === null || typeof time === 'number');
  return times && (deceit === null || typeof deceit === 'string') && isOwn(own) && isSeen(seen);
}

function isOwn(value: unknown): boolean {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const { chair, round, contribution } = value;
  return typeof chair === 'number' && typeof round === 'number' && typeof contribution === 'string';
}

function isSeen(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.table) || typeof value.table.code !== 'string') return false;
  return Array.isArray(value.rounds) && value.rounds.every(isRound);
}

function isRound(value: unknown): boolean {
  if (!isObject(value) || typeof value.commitment !== 'string') return false;
  return Array.isArray(value.contributions) && value.contributions.every(isObject);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
