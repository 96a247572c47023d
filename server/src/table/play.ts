import { drawOutcome, type Stream } from '@spieleabend/fair';
import {
  type Game,
  ok,
  parseEntry,
  parseTableEvent,
  type Random,
  type Refusal,
  type Result,
  Session,
  type Setup,
  sample,
} from '@spieleabend/kernel';
import type { TimeControl } from '../protocol/index.ts';
import { type ClockChange, type Clocks, passTime, startClocks } from './clocks.ts';

/** The running game of a table: the session, and what a host has to know beside it. Immutable. */
export interface Play {
  readonly session: Session;
  /** How many entries have been stored; the log of the session is shorter, because it holds no changed minds. */
  readonly stored: number;
  /** Where the log became shorter. */
  readonly takeBacks: readonly TakeBack[];
  /** Since when (epoch milliseconds) the seats that owe a decision have been waited for. */
  readonly since: number;
  /** The seats of people. */
  readonly people: readonly number[];
  readonly time: TimeControl | null;
  /** Null without a time control. */
  readonly clocks: Clocks | null;
  /** What chance is drawn from; null where people tell how real dice fell, and at tables from before there was one. */
  readonly stream: Stream | null;
  /** Whether all have agreed to go on later. */
  readonly paused: boolean;
}

/** The log became shorter: at which revision, how long it was then, how many entries stayed as they were, and whether the game had been over, with all open. */
interface TakeBack {
  readonly at: number;
  readonly length: number;
  readonly same: number;
  readonly wasOver: boolean;
}

/** A game at its beginning. `people`: the seats of people; `time`: how long they may think; `stream`: what chance is drawn from. */
export function startPlay(
  game: Game,
  setup: Setup,
  { people, time, stream, now }: Pick<Play, 'people' | 'time' | 'stream'> & { readonly now: number },
): Play {
  const session = Session.start(game, setup);
  const clocks = time === null ? null : startClocks(time, setup.seats, now);
  const play: Play = { session, stored: 0, takeBacks: [], since: now, people, time, clocks, stream, paused: false };
  return time === null || clocks === null
    ? play
    : { ...play, clocks: passTime(clocks, time, now, { running: thinking(play), asked: session.waiting }) };
}

/** The people who are waited for: their time runs. Not where a bot plays for them. */
export function thinking({ session, people, paused }: Play): readonly number[] {
  const { bots, resigned } = session.seating;
  if (paused) return [];
  return session.waiting.filter((seat) => people.includes(seat) && !bots.includes(seat) && !resigned.includes(seat));
}

/** The people whose seat has not resigned. */
export function stillPlaying({ session, people }: Play): readonly number[] {
  return people.filter((seat) => !session.seating.resigned.includes(seat));
}

/**
 * One entry of the stored log, live or after a restart: a decision, outcome or table event in the notation of records; or what makes the log
 * shorter: `!SEAT:withdraw`, `!SEAT:take-back`, `!SEAT:take-back-agreed`, `!correct`; or what only concerns the clocks: `!pause`, `!resume`, and
 * `!up` where the server was down until now, or its clock has been set back. `at`: when it happened, epoch milliseconds.
 */
export function applyEntry(play: Play, text: string, at: number): Result<Play, Refusal> {
  const stored = play.stored + 1;
  if (text === '!up') {
    const clocks = play.clocks === null ? null : { ...play.clocks, at };
    return ok({ ...play, stored, clocks, since: Math.min(play.since, at) });
  }
  if (text === '!pause' || text === '!resume')
    return ok(runClocks({ ...play, stored, paused: text === '!pause' }, play, at, {}));
  const step = command(play.session, text);
  if (!step.ok) return step;
  const { session, shorter = false, decided } = step.value;
  const takeBack = (): TakeBack => ({
    at: session.revision,
    length: session.log.length,
    same: sameEntries(play.session.log, session.log),
    wasOver: play.session.over !== null,
  });
  const next: Play = {
    ...play,
    session,
    stored,
    takeBacks: shorter && session.revision > play.session.revision ? [...play.takeBacks, takeBack()] : play.takeBacks,
    since: session.asked > play.session.asked ? at : play.since,
  };
  const isTimed = play.clocks !== null;
  return ok(runClocks(next, play, at, shorter && isTimed ? { undone: undone(play.session, session) } : { decided }));
}

interface Step {
  readonly session: Session;
  /** Whether the log may have become shorter. */
  readonly shorter?: boolean;
  /** The seat that has decided, and was waited for. */
  readonly decided?: number;
}

function command(session: Session, text: string): Result<Step, Refusal> {
  const entry = parseEntry(text);
  if (!entry.ok) return entry;
  if (entry.value.type === 'chance') return step(session.happen(entry.value.text));
  if (entry.value.type === 'move') {
    const { seat } = entry.value;
    const decided = session.held.has(seat) ? undefined : seat;
    return step(session.decide(seat, entry.value.text), { decided });
  }
  if (entry.value.text === 'correct') return step(session.correct(), { shorter: true });
  const [name = '', change] = entry.value.text.split(':');
  const seat = Number(name);
  if (change === 'withdraw') return step(session.withdraw(seat), { shorter: true });
  if (change === 'take-back') return step(session.takeBack(seat), { shorter: true });
  if (change === 'take-back-agreed') return step(session.takeBackAgreed(seat), { shorter: true });
  const event = parseTableEvent(entry.value.text);
  return event.ok ? step(session.tableEvent(event.value)) : event;
}

function step(result: Result<Session, Refusal>, what: Omit<Step, 'session'> = {}): Result<Step, Refusal> {
  return result.ok ? ok({ session: result.value, ...what }) : result;
}

function runClocks(
  next: Play,
  { time, clocks, session }: Play,
  at: number,
  what: Pick<ClockChange, 'decided' | 'undone'>,
): Play {
  if (time === null || clocks === null) return next;
  const owed = session.waiting.filter((seat) => seat !== what.decided);
  const asked = next.session.waiting.filter((seat) => !owed.includes(seat));
  return { ...next, clocks: passTime(clocks, time, at, { ...what, running: thinking(next), asked }) };
}

/** The seats whose decisions stood before and do not any more, each as often as it had decided; not where a bot plays for somebody. */
function undone(before: Session, after: Session): readonly number[] {
  const kept = decisions(after);
  const { bots, resigned } = after.seating;
  return decisions(before).filter((seat) => {
    const index = kept.indexOf(seat);
    if (index >= 0) kept.splice(index, 1);
    return index < 0 && !bots.includes(seat) && !resigned.includes(seat);
  });
}

/** The seats that have decided, each as often as it has; also those whose decision lies face down. */
function decisions({ log, held }: Session): number[] {
  const entries = log.map(parseEntry);
  const made = entries.flatMap((entry) => (entry.ok && entry.value.type === 'move' ? [entry.value.seat] : []));
  return [...made, ...held.keys()];
}

/** How many entries at the beginning of two logs are the same. */
function sameEntries(a: readonly string[], b: readonly string[]): number {
  const differs = b.findIndex((entry, index) => entry !== a[index]);
  return differs < 0 ? b.length : differs;
}

/** The outcome of the chance event that is due, as an entry; null where none is. `random`: where there is no stream. */
export function drawChance({ session, stream }: Pick<Play, 'session' | 'stream'>, random: Random): string | null {
  const { status, game } = session;
  if (status.type !== 'chance') return null;
  const outcome = stream === null ? sample(status.spec, random) : drawOutcome(stream, session.chances + 1, status.spec);
  return `*:${game.makeOutcome(outcome)}`;
}

/**
 * How many entries at the beginning of the log are still what they were at revision `since`; 0 where that is no earlier revision of
 * this game, or where the game was over then and all was open. (Each entry adds one to the revision, each taking back too.)
 */
export function unchangedSince({ session, takeBacks }: Play, since: number): number {
  if (since < 0 || since > session.revision) return 0;
  const before = takeBacks.findLast(({ at }) => at <= since);
  let shortest = before === undefined ? since : before.length + since - before.at;
  for (const { at, same, wasOver } of takeBacks) {
    if (at > since) shortest = wasOver ? 0 : Math.min(shortest, same);
  }
  return shortest;
}
