import { fairnessOf } from '@spieleabend/fair';
import {
  defaultOf,
  type GameRecord,
  type RecordSeat,
  recordOf,
  resolveOptions,
  type Viewer,
} from '@spieleabend/kernel';
import type {
  ChairInfo,
  DataMessage,
  ListedTable,
  LookMessage,
  Phase,
  TableMessage,
  TableSummary,
} from '../protocol/index.ts';
import type { Chair, TableRow } from '../storage/storage.ts';
import type { Attendance } from './attendance.ts';
import { chairOf, chairsBySeat, seatOf } from './chairs.ts';
import { clocksAt } from './clocks.ts';
import { type Play, unchangedSince } from './play.ts';
import type { Standing } from './standing.ts';

/**
 * The only way out of a table. Whatever is sent about a game is made here, for one viewer, from the kernel's `look` and `masked`;
 * whatever is sent about its people is made here without their secrets.
 */

/** Whether the person with this hash is at the table, and for how long that has been so. */
type Attends = (holder: string) => Attendance;

/** What is told about a table beside how it stands. */
interface Scene {
  readonly attendance: Attends;
  readonly spectators: number;
  /** The one who is told. */
  readonly you: TableMessage['you'];
  /** The chairs whose answer to the proposal is missing. */
  readonly missing: readonly number[];
}

/** The game as one viewer may know it. `since`: the `seq` of the last look he has; −1 for everything. */
export function projectLook(play: Play, viewer: Viewer, since: number, now: number): LookMessage {
  const { session } = play;
  // At the end nothing is hidden any more: entries that were masked until now are sent again.
  const keep = session.over === null ? unchangedSince(play, since) : 0;
  return {
    type: 'look',
    seq: session.revision,
    keep,
    ...session.look(viewer, keep),
    paused: play.paused && session.over === null,
    clock: play.clocks === null ? null : { left: clocksAt(play.clocks, now), running: play.clocks.running },
    waited: Math.max(0, now - play.since),
  };
}

/** Makes the texts of looks at one moment. A view that several share, because nothing is hidden from one that another knows, is spelt out once. */
export function lookMaker(): (look: LookMessage) => string {
  let last: { readonly view: unknown; readonly text: string } | null = null;
  return (look) => {
    const text = last !== null && last.view === look.view ? last.text : JSON.stringify(look.view);
    last = { view: look.view, text };
    // Left out of the text where it is undefined; to take it out of the object would cost as much as all the rest.
    return `${JSON.stringify({ ...look, view: undefined }).slice(0, -1)},"view":${text}}`;
  };
}

/** The table as somebody sees it. */
export function projectTable(standing: Standing, { attendance, spectators, you, missing }: Scene): TableMessage {
  const { row } = standing;
  return {
    type: 'table',
    code: row.code,
    game: row.game,
    rules: row.rules,
    options: optionsOf(standing),
    chance: row.chance,
    phase: phaseOf(standing),
    chairs: projectChairs(row, attendance),
    host: chairOf(row, row.host),
    spectators,
    visibility: row.visibility,
    talk: row.talk,
    time: row.time,
    timeout: row.timeout,
    proposal: projectProposal(row, missing),
    next: row.next,
    you,
  };
}

/** The component data of an owner's own, or null: they are open to all, and too large to be sent with every change. */
export function projectData({ row }: Standing): DataMessage | null {
  return row.data === null ? null : { type: 'data', data: row.data };
}

export function projectSummary(standing: Standing, attendance: Attends): TableSummary {
  const { code, game } = standing.row;
  return { code, game, phase: phaseOf(standing), chairs: projectChairs(standing.row, attendance) };
}

/**
 * The table as it stands in the list of open tables; null where it does not: only a table that its host has listed, before the game, with
 * an open chair, and with somebody who waits there (`isHere`).
 */
export function projectListing(
  standing: Standing,
  { now, isHere }: { readonly now: number; readonly isHere: (holder: string) => boolean },
): ListedTable | null {
  const { rules, row } = standing;
  if (row.visibility !== 'listed' || phaseOf(standing) !== 'lobby') return null;
  if (!row.chairs.some((chair) => chair.kind === 'open')) return null;
  const people = row.chairs.flatMap((chair) => (chair.kind === 'person' ? [chair.holder] : []));
  if (![row.host, ...people].some(isHere)) return null;
  const specs = rules.game.options;
  const changed = Object.entries(optionsOf(standing)).filter(([name, value]) =>
    specs.some((spec) => spec.name === name && defaultOf(spec, row.chairs.length) !== value),
  );
  return {
    code: row.code,
    game: row.game,
    chairs: row.chairs.map((chair) => ({
      kind: chair.kind,
      name: chair.kind === 'open' ? '' : chair.name,
      level: chair.kind === 'bot' ? chair.level : null,
    })),
    options: Object.fromEntries(changed),
    chance: row.chance,
    ownData: row.data !== null,
    time: row.time,
    timeout: row.timeout,
    openFor: Math.max(0, now - row.created),
  };
}

/** The record as a spectator may have it: complete, with its result, as soon as the game is over. Null before it has begun. */
export function projectRecord({ row, play }: Standing): GameRecord | null {
  if (play === null) return null;
  const seats = chairsBySeat(row).map((chair): RecordSeat => {
    if (chair.kind === 'open') return '';
    return chair.kind === 'bot' ? { name: chair.name, bot: chair.level } : chair.name;
  });
  const record = { ...recordOf(play.session, seats), log: play.session.masked('spectator') };
  if (row.chance === 'typed') return { ...record, chance: 'typed' };
  return row.fair === null ? record : { ...record, fairness: fairnessOf(row.fair.ceremony, play.session) };
}

function phaseOf({ play }: Standing): Phase {
  if (play === null) return 'lobby';
  return play.session.over === null ? 'playing' : 'over';
}

function projectProposal({ proposal }: TableRow, missing: readonly number[]): TableMessage['proposal'] {
  if (proposal === null) return null;
  const { id, what, chair } = proposal;
  return { id, what, chair, missing };
}

function projectChairs(row: TableRow, attendance: Attends): ChairInfo[] {
  return row.chairs.map((chair, index) => {
    const { presence, lasting } = attendanceAt(chair, attendance);
    return {
      kind: chair.kind,
      name: chair.kind === 'open' ? '' : chair.name,
      level: chair.kind === 'bot' ? chair.level : null,
      presence,
      presentFor: lasting,
      seat: seatOf(row, index),
    };
  });
}

function attendanceAt(chair: Chair, attendance: Attends): Attendance {
  if (chair.kind === 'person') return attendance(chair.holder);
  return { presence: chair.kind === 'bot' ? 'here' : 'gone', lasting: 0 };
}

function optionsOf({ rules, row, play }: Standing): TableMessage['options'] {
  if (play !== null) return play.session.setup.options;
  const resolved = resolveOptions(rules.game.options, row.options, row.chairs.length);
  return resolved.ok ? resolved.value : row.options;
}
