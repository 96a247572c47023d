import { Announcement } from '@spieleabend/server/protocol';
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

function isAgreement(value: unknown): value is Agreement {
  if (typeof value !== 'object' || value === null) return false;
  const { seen, own, opened, agreed, deceit } = value as Partial<Record<keyof Agreement, unknown>>;
  const times = [opened, agreed].every((time) => time === null || typeof time === 'number');
  const named = deceit === null || typeof deceit === 'string';
  return times && named && isOwn(own) && Announcement.safeParse(seen).success;
}

function isOwn(value: unknown): boolean {
  if (typeof value !== 'object') return false;
  if (value === null) return true;
  const { chair, round, contribution } = value as Record<string, unknown>;
  return typeof chair === 'number' && typeof round === 'number' && typeof contribution === 'string';
}
