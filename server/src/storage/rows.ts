import type { Schema } from './schema.ts';
import type { TableRow } from './storage.ts';

/** A table's row as the file keeps it, and back: what has parts is JSON there. */

export function rowOf({
  options,
  chairs,
  data,
  time,
  talk,
  proposal,
  fair,
  rematch,
  ...others
}: Schema['tables']): TableRow {
  return {
    ...others,
    options: JSON.parse(options),
    chairs: JSON.parse(chairs),
    data: fromJson(data),
    time: fromJson(time),
    talk: talk === 1,
    proposal: fromJson(proposal),
    fair: fromJson(fair),
    rematch: fromJson(rematch),
  };
}

export function columns({
  options,
  chairs,
  data,
  time,
  talk,
  proposal,
  fair,
  rematch,
  ...others
}: TableRow): Schema['tables'] {
  return {
    ...others,
    options: JSON.stringify(options),
    chairs: JSON.stringify(chairs),
    data: toJson(data),
    time: toJson(time),
    talk: talk ? 1 : 0,
    proposal: toJson(proposal),
    fair: toJson(fair),
    rematch: toJson(rematch),
  };
}

function fromJson<T>(text: string | null): T | null {
  return text === null ? null : JSON.parse(text);
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
