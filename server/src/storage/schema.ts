import type { Database } from 'better-sqlite3';
import type { Generated } from 'kysely';

/** The version of the schema below, kept in the file itself. */
export const SCHEMA = 3;

/** The tables of the file, as queries see them. */
export interface Schema {
  tables: {
    code: string;
    version: number;
    game: string;
    rules: number;
    options: string;
    chairs: string;
    host: string;
    first: 'lot' | 'order';
    chance: 'drawn' | 'typed';
    visibility: 'private' | 'listed';
    time: string | null;
    timeout: 'bot' | 'resign';
    talk: number;
    proposal: string | null;
    fair: string | null;
    rematch: string | null;
    data: string | null;
    starter: number | null;
    next: string | null;
    created: number;
  };
  entries: { code: string; seq: number; text: string; command: string | null; at: number };
  wakes: { code: string; at: number };
  pushes: { rowid: Generated<number>; holder: string; endpoint: string; keys: string };
  kept: { name: string; value: string };
}

/** A new file. */
const WHOLE = `
  create table tables (
    code text primary key,
    version integer not null,
    game text not null,
    rules integer not null,
    options text not null,
    chairs text not null,
    host text not null,
    first text not null,
    starter integer,
    next text,
    created integer not null
  ) strict;
  create table entries (
    code text not null references tables (code),
    seq integer not null,
    text text not null,
    command text,
    at integer not null,
    primary key (code, seq)
  ) strict, without rowid;`;

/** From each version to the next: typed outcomes and owners' data; then time, talk, lists, and what wakes people. */
const STEPS: readonly string[] = [
  `alter table tables add column chance text not null default 'drawn';
   alter table tables add column data text;`,
  `alter table tables add column visibility text not null default 'private';
   alter table tables add column time text;
   alter table tables add column timeout text not null default 'bot';
   alter table tables add column talk integer not null default 1;
   alter table tables add column proposal text;
   alter table tables add column fair text;
   alter table tables add column rematch text;
   create table wakes (code text primary key references tables (code), at integer not null) strict, without rowid;
   create table pushes (
     holder text not null,
     endpoint text not null,
     keys text not null,
     primary key (holder, endpoint)
   ) strict;
   create table kept (name text primary key, value text not null) strict, without rowid;`,
];

/** Brings a file to the present schema, all in one transaction: a crash leaves it to be done again. Throws for a file of a later version. */
export function migrate(file: Database): void {
  file
    .transaction(() => {
      const version = Number(file.pragma('user_version', { simple: true }));
      if (version > SCHEMA) throw new Error(`The file was written by a later version (schema ${version}).`);
      if (version === 0) file.exec(WHOLE);
      for (const step of STEPS.slice(Math.max(0, version - 1))) file.exec(step);
      // Written even where nothing changes: a file that cannot be written is noticed now, not at the first decision.
      file.pragma(`user_version = ${SCHEMA}`);
    })
    .immediate();
}
