import { type Pace, Turns } from '@spieleabend/bots';
import type { Pool, Sitting } from '@spieleabend/bots/worker';
import type { Random, Session } from '@spieleabend/kernel';
import type { Clock } from '../clock.ts';
import { botLevels } from './chairs.ts';
import type { Standing } from './standing.ts';

/** Who hurries a bot again and again learns nothing of its cards from how long it thinks: nearly always it is done by then. In milliseconds. */
const LEAST_MOMENT = 250;

/** What the bots of a table need from it. */
export interface BotHost {
  readonly random: Random;
  readonly clock: Clock;
  readonly pool: Pool;
  readonly pace: Pace;
  /** A bot has decided what it was asked as `asked`. */
  decided(seat: number, move: string, asked: number): void;
  failed(error: unknown): void;
}

/** The bots of one table: made ready when the first is needed, asked one after the other. */
export class BotTurns {
  readonly #host: BotHost;
  readonly #turns: Turns;
  #standing: Standing | null = null;
  #sitting: Sitting | null = null;
  readonly #prepared = new Set<string>();

  constructor(host: BotHost) {
    this.#host = host;
    this.#turns = new Turns({
      random: host.random,
      pace: host.pace,
      least: LEAST_MOMENT,
      now: () => host.clock.now(),
      later: (milliseconds, run) => host.clock.later(milliseconds, run),
      choose: (question) => this.#sit().choose(question),
      decided: (seat, move, asked) => host.decided(seat, move, asked),
      failed: (error) => host.failed(error),
    });
  }

  /** Lets the bots that are waited for think and decide. To be called after each change. */
  wake(standing: Standing): void {
    this.#standing = standing;
    const { row, play } = standing;
    if (play === null) return;
    if (play.session.over !== null) this.dismiss();
    else if (play.paused) this.#turns.stop();
    else this.#ask(play.session, botLevels(row, play.session.seating));
  }

  hurry(): void {
    this.#turns.hurry();
  }

  /** Nobody wants to know any more what they think about now. */
  stop(): void {
    this.#turns.stop();
  }

  dismiss(): void {
    this.#turns.stop();
    this.#sitting?.leave();
    this.#sitting = null;
    this.#prepared.clear();
  }

  #ask(session: Session, levels: readonly (string | undefined)[]): void {
    for (const level of levels) if (level !== undefined) this.#prepare(level);
    this.#turns.wake(session, levels);
  }

  #prepare(level: string): void {
    if (this.#prepared.has(level)) return;
    this.#prepared.add(level);
    this.#sit().prepare(level);
  }

  /** The bots' place at the table. */
  #sit(): Sitting {
    if (this.#sitting !== null) return this.#sitting;
    const play = this.#standing?.play;
    if (this.#standing === null || play == null) throw new Error('No bot plays before the game has begun');
    this.#sitting = this.#host.pool.sit(this.#standing.rules, play.session.setup);
    return this.#sitting;
  }
}

/** Whether a bot is waited for at a table; `seat`: at this one. */
export function isBotWaitedFor({ row, play }: Standing, seat?: number): boolean {
  if (play === null || play.paused || play.session.over !== null) return false;
  const levels = botLevels(row, play.session.seating);
  const isBot = (waiting: number) => levels[waiting] !== undefined;
  return play.session.waiting.some((waiting) => isBot(waiting) && (seat === undefined || waiting === seat));
}
