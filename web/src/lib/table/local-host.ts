import { type Pace, type Question, Turns } from '@spieleabend/bots';
import {
  type ChanceSpec,
  correctLast,
  type Outcome,
  type Random,
  type Refusal,
  type Result,
  type Session,
} from '@spieleabend/kernel';
import type { TableRefusal } from './driver.ts';
import type { LocalSeat } from './local-store.ts';
import { actingSeat, handOver, nextBot, type Passing, takesBack } from './passing.ts';

/** What the host needs from the world; tests bring their own. */
export interface World {
  readonly random: Random;
  readonly dice: Dice;
  readonly pace: Pace;
  /** Chooses for a bot: a legal move in the game's notation; null where the question was called off. */
  choose(question: Question): Promise<string | null>;
  now(): number;
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
}

/** Where the outcomes of one game come from that nobody types in. */
export interface Dice {
  /** What chance decides after this log: the same one each time it is asked. */
  draw(log: readonly string[], spec: ChanceSpec): Outcome;
  /** Other dice, for a game in which nothing has been drawn yet. */
  change(): void;
}

/** How outcomes come about at a local table. */
export interface Chance {
  /** Whether people type in what real dice and cards showed. */
  readonly typed: boolean;
  /** Whether a decision, in the game's notation, is taken for granted, because nobody tells it. */
  assume(move: string): boolean;
  /** In a series: which logs a round may have that must not be as one before, and the paragraph that says so. */
  readonly series?: { readonly rule: string; fresh(log: readonly string[]): boolean };
}

/** Where a local table stands, for the one who draws it and the one who stores it. */
export interface LocalState extends Passing {
  readonly since: number;
  readonly refusal: TableRefusal | null;
}

/** Long enough to see how chance decided before: a die tumbles for 680 ms. */
const CHANCE_PAUSE = 850;
/** Long enough to read what one has drawn, before the device goes on to the next. */
const HAND_OVER_PAUSE = 1600;
/** Something that fits is drawn long before; a damaged store must not keep a device drawing for ever. */
const MOST_DRAWS = 1000;

/**
 * Runs a session on this device: hands people's decisions to it, and lets chance and bots act in their time. Every change is told at
 * once, so that whoever stores it has stored it before the next event.
 */
export class LocalHost {
  #state: LocalState;
  readonly #world: World;
  readonly #assume: (move: string) => boolean;
  readonly #series: Chance['series'];
  readonly #changed: (state: LocalState) => void;
  readonly #turns: Turns;
  #pending: { readonly run: () => void; readonly cancel: () => void } | null = null;
  #closed = false;

  constructor(
    session: Session,
    seats: readonly LocalSeat[],
    { typed, assume, series }: Chance,
    world: World,
    changed: (state: LocalState) => void,
  ) {
    this.#world = world;
    this.#assume = assume;
    this.#series = series;
    this.#changed = changed;
    this.#turns = new Turns({
      ...world,
      // Nobody reads cards from the time on the device that holds them all.
      least: 0,
      // What is called off before the bot decides is never decided: each change wakes the turns anew.
      decided: (seat, move) => this.#step(this.#state.session.decide(seat, move)),
      failed: (error) => console.error(error),
    });
    this.#state = { session, seats, typed, holder: null, lingers: false, since: world.now(), refusal: null };
    this.#schedule();
  }

  get state(): LocalState {
    return this.#state;
  }

  decide(text: string): void {
    const seat = actingSeat(this.#state);
    if (seat === null) this.#refuse({ code: 'not-your-turn' });
    else this.#take(this.#state.session.decide(seat, text), seat);
  }

  withdraw(): void {
    const seat = actingSeat(this.#state);
    if (seat !== null) this.#take(this.#state.session.withdraw(seat), seat);
  }

  takeBack(): void {
    const seat = takesBack(this.#state);
    if (seat === null) {
      this.#refuse({ code: 'no-take-back' });
      return;
    }
    this.#cancel();
    this.#take(this.#state.session.takeBack(seat), seat);
  }

  /** What real dice or cards showed. */
  happen(outcome: Outcome): void {
    const { session, typed, holder } = this.#state;
    if (!typed) {
      this.#refuse({ code: 'not-typed' });
      return;
    }
    const next = session.happen(session.game.makeOutcome(outcome));
    if (this.#repeats(next)) this.#refuse({ code: 'not-fresh', rule: this.#series?.rule ?? '' });
    else this.#take(next, actingSeat(this.#state) ?? holder);
  }

  /** Takes out what was typed in last, be it outcome or decision; what followed from it by itself goes with it. */
  correct(): void {
    const { session, seats, typed, holder } = this.#state;
    const byItself = (seat: number, move: string): boolean => seats[seat]?.bot !== undefined || this.#assume(move);
    const corrected = typed ? correctLast(session, byItself) : null;
    this.#cancel();
    if (corrected === null) this.#refuse({ code: 'nothing-to-correct' });
    else this.#set({ session: corrected.session, holder, refusal: null });
    this.#schedule();
  }

  /** This seat's person holds the device now. */
  receive(seat: number): void {
    this.#set({ holder: seat });
  }

  /** Does now what waits for the eye's sake only. */
  hurry(): void {
    const run = this.#pending?.run;
    this.#cancel();
    if (run === undefined) this.#turns.hurry();
    else run();
  }

  /** Goes on from a session that another tab has stored. */
  adopt(session: Session): void {
    this.#cancel();
    // Both tabs count their questions alike: what a bot thinks about here may be another position.
    this.#turns.stop();
    this.#set({ session, refusal: null });
    this.#schedule();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
    this.#turns.stop();
  }

  #take(result: Result<Session, Refusal>, holder: number | null): void {
    if (result.ok) this.#set({ session: result.value, holder, refusal: null });
    else this.#refuse(result.error);
    this.#schedule();
  }

  #refuse(refusal: TableRefusal): void {
    this.#set({ refusal: { ...refusal } });
  }

  #set(change: Partial<LocalState>): void {
    const before = this.#state.session.waiting.join();
    // Whatever happens ends a look at what happened before.
    const state = { ...this.#state, lingers: false, ...change };
    this.#state = state.session.waiting.join() === before ? state : { ...state, since: this.#world.now() };
    this.#changed(this.#state);
  }

  #schedule(): void {
    if (this.#closed) return;
    const { session, seats, typed, lingers } = this.#state;
    this.#turns.wake(
      session,
      seats.map(({ bot }) => bot),
    );
    if (this.#pending !== null) return;
    const assumed = this.#assumed();
    if (assumed !== null) this.#step(assumed);
    else if (session.status.type === 'chance') {
      if (!typed) this.#after(CHANCE_PAUSE, () => this.#draw());
    } else if (nextBot(this.#state) === null && lingers) {
      this.#after(HAND_OVER_PAUSE, () => this.#set({ lingers: false }));
    }
  }

  #after(milliseconds: number, run: () => void): void {
    const once = (): void => {
      this.#pending = null;
      run();
    };
    this.#pending = { run: once, cancel: this.#world.later(milliseconds, once) };
  }

  #cancel(): void {
    this.#pending?.cancel();
    this.#pending = null;
  }

  /** A decision that is taken for granted, made; null where none is due. */
  #assumed(): Result<Session, Refusal> | null {
    const { session, typed } = this.#state;
    const seat = typed ? session.waiting[0] : undefined;
    if (seat === undefined) return null;
    const moves = session.game.moves(session.state, seat).map((move) => session.game.makeMove(move));
    const move = moves.find(this.#assume);
    return move === undefined ? null : session.decide(seat, move);
  }

  #draw(): void {
    const { session } = this.#state;
    if (session.status.type !== 'chance') return;
    const { spec } = session.status;
    const { dice } = this.#world;
    const drawn = () => session.happen(session.game.makeOutcome(dice.draw(session.log, spec)));
    let next = drawn();
    for (let draws = 1; draws < MOST_DRAWS && session.log.length === 0 && this.#repeats(next); draws++) {
      dice.change();
      next = drawn();
    }
    this.#step(next);
  }

  /** Whether an outcome makes this round one that was before in its series. */
  #repeats(next: Result<Session, Refusal>): boolean {
    return next.ok && this.#series?.fresh(next.value.log) === false;
  }

  #step(result: Result<Session, Refusal>): void {
    if (!result.ok)
      throw new Error(`${this.#state.session.game.id}: chance or a bot broke the rules: ${result.error.code}`);
    const { value: session } = result;
    const { holder } = this.#state;
    this.#set({ session, lingers: holder !== null && handOver({ ...this.#state, session }) !== null });
    this.#schedule();
  }
}
