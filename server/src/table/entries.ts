import { err, ok, type Random } from '@spieleabend/kernel';
import { DAY_LENGTH, type TimeControl } from '../protocol/index.ts';
import type { Change, StoredEntry, TableRow } from '../storage/storage.ts';
import { propose } from './chairs.ts';
import { clocksAt, firstToEnd } from './clocks.ts';
import { applyEntry, drawChance, type Play, stillPlaying } from './play.ts';
import { remember, type Standing } from './standing.ts';
import type { Moment, Plan } from './step.ts';

/** So many stored entries may a table have before minds can no longer be changed. */
export const PATIENCE = 5000;
/**
 * So many may a game have that somebody keeps from its end (there are games whose rules know none): many times as many as any game takes, and
 * not so many that its record could not be read any more.
 */
const LONGEST = 15_000;

/** An entry to be made; `command`: what the client's command is recognised by when it is sent again, null for bots and what happens by itself. */
export interface Wanted {
  readonly text: string;
  readonly command: string | null;
}

/** What entries come to, one after the other, with the chance events that follow from them. */
export function planEntries(standing: Standing, wanted: readonly Wanted[], moment: Moment): Plan {
  const { row, play: before } = standing;
  const { now, random } = moment;
  if (before === null) return err({ code: 'not-started' });
  let play = before;
  const entries: StoredEntry[] = [];
  for (const { text, command } of wanted) {
    const applied = applyEntry(play, text, now);
    if (!applied.ok) return applied;
    entries.push({ text, command, at: now });
    play = applied.value;
  }
  // Nobody is left who would like to see how it ends, or it has none.
  const isForNobody = before.people.length > 0 && stillPlaying(play).length === 0;
  if (play.session.over === null && (isForNobody || play.stored >= LONGEST)) {
    const ended = applyEntry(play, '!abort', now);
    if (!ended.ok) return ended;
    entries.push({ text: '!abort', command: null, at: now });
    play = ended.value;
  }
  const drawn = withChance(row, play, now, random);
  // Who replaces a decision that lies face down shows nobody that he did.
  const { held } = before.session;
  const again = [...drawn.play.session.held].find(([seat, move]) => held.has(seat) && held.get(seat) !== move);
  const changesMinds = again !== undefined || wanted.some(({ text }) => isChangedMind(text));
  if (before.stored >= PATIENCE && changesMinds) return err({ code: 'too-often' });
  const stored = [...entries, ...drawn.entries];
  const append: Change = { type: 'append', code: row.code, seq: before.stored, entries: stored };
  const next = again === undefined ? withoutPointless(row, before, drawn.play) : row;
  const update: readonly Change[] = next === row ? [] : [{ type: 'update', row: next }];
  return ok({
    standing: { ...standing, row: next, play: drawn.play, done: remember(standing.done, stored) },
    changes: [append, ...update, ...wakeChange(row.code, before, drawn.play, now)],
    only: again?.[0],
  });
}

/** A proposal ends when it is carried out, when the game is over, and one to take back as soon as anything else has happened. */
function withoutPointless(row: TableRow, before: Play, after: Play): TableRow {
  if (row.proposal === null) return row;
  const { what } = row.proposal;
  const isPaused = what === 'pause' && after.paused && !before.paused;
  return what === 'take-back' || isPaused || after.session.over !== null ? propose(row, null) : row;
}

/**
 * What it comes to that a server is there again which started at `started`, after the last entry; null where it makes no difference. By a
 * live clock nobody's time ran meanwhile; and if the machine's clock has been set back, all time goes on from now instead of standing still.
 */
export function planUp(standing: Standing, started: number, moment: Moment): Plan | null {
  const { play } = standing;
  if (play === null || play.time === null || play.clocks === null || play.session.over !== null) return null;
  const { at, running } = play.clocks;
  const wasDown = play.time.kind === 'live' && at < started;
  const wasSetBack = at > moment.now;
  if (!wasSetBack && !(wasDown && running.length > 0)) return null;
  return planEntries(standing, [{ text: '!up', command: null }], moment);
}

/**
 * Only these can be repeated without end; the rest brings the game forward, happens once, or makes good what happened before. Nobody escapes the
 * end of his time, keeps the others from going on without him, or stays away himself, because minds were changed too often.
 */
function isChangedMind(text: string): boolean {
  return text.startsWith('!') && !/^!(up|abort|resume|\d+:(resign|time|bot|back))$/.test(text);
}

/** Lets chance decide all that is due, unless people type in how it did. */
export function withChance(
  row: TableRow,
  play: Play,
  at: number,
  random: Random,
): { play: Play; entries: readonly StoredEntry[] } {
  if (row.chance === 'typed') return { play, entries: [] };
  const entries: StoredEntry[] = [];
  let current = play;
  for (;;) {
    const text = drawChance(current, random);
    if (text === null) return { play: current, entries };
    const next = applyEntry(current, text, at);
    if (!next.ok) throw new Error(`A drawn outcome was refused: ${next.error.code}`);
    entries.push({ text, command: null, at });
    current = next.value;
  }
}

const HOUR = DAY_LENGTH / 24;

/** So long before somebody's days are over he is told once more. Whoever plays by a live clock sees it. */
function warningBefore(time: TimeControl): number {
  return time.kind === 'days' ? HOUR : 0;
}

/** So long may a bot be waited for where time runs, until somebody looks whether it thinks at all: the server may have been down since. */
const BOT_PATIENCE = 60_000;

/**
 * When a table has to be looked at next (epoch milliseconds): to warn somebody, because his time is up, or because a bot has to go on for
 * people who are not there. Null where nobody's time runs or will.
 */
export function nextWake(play: Play, now: number): number | null {
  const { time, clocks, session, since, paused } = play;
  if (time === null || clocks === null || session.over !== null) return null;
  const first = firstToEnd(clocks);
  if (first === null) {
    const waitsForBot = session.waiting.length > 0 && !paused && stillPlaying(play).length > 0;
    return waitsForBot ? since + BOT_PATIENCE : null;
  }
  const warning = first.at - warningBefore(time);
  return warning > now ? warning : first.at;
}

/** The seats whose days are over so soon that they are told once more. */
export function nearlyOver({ time, clocks }: Play, now: number): readonly number[] {
  if (time === null || clocks === null) return [];
  const left = clocksAt(clocks, now);
  return clocks.running.filter((seat) => (left[seat] ?? 0) <= warningBefore(time));
}

/** Sets the wake of a table anew, where it changes. */
export function wakeChange(code: string, before: Play | null, after: Play, now: number): readonly Change[] {
  if (after.time === null) return [];
  const at = nextWake(after, now);
  return before !== null && nextWake(before, now) === at ? [] : [{ type: 'wake', code, at }];
}
