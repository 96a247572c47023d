import {
  err,
  type Game,
  ok,
  parseEntry,
  type Random,
  type Refusal,
  type Result,
  Session,
  type Setup,
  sample,
} from '@spieleabend/kernel';

/** The running game of a table: the session, and what a host has to know beside it. Immutable. */
export interface Play {
  readonly session: Session;
  /** How many entries have been stored; the log of the session is shorter, because it holds no changed minds. */
  readonly stored: number;
  /** Where the log became shorter. */
  readonly takeBacks: readonly TakeBack[];
  /** Since when (epoch milliseconds) the seats that owe a decision have been waited for. */
  readonly since: number;
}

/** The log became shorter: at which revision, how long it was then, and whether the game had been over, with all open. */
interface TakeBack {
  readonly at: number;
  readonly length: number;
  readonly wasOver: boolean;
}

export function startPlay(game: Game, setup: Setup, now: number): Play {
  return { session: Session.start(game, setup), stored: 0, takeBacks: [], since: now };
}

/**
 * One entry of the stored log, live or after a restart: a decision or outcome in the notation of records, `!SEAT:withdraw`,
 * `!SEAT:take-back` or `!correct`. `at`: when it happened, epoch milliseconds.
 */
export function applyEntry(play: Play, text: string, at: number): Result<Play, Refusal> {
  const next = command(play.session, text);
  if (!next.ok) return next;
  const session = next.value;
  const { length } = session.log;
  const shorter = length < play.session.log.length;
  const takeBack: TakeBack = { at: session.revision, length, wasOver: play.session.over !== null };
  return ok({
    session,
    stored: play.stored + 1,
    takeBacks: shorter ? [...play.takeBacks, takeBack] : play.takeBacks,
    since: session.revision > play.session.revision ? at : play.since,
  });
}

function command(session: Session, text: string): Result<Session, Refusal> {
  const entry = parseEntry(text);
  if (!entry.ok) return entry;
  if (entry.value.type === 'chance') return session.happen(entry.value.text);
  if (entry.value.type === 'move') return session.decide(entry.value.seat, entry.value.text);
  if (entry.value.text === 'correct') return session.correct();
  const [seat, event] = entry.value.text.split(':');
  if (event === 'withdraw') return session.withdraw(Number(seat));
  if (event === 'take-back') return session.takeBack(Number(seat));
  return err({ code: 'unknown-table-event', event: entry.value.text });
}

/** The outcome of the chance event that is due, as an entry; null where none is. */
export function drawChance(session: Session, random: Random): string | null {
  if (session.status.type !== 'chance') return null;
  return `*:${session.game.makeOutcome(sample(session.status.spec, random))}`;
}

/**
 * How many entries at the beginning of the log are still what they were at revision `since`; 0 where that is no earlier revision of
 * this game, or where the game was over then and all was open. (Each entry adds one to the revision, each taking back too.)
 */
export function unchangedSince({ session, takeBacks }: Play, since: number): number {
  if (since < 0 || since > session.revision) return 0;
  const before = takeBacks.findLast(({ at }) => at <= since);
  let shortest = before === undefined ? since : before.length + since - before.at;
  for (const { at, length, wasOver } of takeBacks) {
    if (at > since) shortest = wasOver ? 0 : Math.min(shortest, length);
  }
  return shortest;
}
