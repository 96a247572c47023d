import { err, ok, type Result, type Seating } from '@spieleabend/kernel';
import type { ChairSetting, RefusalCode, RematchFirst, Visibility } from '../protocol/index.ts';
import type { Chair, StoredFair, StoredProposal, TableRow } from '../storage/storage.ts';
import { plainName } from './names.ts';

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

/** The chair of a seat, once the game has begun. */
export function chairAt(row: TableRow, seat: number): number {
  return (seat + (row.starter ?? 0)) % row.chairs.length;
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

/** The level of the bot that plays for somebody: a fair one, neither a gift nor a blow. */
const SUBSTITUTE = 'medium';

/** The level of the bot that plays at each seat, undefined where people play; once the game has begun. */
export function botLevels(row: TableRow, { bots, resigned }: Seating): readonly (string | undefined)[] {
  return chairsBySeat(row).map((chair, seat) => {
    if (chair.kind === 'bot') return chair.level;
    return bots.includes(seat) || resigned.includes(seat) ? SUBSTITUTE : undefined;
  });
}

export function take(row: TableRow, index: number, name: string, holder: string): RowResult {
  const chair = row.chairs[index];
  if (chair === undefined) return err({ code: 'unknown-chair' });
  const own = chairOf(row, holder);
  if (own === index) return ok(row);
  if (isClosed(row)) return err({ code: 'already-started' });
  if (own !== null) return err({ code: 'already-seated' });
  if (chair.kind !== 'open') return err({ code: 'chair-taken' });
  if (isNameTaken(row, name)) return err({ code: 'name-taken' });
  return ok(withChair(row, index, { kind: 'person', name, holder }));
}

/**
 * Frees the chair of somebody who gets up before the game has begun. The host hands the table over to the first other person who is here;
 * where nobody is, it stays his.
 */
export function getUp(row: TableRow, index: number, isHere: (holder: string) => boolean): TableRow {
  const leaving = row.chairs[index];
  const isHost = leaving?.kind === 'person' && leaving.holder === row.host;
  const chairs = row.chairs.with(index, { kind: 'open' });
  const heir = isHost ? chairs.find((chair) => chair.kind === 'person' && isHere(chair.holder)) : undefined;
  return next(row, { chairs, host: heir?.kind === 'person' ? heir.holder : row.host });
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
  if (isClosed(row)) return err({ code: 'already-started' });
  if (chair === undefined) return err({ code: 'unknown-chair' });
  if (setting.kind === 'open') return ok(chair.kind === 'open' ? row : withChair(row, index, { kind: 'open' }));
  if (setting.name !== undefined && isNameTaken(row, setting.name, index)) return err({ code: 'name-taken' });
  const name = setting.name ?? freeBotName(row, index);
  return ok(withChair(row, index, { kind: 'bot', level: setting.level, name }));
}

/** Whether the game has begun or is about to: then nobody sits down or gets up any more. */
function isClosed({ starter, fair }: TableRow): boolean {
  return starter !== null || fair !== null;
}

/** Chairs that nobody took are put away. The row keeps its version: what follows from it changes it. */
export function gather(row: TableRow, minimum: number): RowResult {
  if (isClosed(row)) return err({ code: 'already-started' });
  const chairs = row.chairs.filter((chair) => chair.kind !== 'open');
  return chairs.length < minimum ? err({ code: 'too-few' }) : ok({ ...row, chairs });
}

/** The game begins with this chair. */
export function begin(row: TableRow, starter: number, fair: StoredFair | null): TableRow {
  return next(row, { starter, fair });
}

/** How far chance has been agreed on for this game, or for the rematch. */
export function agree(row: TableRow, changes: Partial<Pick<TableRow, 'chairs' | 'fair' | 'rematch'>>): TableRow {
  return next(row, changes);
}

/** A new table for the same people with the same secrets. */
export function again(
  row: TableRow,
  { code, rules, starter, fair, now }: Pick<TableRow, 'code' | 'rules' | 'starter' | 'fair'> & { readonly now: number },
): TableRow {
  return { ...row, code, rules, version: 1, starter, fair, rematch: null, next: null, proposal: null, created: now };
}

/** The chair that begins the rematch, or that the lot decides. `ranks`: by seat. Of several winners it is the next one clockwise. */
export function nextStarter(row: TableRow, first: RematchFirst, ranks: readonly number[]): number | 'lot' {
  if (first === 'lot') return 'lot';
  const clockwise = [...row.chairs.keys()].map((step) => chairAt(row, step + 1));
  const winner = clockwise.find((chair) => ranks[seatOf(row, chair) ?? 0] === 1);
  return (first === 'winner' ? winner : undefined) ?? chairAt(row, 1);
}

/** What the host may change about the table itself. */
export function setTable(
  row: TableRow,
  { visibility = row.visibility, talk = row.talk }: { readonly visibility?: Visibility; readonly talk?: boolean },
): TableRow {
  return visibility === row.visibility && talk === row.talk ? row : next(row, { visibility, talk });
}

export function propose(row: TableRow, proposal: StoredProposal | null): TableRow {
  return next(row, { proposal });
}

export function linkNext(row: TableRow, code: string): TableRow {
  return next(row, { next: code, rematch: null });
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
  const alike = plainName(name);
  return row.chairs.some(
    (chair, index) => index !== except && chair.kind !== 'open' && plainName(chair.name) === alike,
  );
}

function withChair(row: TableRow, index: number, chair: Chair): TableRow {
  return next(row, { chairs: row.chairs.with(index, chair) });
}

function next(row: TableRow, changes: Partial<TableRow>): TableRow {
  return { ...row, ...changes, version: row.version + 1 };
}
