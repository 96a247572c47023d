import type { Random, Session } from '@spieleabend/kernel';
import type { Pace } from './pace.ts';

/** One decision that a bot is asked for. Plain data: it goes to where the bot thinks. */
export interface Question {
  readonly level: string;
  readonly seat: number;
  /** What the seat may see, and nothing else. */
  readonly view: unknown;
  /** All the chance that the bot has: the same question with the same seed gets the same move. */
  readonly seed: number;
}

/** What the turns of bots need from their host. */
export interface TurnsWorld {
  readonly random: Random;
  readonly pace: Pace;
  /** How many milliseconds a decision takes at least, even if it is hurried: longer than bots think, where the time may tell of their cards. */
  readonly least: number;
  /** Epoch milliseconds. */
  now(): number;
  /** Runs later; the answer calls it off. */
  later(milliseconds: number, run: () => void): () => void;
  /** A legal move in the game's notation; null where the question was called off. */
  choose(question: Question): Promise<string | null>;
  /** A bot has decided what it was asked as `asked` (`Session.asked`). */
  decided(seat: number, move: string, asked: number): void;
  /** Nobody could choose, not even in the bot's place: a bug. */
  failed(error: unknown): void;
}

interface Turn {
  readonly seat: number;
  readonly asked: number;
  /** The whole human moment, in milliseconds. */
  readonly moment: number;
  move: string | null;
  hurried: boolean;
  /** Whether the human moment has passed. */
  rested: boolean;
  endPause: () => void;
}

/**
 * Whose turn it is among the bots of a table, one after the other. A bot thinks at once, and is seen to decide when a human moment has
 * passed since the question was put; so nobody can tell from the time what it had to think about.
 */
export class Turns {
  readonly #world: TurnsWorld;
  #turn: Turn | null = null;
  /** The question that is put now, and since when: of several bots that decide at the same time none waits for the others. */
  #put = { asked: -1, at: 0 };

  constructor(world: TurnsWorld) {
    this.#world = world;
  }

  /**
   * The next bot that is waited for thinks, unless it does already; what nobody asks any more is dropped. To be called after each change.
   * `levels`: the level of the bot at each seat, undefined for people.
   */
  wake(session: Session, levels: readonly (string | undefined)[]): void {
    const { asked } = session;
    const seat = session.waiting.find((waiting) => levels[waiting] !== undefined);
    if (this.#turn?.asked === asked && this.#turn.seat === seat) return;
    this.stop();
    if (seat !== undefined) this.#begin(session, seat, levels[seat] ?? '');
  }

  /** Cuts the human moment of the bot whose turn it is short. */
  hurry(): void {
    const turn = this.#turn;
    if (turn === null || turn.rested || turn.hurried) return;
    turn.hurried = true;
    this.#rest(turn, Math.min(turn.moment, this.#world.least));
  }

  /** Whatever a bot thinks about, nobody wants to know it any more. */
  stop(): void {
    this.#turn?.endPause();
    this.#turn = null;
  }

  #begin(session: Session, seat: number, level: string): void {
    const { random, pace, now, choose, failed } = this.#world;
    const { asked } = session;
    if (this.#put.asked !== asked) this.#put = { asked, at: now() };
    const seed = random.below(2 ** 32);
    const moment = pace(level, random);
    const turn: Turn = { seat, asked, moment, move: null, hurried: false, rested: false, endPause: () => {} };
    this.#turn = turn;
    this.#rest(turn, moment);
    choose({ level, seat, view: session.look(seat).view, seed }).then((move) => {
      turn.move = move;
      this.#decide(turn);
    }, failed);
  }

  /** From now on the moment of a turn is so long, counted from when its question was put. */
  #rest(turn: Turn, moment: number): void {
    const { now, later } = this.#world;
    turn.endPause();
    const rest = (): void => {
      turn.rested = true;
      this.#decide(turn);
    };
    // A clock that is set back meanwhile makes nobody wait longer.
    const left = moment - Math.max(0, now() - this.#put.at);
    if (left > 0) turn.endPause = later(left, rest);
    else rest();
  }

  #decide(turn: Turn): void {
    // It stays the turn until the host has made it true, so that nothing is asked twice meanwhile.
    if (turn === this.#turn && turn.rested && turn.move !== null) {
      this.#world.decided(turn.seat, turn.move, turn.asked);
    }
  }
}
