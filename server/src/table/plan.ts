import { isLevel } from '@spieleabend/bots';
import {
  awaited,
  correctLast,
  err,
  ok,
  type Random,
  type Refusal,
  type Result,
  resolveOptions,
  tellers,
} from '@spieleabend/kernel';
import type { Command, Reason } from '../protocol/index.ts';
import { hashToken, newCode } from '../secrets.ts';
import type { Change, StoredEntry, TableRow } from '../storage/storage.ts';
import * as chairs from './chairs.ts';
import { applyEntry, drawChance, type Play } from './play.ts';
import { beginPlay, doneKey, remember, type Standing, settle } from './standing.ts';

/** Who commands. */
export interface Who {
  /** The hash of the secret he has shown; null for one who only watches. */
  readonly holder: string | null;
  readonly isHost: boolean;
}

/** What a plan needs from outside: the time (epoch milliseconds) and chance. */
export interface Moment {
  readonly now: number;
  readonly random: Random;
}

/** What a command comes to: how the table stands once `changes` are stored. */
interface Step {
  readonly standing: Standing;
  readonly changes: readonly Change[];
  /** The only seat that may notice. */
  readonly only?: number;
}

/** The step to take, null where all is done already, or why not. */
export type Plan = Result<Step | null, Reason | Refusal>;

/** So many stored entries may a table have before minds can no longer be changed. */
const PATIENCE = 5000;

/** What a command of a player comes to. Nothing is changed by planning. */
export function plan(standing: Standing, who: Who, command: Command, moment: Moment): Plan {
  const { row } = standing;
  const chair = chairs.chairOf(row, who.holder);
  const sender = command.type === 'take' ? hashToken(command.token) : who.holder;
  const key = `${command.type} ${sender} ${command.id}`;
  // Sent again: whatever has become of the chair since then, it is not done a second time.
  if (standing.settled.includes(key)) return ok(null);
  switch (command.type) {
    case 'take': {
      const holder = hashToken(command.token);
      if (chair !== null && holder !== who.holder) return err({ code: 'already-seated' });
      return withRow(standing, key, chairs.take(row, command.chair, command.name, holder));
    }
    case 'leave':
      return chair === null ? ok(null) : withRow(standing, key, ok(chairs.free(row, chair)));
    case 'rename':
      return chair === null
        ? err({ code: 'not-seated' })
        : withRow(standing, key, chairs.rename(row, chair, command.name));
    case 'set-chair': {
      const { setting } = command;
      if (!who.isHost) return err({ code: 'not-host' });
      if (setting.kind === 'bot' && !isLevel(setting.level)) return err({ code: 'unknown-level' });
      return withRow(standing, key, chairs.setChair(row, command.chair, setting));
    }
    case 'start':
      // Sent again, or pressed by two at once: it has begun.
      if (row.starter !== null && (chair !== null || who.isHost)) return ok(null);
      return who.isHost ? planStart(standing, moment) : err({ code: 'not-host' });
    case 'rematch':
      return chair === null ? err({ code: 'not-seated' }) : planRematch(standing, moment);
    case 'hurry':
      // Of those who sit here it never comes so far: nothing has to be stored for it.
      return err({ code: 'not-seated' });
    case 'correct':
      return chair === null && !who.isHost
        ? err({ code: 'not-seated' })
        : planCorrection(standing, chair, command, moment);
    default:
      return planMove(standing, chair, command, moment);
  }
}

/**
 * What one entry comes to, or the same one several times, with the chance events that follow from it. `command`: what the client's
 * command is recognised by when it is sent again; null for bots.
 */
export function planEntry(
  standing: Standing,
  text: string,
  command: string | null,
  { now, random }: Moment,
  times = 1,
): Plan {
  const { row, play: before } = standing;
  if (before === null) return err({ code: 'not-started' });
  let applied = applyEntry(before, text, now);
  for (let n = 1; n < times && applied.ok; n++) applied = applyEntry(applied.value, text, now);
  if (!applied.ok) return applied;
  const { play, entries } = withChance(row, applied.value, now, random);
  // Who replaces a decision that lies face down shows nobody that he did.
  const { held } = before.session;
  const again = [...play.session.held].find(([seat, move]) => held.has(seat) && held.get(seat) !== move);
  if (before.stored >= PATIENCE && (again !== undefined || text.startsWith('!'))) return err({ code: 'too-often' });
  const same = new Array<StoredEntry>(times).fill({ text, command, at: now });
  const stored = [...same, ...entries];
  return ok({
    standing: { ...standing, play, done: remember(standing.done, stored) },
    changes: [{ type: 'append', code: row.code, seq: before.stored, entries: stored }],
    only: again?.[0],
  });
}

function planMove(
  standing: Standing,
  chair: number | null,
  command: Extract<Command, { type: 'decide' | 'withdraw' | 'take-back' | 'happen' }>,
  moment: Moment,
): Plan {
  const { row, play, done } = standing;
  if (play === null) return err({ code: 'not-started' });
  const seat = chair === null ? null : chairs.seatOf(row, chair);
  if (seat === null) return err({ code: 'not-seated' });
  const text = textOf(command, seat);
  const id = command.type === 'happen' ? idOf(seat, command.id) : command.id;
  if (done.includes(doneKey(text, id))) return ok(null);
  const { session } = play;
  if (command.type === 'take-back') {
    if (command.seq !== session.revision) return err({ code: 'stale-ask' });
  } else if (command.type === 'happen') {
    if (row.chance !== 'typed') return err({ code: 'not-typed' });
    if (session.over === null && command.ask !== session.asked) return err({ code: 'stale-ask' });
    const due = awaited(session.game, session.state);
    if (due !== null && !tellers(due.readers, chairs.peopleOf(row)).includes(seat))
      return err({ code: 'not-yours-to-tell' });
  } else {
    if (session.over === null && command.ask !== session.asked) return err({ code: 'stale-ask' });
    if (command.type === 'decide' && session.held.get(seat) === command.move) return ok(null);
  }
  return planEntry(standing, text, id, moment);
}

/**
 * What a command is stored under whose entry does not say who sent it. People choose their ids alone: nobody's command is taken for
 * another's, nor can anybody find out by an id what a hidden entry says. `seat`: null for a host who only watches.
 */
function idOf(seat: number | null, id: string): string {
  return `${seat ?? 'host'}.${id}`;
}

/** The entry that a command about the game comes to. */
function textOf(command: Parameters<typeof planMove>[2], seat: number): string {
  if (command.type === 'happen') return `*:${command.outcome}`;
  return command.type === 'decide' ? `${seat}:${command.move}` : `!${seat}:${command.type}`;
}

/** The last thing that people told or decided was mistyped; what bots did after it goes with it. */
function planCorrection(
  standing: Standing,
  chair: number | null,
  command: Extract<Command, { type: 'correct' }>,
  moment: Moment,
): Plan {
  const { row, play, done } = standing;
  if (play === null) return err({ code: 'not-started' });
  if (row.chance !== 'typed') return err({ code: 'not-typed' });
  const text = '!correct';
  const id = idOf(chair === null ? null : chairs.seatOf(row, chair), command.id);
  if (done.includes(doneKey(text, id))) return ok(null);
  const { session } = play;
  if (command.seq !== session.revision) return err({ code: 'stale-ask' });
  const people = chairs.peopleOf(row);
  const corrected = correctLast(session, (seat) => !people.includes(seat));
  if (corrected === null) return err({ code: 'nothing-to-correct' });
  return planEntry(standing, text, id, moment, corrected.times);
}

function planStart(standing: Standing, { now, random }: Moment): Plan {
  const { game } = standing.rules;
  const begun = chairs.begin(standing.row, game.seats.min, (bound) => random.below(bound));
  if (!begun.ok) return begun;
  const row = begun.value;
  const options = resolveOptions(game.options, row.options, row.chairs.length);
  if (!options.ok) return err({ ...options.error });
  const { play, entries } = withChance(row, beginPlay(standing.rules, row, now), now, random);
  return ok({
    standing: { ...standing, row, play },
    changes: [
      { type: 'update', row },
      { type: 'append', code: row.code, seq: 0, entries },
    ],
  });
}

/** A new table that has begun already, and the way to it. */
function planRematch(standing: Standing, { now, random }: Moment): Plan {
  const { rules, row, play } = standing;
  if (row.next !== null) return ok(null);
  if (play === null || play.session.over === null) return err({ code: 'not-over' });
  const again = chairs.again(row, { code: newCode(), rules: rules.game.rules, now });
  const { entries } = withChance(again, beginPlay(rules, again, now), now, random);
  const linked = chairs.linkNext(row, again.code);
  return ok({
    standing: { ...standing, row: linked },
    changes: [
      { type: 'create', row: again },
      { type: 'append', code: again.code, seq: 0, entries },
      { type: 'update', row: linked },
    ],
  });
}

/** `key`: what the command is recognised by when it is sent again, even if there was nothing to change. */
function withRow(standing: Standing, key: string, next: chairs.RowResult): Plan {
  if (!next.ok) return next;
  const row = next.value;
  return ok({ standing: settle(standing, row, key), changes: row === standing.row ? [] : [{ type: 'update', row }] });
}

/** Lets chance decide all that is due, unless people type in how it did. */
function withChance(
  row: TableRow,
  play: Play,
  at: number,
  random: Random,
): { play: Play; entries: readonly StoredEntry[] } {
  if (row.chance === 'typed') return { play, entries: [] };
  const entries: StoredEntry[] = [];
  let current = play;
  for (;;) {
    const text = drawChance(current.session, random);
    if (text === null) return { play: current, entries };
    const next = applyEntry(current, text, at);
    if (!next.ok) throw new Error(`A drawn outcome was refused: ${next.error.code}`);
    entries.push({ text, command: null, at });
    current = next.value;
  }
}
