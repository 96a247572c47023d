import {
  type Game,
  type Look,
  type Random,
  type Refusal,
  type Result,
  type Session,
  sample,
} from '@spieleabend/kernel';
import type { TableRefusal } from './driver.ts';
import type { LocalSeat } from './local-store.ts';
import { actingSeat, nextBot, type Passing, takesBack } from './passing.ts';

/** Chooses for a bot of this level: from what its seat may see and nothing else, in the game's notation. */
export type BotChoice = (game: Game, look: Look, level: string) => Promise<string>;

/** What the host needs from the world; tests bring their own. */
export interface World {
  readonly random: Random;
  readonly choose: BotChoice;
  now(): number;
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
}

/** Where a local table stands, for the one who draws it and the one who stores it. */
export interface LocalState extends Passing {
  readonly since: number;
  readonly refusal: TableRefusal | null;
}

/** Long enough to see how chance decided before: a die tumbles for 680 ms. */
const CHANCE_PAUSE = 850;
/** A bot thinks as long as a person would like to watch it. */
const BOT_PAUSE = { least: 850, spread: 650 } as const;

/**
 * Runs a session on this device: hands people's decisions to it, and lets chance and bots act in their time. Every change is told at
 * once, so that whoever stores it has stored it before the next event.
 */
export class LocalHost {
  #state: LocalState;
  readonly #world: World;
  readonly #changed: (state: LocalState) => void;
  #pending: { readonly run: () => void; readonly cancel: () => void } | null = null;
  #closed = false;

  constructor(session: Session, seats: readonly LocalSeat[], world: World, changed: (state: LocalState) => void) {
    this.#world = world;
    this.#changed = changed;
    this.#state = { session, seats, holder: null, since: world.now(), refusal: null };
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

  /** This seat's person holds the device now. */
  receive(seat: number): void {
    this.#set({ holder: seat });
  }

  /** Does now what waits for the eye's sake only. */
  hurry(): void {
    const run = this.#pending?.run;
    this.#cancel();
    run?.();
  }

  /** Goes on from a session that another tab has stored. */
  adopt(session: Session): void {
    this.#cancel();
    this.#set({ session, refusal: null });
    this.#schedule();
  }

  close(): void {
    this.#closed = true;
    this.#cancel();
  }

  #take(result: Result<Session, Refusal>, holder: number): void {
    if (result.ok) this.#set({ session: result.value, holder, refusal: null });
    else this.#refuse(result.error);
    this.#schedule();
  }

  #refuse(refusal: TableRefusal): void {
    this.#set({ refusal: { ...refusal } });
  }

  #set(change: Partial<LocalState>): void {
    const before = this.#state.session.waiting.join();
    const state = { ...this.#state, ...change };
    this.#state = state.session.waiting.join() === before ? state : { ...state, since: this.#world.now() };
    this.#changed(this.#state);
  }

  #schedule(): void {
    if (this.#pending !== null || this.#closed) return;
    const { random } = this.#world;
    if (this.#state.session.status.type === 'chance') this.#after(CHANCE_PAUSE, () => this.#happen());
    else if (nextBot(this.#state) !== null)
      this.#after(BOT_PAUSE.least + random.below(BOT_PAUSE.spread), () => this.#think());
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

  #happen(): void {
    const { session } = this.#state;
    if (session.status.type !== 'chance') return;
    const outcome = session.game.makeOutcome(sample(session.status.spec, this.#world.random));
    this.#step(session.happen(outcome));
  }

  async #think(): Promise<void> {
    const { session, seats } = this.#state;
    const seat = nextBot(this.#state);
    if (seat === null) return this.#schedule();
    const { game, asked } = session;
    const text = await this.#world.choose(game, session.look(seat), seats[seat]?.bot ?? '');
    // While it thought, somebody may have taken back what it was asked about.
    if (this.#closed) return;
    if (this.#state.session.asked !== asked || nextBot(this.#state) !== seat) return this.#schedule();
    this.#step(this.#state.session.decide(seat, text));
  }

  #step(result: Result<Session, Refusal>): void {
    if (!result.ok)
      throw new Error(`${this.#state.session.game.id}: chance or a bot broke the rules: ${result.error.code}`);
    this.#set({ session: result.value });
    this.#schedule();
  }
}
