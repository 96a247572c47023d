import type { TableRow } from '../storage/storage.ts';

/** The row of a table that nobody has sat down at yet, with what a test wants otherwise. */
export function tableRow(code: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    code,
    version: 1,
    game: 'eineu',
    rules: 1,
    options: {},
    chairs: [],
    host: 'hash',
    first: 'lot',
    chance: 'drawn',
    visibility: 'private',
    time: null,
    timeout: 'bot',
    talk: true,
    proposal: null,
    fair: null,
    rematch: null,
    data: null,
    starter: null,
    next: null,
    created: 1_800_000_000_000,
    ...changes,
  };
}
