import type { Outcome } from './chance.ts';
import { HIDDEN, makeEntry, parseEntry } from './entry.ts';
import type { Game, GameResult, NotationError, RuleError, Setup, Status, Viewer } from './game.ts';
import { err, ok, type Result } from './result.ts';
import {
  ALL_PLAY,
  behindTheOthers,
  type Ending,
  levelResult,
  reseat,
  type Seating,
  type SeatingError,
} from './seating.ts';
import { makeTableEvent, parseTableEvent, type TableEvent } from './table-event.ts';

/** Why a session refuses a command; `code` is stable, the rest are figures for the sentence. */
export type Refusal =
  | RuleError
  | NotationError
  | SeatingError
  | {
      readonly code:
        | 'over'
        | 'not-your-turn'
        | 'no-chance'
        | 'chance-first'
        | 'nothing-held'
        | 'no-take-back'
        | 'nothing-to-correct'
        | 'hidden-entry'
        | 'stale-ask';
      /** The paragraph that all games have in common, where there is one (C-3). */
      readonly rule?: string;
    }
  | { readonly code: 'out-of-order'; readonly seat: number }
  | { readonly code: 'unknown-table-event'; readonly event: string };

/** A log entry, with the seats that may read it while the game runs (null: everybody). */
interface Logged {
  /** Its place in the log. */
  readonly at: number;
  readonly text: string;
  readonly readers: readonly number[] | null;
  /** Whether it was one of several simultaneous decisions: the last of them has opened the others. */
  readonly together: boolean;
  /** The ask that it answers. */
  readonly asked: number;
  /** Whether it is a table event, which no taking back takes out. */
  readonly outside: boolean;
  /** How many chance events there have been, with this one. */
  readonly chances: number;
  /** The entry before it. Sessions of one game share their past, so a step costs the same however long the game has been. */
  readonly before: Logged | null;
}

/** All that one viewer may know of a running game: what a client draws and a bot decides from. JSON-plain; it is also the wire format. */
export interface Look<View = unknown> {
  readonly viewer: Viewer;
  readonly view: View;
  /** The log, masked by the same rule as the view. */
  readonly log: readonly string[];
  /** The seats that owe a decision. */
  readonly waiting: readonly number[];
  /** The seats whose decision lies face down until the others have decided too. */
  readonly decided: readonly number[];
  /** The viewer's own decision that lies face down and may still be changed. */
  readonly mine: string | null;
  /** What the viewer is asked, as a number that his decision has to name; null when he may not decide. */
  readonly ask: number | null;
  /** The number of the ask that chance owes an answer to, for hosts where people type it in; null where none is due. */
  readonly chance: number | null;
  readonly canTakeBack: boolean;
  /** Whether the viewer's last decision could be taken back if the others agree. */
  readonly canAskBack: boolean;
  /** The seats for which a bot plays now, although a person sits there. */
  readonly bots: readonly number[];
  /** The seats that have resigned, the first one first. */
  readonly resigned: readonly number[];
  /** The result; where the game ended without one, all are equal. */
  readonly over: GameResult | null;
  /** How it came to its end; null while it runs. */
  readonly ending: Ending | null;
}

interface Parts<State> {
  readonly state: State;
  readonly status: Status;
  readonly last: Logged | null;
  readonly held: ReadonlyMap<number, string>;
  readonly revision: number;
  readonly asked: number;
  readonly seating: Seating;
}

const NOT_YOUR_TURN: Refusal = { code: 'not-your-turn', rule: 'C-1' };
const CHANCE_FIRST: Refusal = { code: 'chance-first', rule: 'C-2' };
const NO_CHANCE: Refusal = { code: 'no-chance', rule: 'C-2' };

const NOTHING_HELD: ReadonlyMap<number, string> = new Map();

/**
 * A running game: what the server, the offline client, the command line, the arena and the tests all drive.
 * Immutable: a command gives the next session or a refusal, so a host can store a command before it makes it true.
 * Simultaneous decisions are held until all are in, then applied in seat order; until then a player may change his mind.
 */
export class Session<State = unknown, Move = unknown, View = unknown> {
  readonly game: Game<State, Move, View>;
  readonly setup: Setup;
  readonly state: State;
  readonly status: Status;
  /** Decisions that lie face down, by seat. */
  readonly held: ReadonlyMap<number, string>;
  /** Grows with every change that others can see; never shrinks, not even by taking back. */
  readonly revision: number;
  /** The revision at which the decisions now owed were asked for: the number of the ask. */
  readonly asked: number;
  /** What table events have made of the seats. */
  readonly seating: Seating;
  readonly #last: Logged | null;

  private constructor(game: Game<State, Move, View>, setup: Setup, parts: Parts<State>) {
    this.game = game;
    this.setup = setup;
    this.state = parts.state;
    this.status = parts.status;
    this.#last = parts.last;
    this.held = parts.held;
    this.revision = parts.revision;
    this.asked = parts.asked;
    this.seating = parts.seating;
  }

  static start<S, M, V>(game: Game<S, M, V>, setup: Setup): Session<S, M, V> {
    const state = game.start(setup);
    return new Session(game, setup, {
      state,
      status: game.status(state),
      last: null,
      held: NOTHING_HELD,
      revision: 0,
      asked: 0,
      seating: ALL_PLAY,
    });
  }

  /** The whole log, unmasked: for storage and for the record of a finished game, never for a viewer. */
  get log(): readonly string[] {
    return this.#entries().map((entry) => entry.text);
  }

  /** How many chance events the log holds. */
  get chances(): number {
    return this.#last?.chances ?? 0;
  }

  get #length(): number {
    return this.#last === null ? 0 : this.#last.at + 1;
  }

  /** The last entry that is the game's own, no table event. */
  get #lastMade(): Logged | null {
    let last = this.#last;
    while (last?.outside === true) last = last.before;
    return last;
  }

  #entries(): readonly Logged[] {
    return chain(this.#last, 0);
  }

  /** The result, once the game is over; where it ended without one, all are equal. */
  get over(): GameResult | null {
    if (this.status.type !== 'over') return null;
    const { ended, resigned } = this.seating;
    return ended === 'aborted' ? this.status.result : behindTheOthers(this.status.result, resigned);
  }

  /** How the game came to its end; null while it runs. */
  get ending(): Ending | null {
    return this.status.type === 'over' ? (this.seating.ended ?? 'rules') : null;
  }

  /** The seats that still owe a decision: those asked, without those whose decision is held. */
  get waiting(): readonly number[] {
    return this.status.type === 'decide' ? this.status.seats.filter((seat) => !this.held.has(seat)) : [];
  }

  /** Whether several seats decide at once now, so that decisions lie face down. */
  get #together(): boolean {
    return this.status.type === 'decide' && this.status.seats.length + this.status.sealed.length > 1;
  }

  /**
   * A seat decides, or changes its mind while others still owe theirs. `ask` is the ask it answers; a decision that answers an
   * earlier one is refused as stale and does nothing.
   */
  decide(seat: number, text: string, ask: number = this.asked): Result<Session<State, Move, View>, Refusal> {
    if (this.status.type === 'over') return err({ code: 'over' });
    if (this.status.type === 'chance') return err(CHANCE_FIRST);
    if (ask !== this.asked) return err({ code: 'stale-ask' });
    if (!this.status.seats.includes(seat)) return err(NOT_YOUR_TURN);
    const move = this.game.parseMove(text);
    if (!move.ok) return move;
    const next = this.game.step(this.state, seat, move.value);
    if (!next.ok) return next;
    if (!this.#together) return ok(this.#after(next.value, makeEntry({ type: 'move', seat, text })));
    const held = new Map(this.held).set(seat, text);
    const holding = this.#with({ held });
    return ok(holding.waiting.length > 0 ? holding : holding.#open());
  }

  /** A seat takes up its decision again while others still owe theirs. */
  withdraw(seat: number): Result<Session<State, Move, View>, Refusal> {
    if (!this.held.has(seat)) return err({ code: 'nothing-held' });
    const held = new Map(this.held);
    held.delete(seat);
    return ok(this.#with({ held }));
  }

  /** Chance decides, as the text of an outcome. `ask` as in `decide`: an outcome that is typed in twice happens once. */
  happen(text: string, ask: number = this.asked): Result<Session<State, Move, View>, Refusal> {
    if (this.status.type === 'over') return err({ code: 'over' });
    if (ask !== this.asked) return err({ code: 'stale-ask' });
    if (this.status.type !== 'chance') return err(NO_CHANCE);
    const outcome = this.game.parseOutcome(text);
    if (!outcome.ok) return outcome;
    return this.#happen(outcome.value, text);
  }

  #happen(outcome: Outcome, text: string): Result<Session<State, Move, View>, Refusal> {
    const next = this.game.chance(this.state, outcome);
    if (!next.ok) return next;
    const readers = this.game.secret?.(this.state, outcome) ?? null;
    return ok(this.#after(next.value, makeEntry({ type: 'chance', text }), readers));
  }

  /** Something happens at the table outside the rules. What lies face down stays there. */
  tableEvent(event: TableEvent): Result<Session<State, Move, View>, Refusal> {
    if (this.status.type === 'over') return err({ code: 'over' });
    // Decisions made at the same time stand together in a log.
    if (this.status.type === 'decide' && this.status.sealed.length > 0) {
      return err({ code: 'out-of-order', seat: this.status.seats[0] ?? 0 });
    }
    const { seats } = this.setup;
    const seating = reseat(this.seating, event, seats);
    if (!seating.ok) return seating;
    const ended = seating.value.ended !== null;
    const last = this.#logged(makeTableEvent(event), { outside: true });
    const next = this.#with({ seating: seating.value, last, revision: this.revision + 1 });
    if (!ended) return ok(next);
    return ok(next.#with({ status: { type: 'over', result: levelResult(seats) }, held: NOTHING_HELD }));
  }

  /** One entry of a record's log, applied as it stands there: simultaneous decisions in seat order, each public only with the last. */
  replay(text: string): Result<Session<State, Move, View>, Refusal> {
    const entry = parseEntry(text);
    if (!entry.ok) return entry;
    if (entry.value.type === 'table') {
      const event = parseTableEvent(entry.value.text);
      return event.ok ? this.tableEvent(event.value) : event;
    }
    // The record was saved while the game ran, by somebody who might not know this.
    if (entry.value.text === HIDDEN) return err({ code: 'hidden-entry' });
    if (entry.value.type === 'chance') return shift(this.happen(entry.value.text), 2);
    if (this.status.type === 'over') return err({ code: 'over' });
    if (this.status.type === 'chance') return err(CHANCE_FIRST);
    const { seat } = entry.value;
    if (!this.status.seats.includes(seat)) return err(NOT_YOUR_TURN);
    const first = this.status.seats[0] ?? seat;
    if (seat !== first) return err({ code: 'out-of-order', seat: first });
    const move = this.game.parseMove(entry.value.text);
    if (!move.ok) return shift(move, text.length - entry.value.text.length);
    const next = this.game.step(this.state, seat, move.value);
    return next.ok ? ok(this.#after(next.value, text)) : next;
  }

  /**
   * The log without its last entry, be it an outcome or a decision, whosever and however long ago; decisions made at the same time go
   * together, and those that lie face down go with them. For tables where people type in what real dice and cards showed: what was
   * mistyped is no part of the game. Who may do this is the host's business.
   */
  correct(): Result<Session<State, Move, View>, Refusal> {
    if (this.seating.ended !== null) return err({ code: 'over' });
    const last = this.#lastMade;
    return last === null ? err({ code: 'nothing-to-correct' }) : ok(this.#without(last));
  }

  /**
   * A seat takes its last decision back: only where it revealed nothing and touched nobody else, so never past a chance event, never
   * once somebody else has acted, never after the end, and never in a game whose rules forbid it.
   */
  takeBack(seat: number): Result<Session<State, Move, View>, Refusal> {
    if (this.held.has(seat)) return this.withdraw(seat);
    const last = this.#lastMade;
    return last !== null && this.#canTakeBack(seat) ? ok(this.#without(last)) : err({ code: 'no-take-back' });
  }

  /**
   * A seat takes its last decision back because all others agree, and with it whatever was decided since: never past a chance event, never
   * after the end, and never in a game whose rules forbid it. Whether they agree is the host's business.
   */
  takeBackAgreed(seat: number): Result<Session<State, Move, View>, Refusal> {
    const last = this.#askable(seat);
    return last === null ? err({ code: 'no-take-back' }) : ok(this.#without(last));
  }

  /** The seat's last decision, if it could be taken back with the others' leave. */
  #askable(seat: number): Logged | null {
    if (!this.game.takeBack || this.status.type === 'over') return null;
    for (let entry = this.#last; entry !== null; entry = entry.before) {
      if (entry.text.startsWith('*:')) return null;
      if (!entry.outside && entry.text.startsWith(`${seat}:`)) return entry;
    }
    return null;
  }

  /**
   * The session without this entry and all that followed it but table events, as a further revision that asks anew. Decisions made at the
   * same time go together: the first of them was asked for where no other had been made yet.
   */
  #without(first: Logged): Session<State, Move, View> {
    const entries = this.#entries();
    let from = entries.indexOf(first);
    const isOneOf = (entry: Logged | undefined) => entry?.together === true && entry.asked === first.asked;
    if (first.together) while (isOneOf(entries[from - 1])) from--;
    const kept = entries.filter(({ outside }, index) => outside || index < from);
    let session = Session.start(this.game, this.setup);
    for (const { text } of kept) {
      const next = session.replay(text);
      if (!next.ok) throw new Error('A session does not replay its own log');
      session = next.value;
    }
    const revision = this.revision + 1;
    return session.#with({ revision, asked: revision });
  }

  #canTakeBack(seat: number): boolean {
    if (this.held.has(seat)) return true;
    if (!this.game.takeBack || this.status.type === 'over' || this.held.size > 0) return false;
    const last = this.#lastMade;
    return last?.together === false && last.text.startsWith(`${seat}:`);
  }

  /** All that this viewer may know. `from`: the log without so many entries at its beginning, for one who has them. */
  look(viewer: Viewer, from = 0): Look<View> {
    const own = typeof viewer === 'number' ? viewer : -1;
    const decided = [...(this.status.type === 'decide' ? this.status.sealed : []), ...this.held.keys()];
    return {
      viewer,
      view: this.game.view(this.state, viewer),
      log: this.masked(viewer, from),
      waiting: this.waiting,
      decided: decided.sort((a, b) => a - b),
      mine: this.held.get(own) ?? null,
      ask: this.status.type === 'decide' && this.status.seats.includes(own) ? this.asked : null,
      chance: this.status.type === 'chance' ? this.asked : null,
      canTakeBack: own >= 0 && this.#canTakeBack(own),
      canAskBack: own >= 0 && this.#askable(own) !== null,
      bots: this.seating.bots,
      resigned: this.seating.resigned,
      over: this.over,
      ending: this.ending,
    };
  }

  /** The log as this viewer may read it, from an entry on; when the game is over nothing is hidden any more. */
  masked(viewer: Viewer, from = 0): readonly string[] {
    const entries = chain(this.#last, from);
    if (this.status.type === 'over') return entries.map(({ text }) => text);
    const faceDown = this.#length - (this.status.type === 'decide' ? this.status.sealed.length : 0);
    return entries.map(({ at, text, readers }) => {
      const mayRead = at < faceDown ? readers : [Number(text.slice(0, text.indexOf(':')))];
      if (mayRead === null || (typeof viewer === 'number' && mayRead.includes(viewer))) return text;
      return text.slice(0, text.indexOf(':') + 1) + HIDDEN;
    });
  }

  /** All simultaneous decisions are in: applies them in seat order. */
  #open(): Session<State, Move, View> {
    let session: Session<State, Move, View> = this;
    for (const seat of [...this.held.keys()].sort((a, b) => a - b)) {
      const text = makeEntry({ type: 'move', seat, text: this.held.get(seat) ?? '' });
      const next = session.replay(text);
      if (!next.ok) throw new Error(`A held decision became illegal: ${next.error.code}`);
      session = next.value;
    }
    return session;
  }

  #after(state: State, text: string, readers: readonly number[] | null = null): Session<State, Move, View> {
    const status = this.game.status(state);
    const revision = this.revision + 1;
    const sameAsk = status.type === 'decide' && status.sealed.length > 0;
    const chances = this.chances + (this.status.type === 'chance' ? 1 : 0);
    return this.#with({
      state,
      status,
      last: this.#logged(text, { readers, together: this.#together, chances }),
      held: NOTHING_HELD,
      revision,
      asked: sameAsk ? this.asked : revision,
    });
  }

  /** The next entry of the log. */
  #logged(text: string, more: Partial<Logged>): Logged {
    return {
      at: this.#length,
      text,
      readers: null,
      together: false,
      asked: this.asked,
      outside: false,
      chances: this.chances,
      before: this.#last,
      ...more,
    };
  }

  #with(parts: Partial<Parts<State>>): Session<State, Move, View> {
    return new Session(this.game, this.setup, {
      state: this.state,
      status: this.status,
      last: this.#last,
      held: this.held,
      revision: this.revision,
      asked: this.asked,
      seating: this.seating,
      ...parts,
    });
  }
}

/** The entries up to this one, beginning with the one at this place. */
function chain(last: Logged | null, from: number): readonly Logged[] {
  const entries: Logged[] = [];
  for (let entry = last; entry !== null && entry.at >= from; entry = entry.before) entries.push(entry);
  return entries.reverse();
}

/** Counts the position of a notation error from the beginning of the whole entry. */
function shift<T>(result: Result<T, Refusal>, by: number): Result<T, Refusal> {
  if (result.ok || result.error.code !== 'notation') return result;
  const { at, reason } = result.error as NotationError;
  return err({ code: 'notation', at: at + by, reason });
}
