import { type GameRecord, type RecordSeat, recordOf, resolveOptions, type Viewer } from '@spieleabend/kernel';
import type { ChairInfo, DataMessage, LookMessage, Phase, TableMessage, TableSummary } from '../protocol/index.ts';
import type { TableRow } from '../storage/storage.ts';
import { chairsBySeat, seatOf } from './chairs.ts';
import { type Play, unchangedSince } from './play.ts';
import type { Standing } from './standing.ts';

/**
 * The only way out of a table. Whatever is sent about a game is made here, for one viewer, from the kernel's `look` and `masked`;
 * whatever is sent about its people is made here without their secrets.
 */

/** Who is connected: whether somebody with this hash is here. */
export type IsOnline = (holder: string) => boolean;

/** The game as one viewer may know it. `since`: the `seq` of the last look he has; −1 for everything. */
export function projectLook(play: Play, viewer: Viewer, since: number, now: number): LookMessage {
  const { log, ...look } = play.session.look(viewer);
  // At the end nothing is hidden any more: entries that were masked until now are sent again.
  const keep = look.over === null ? unchangedSince(play, since) : 0;
  return {
    type: 'look',
    seq: play.session.revision,
    keep,
    log: log.slice(keep),
    ...look,
    waited: Math.max(0, now - play.since),
  };
}

/** The table as somebody sees it who holds `you.chair` and perhaps is the host. */
export function projectTable(
  standing: Standing,
  isOnline: IsOnline,
  spectators: number,
  you: TableMessage['you'],
): TableMessage {
  const { row } = standing;
  return {
    type: 'table',
    code: row.code,
    game: row.game,
    rules: row.rules,
    options: optionsOf(standing),
    chance: row.chance,
    phase: phaseOf(standing),
    chairs: projectChairs(row, isOnline),
    spectators,
    next: row.next,
    you,
  };
}

/** The component data of an owner's own, or null: they are open to all, and too large to be sent with every change. */
export function projectData({ row }: Standing): DataMessage | null {
  return row.data === null ? null : { type: 'data', data: row.data };
}

export function projectSummary(standing: Standing, isOnline: IsOnline): TableSummary {
  const { code, game } = standing.row;
  return { code, game, phase: phaseOf(standing), chairs: projectChairs(standing.row, isOnline) };
}

/** The record as a spectator may have it: complete, with its result, as soon as the game is over. Null before it has begun. */
export function projectRecord({ row, play }: Standing): GameRecord | null {
  if (play === null) return null;
  const seats = chairsBySeat(row).map((chair): RecordSeat => {
    if (chair.kind === 'open') return '';
    return chair.kind === 'bot' ? { name: chair.name, bot: chair.level } : chair.name;
  });
  const record = { ...recordOf(play.session, seats), log: play.session.masked('spectator') };
  return row.chance === 'typed' ? { ...record, chance: 'typed' } : record;
}

function phaseOf({ play }: Standing): Phase {
  if (play === null) return 'lobby';
  return play.session.over === null ? 'playing' : 'over';
}

function projectChairs(row: TableRow, isOnline: IsOnline): ChairInfo[] {
  return row.chairs.map((chair, index) => ({
    kind: chair.kind,
    name: chair.kind === 'open' ? '' : chair.name,
    level: chair.kind === 'bot' ? chair.level : null,
    online: chair.kind === 'bot' || (chair.kind === 'person' && isOnline(chair.holder)),
    seat: seatOf(row, index),
  }));
}

function optionsOf({ rules, row, play }: Standing): TableMessage['options'] {
  if (play !== null) return play.session.setup.options;
  const resolved = resolveOptions(rules.game.options, row.options, row.chairs.length);
  return resolved.ok ? resolved.value : row.options;
}
