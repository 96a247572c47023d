import { err, ok, type Result } from '@spieleabend/kernel';
import type { ChairSetting, RefusalCode } from '../protocol/index.ts';
import type { Chair, TableRow } from '../storage/storage.ts';

/** Who sits where: pure changes of a table's row. Each gives the next row, with the next version. */

export type RowResult = Result<TableRow, { readonly code: RefusalCode }>;

/** The chair that this secret holds, or null. */
export function chairOf(row: TableRow, holder: string | null): number | null {
  const index = row.chairs.findIndex((chair) => chair.kind === 'person' && chair.holder === holder);
  return index < 0 ? null : index;
}

/** The seat of a chair: chairs stand clockwise, and seat 0 is the one that begins (C-1). Null until the game has begun. */
export function seatOf(row: TableRow, chair: number): number | null {
  if (row.starter === null) return null;
  return (chair - row.starter + row.chairs.length) % row.chairs.length;
}

/** The chairs in seat order, once the game has begun. */
export function chairsBySeat(row: TableRow): readonly Chair[] {
  const starter = row.starter ?? 0;
  return [...row.chairs.slice(starter), ...row.chairs.slice(0, starter)];
}

/** The seats of people, once the game has begun. */
export function peopleOf(row: TableRow): readonly number[] {
  return [...chairsBySeat(row).entries()].flatMap(([seat, chair]) => (chair.kind === 'person' ? [seat] : []));
}

/** The level of the bot at each seat, undefined for people; once the game has begun. */
export function botLevels(row: TableRow): readonly (string | undefined)[] {
  return chairsBySeat(row).map((chair) => (chair.kind === 'bot' ? chair.level : undefined));
}

export function take(row: TableRow, index: number, name: string, holder: string): RowResult {
  const chair = row.chairs[index];
  if (chair === undefined) return err({ code: 'unknown-chair' });
  const own = chairOf(row, holder);
  if (own === index) return ok(row);
  if (row.starter !== null) return err({ code: 'already-started' });
  if (own !== null) return err({ code: 'already-seated' });
  if (chair.kind !== 'open') return err({ code: 'chair-taken' });
  if (isNameTaken(row, name)) return err({ code: 'name-taken' });
  return ok(withChair(row, index, { kind: 'person', name, holder }));
}

/** Frees the chair of somebody who gets up before the game has begun. */
export function free(row: TableRow, index: number): TableRow {
  return withChair(row, index, { kind: 'open' });
}

export function rename(row: TableRow, index: number, name: string): RowResult {
  const chair = row.chairs[index];
  if (chair?.kind !== 'person') return err({ code: 'not-seated' });
  if (chair.name === name) return ok(row);
  if (isNameTaken(row, name, index)) return err({ code: 'name-taken' });
  return ok(withChair(row, index, { ...chair, name }));
}

/** The host opens a chair (whoever sits there gets up) or puts a bot on it. */
export function setChair(row: TableRow, index: number, setting: ChairSetting): RowResult {
  const chair = row.chairs[index];
  if (row.starter !== null) return err({ code: 'already-started' });
  if (chair === undefined) return err({ code: 'unknown-chair' });
  if (setting.kind === 'open') return ok(chair.kind === 'open' ? row : withChair(row, index, { kind: 'open' }));
  if (setting.name !== undefined && isNameTaken(row, setting.name, index)) return err({ code: 'name-taken' });
  const name = setting.name ?? freeBotName(row, index);
  return ok(withChair(row, index, { kind: 'bot', level: setting.level, name }));
}

/** Chairs that nobody took are put away, and the one who begins is found: by lot (`draw` gives a number below its argument), or the first. */
export function begin(row: TableRow, minimum: number, draw: (bound: number) => number): RowResult {
  if (row.starter !== null) return err({ code: 'already-started' });
  const chairs = row.chairs.filter((chair) => chair.kind !== 'open');
  if (chairs.length < minimum) return err({ code: 'too-few' });
  return ok(next(row, { chairs, starter: row.first === 'lot' ? draw(chairs.length) : 0 }));
}

/** A new table for the same people with the same secrets; the right to begin goes round clockwise. */
export function again(row: TableRow, { code, rules, now }: { code: string; rules: number; now: number }): TableRow {
  const starter = ((row.starter ?? 0) + 1) % row.chairs.length;
  return { ...row, code, rules, version: 1, starter, next: null, created: now };
}

export function linkNext(row: TableRow, code: string): TableRow {
  return next(row, { next: code });
}

/** The first of „Bot", „Bot 2", „Bot 3" … that nobody at the table is called. */
export function freeBotName(row: Pick<TableRow, 'chairs'>, except?: number): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? 'Bot' : `Bot ${number}`;
    if (!isNameTaken(row, name, except)) return name;
  }
}

/** Whether two at the table have the same name. */
export function hasSameNames({ chairs }: Pick<TableRow, 'chairs'>): boolean {
  return chairs.some((chair, index) => chair.kind !== 'open' && isNameTaken({ chairs }, chair.name, index));
}

function isNameTaken(row: Pick<TableRow, 'chairs'>, name: string, except?: number): boolean {
  const alike = plain(name);
  return row.chairs.some((chair, index) => index !== except && chair.kind !== 'open' && plain(chair.name) === alike);
}

/** Names that people take for the same have the same plain form. */
function plain(name: string): string {
  return name.normalize('NFKC').toLocaleLowerCase('de');
}

function withChair(row: TableRow, index: number, chair: Chair): TableRow {
  return next(row, { chairs: row.chairs.with(index, chair) });
}

function next(row: TableRow, changes: Partial<TableRow>): TableRow {
  return { ...row, ...changes, version: row.version + 1 };
}
