import { setTimeout as wait } from 'node:timers/promises';
import { addStatistics, countGame, fit, NO_STATISTICS, rowsOf, type Statistics, type Tally } from '@spieleabend/fair';
import { loadRules } from '@spieleabend/games';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { HouseStatistics, TallySummary } from './protocol/index.ts';
import type { Storage } from './storage/storage.ts';
import { restore } from './table/standing.ts';

/** So often (milliseconds) it is looked whether more games are over. */
const REFRESH = 10 * 60 * 1000;
/** So many codes are read at a time, and after each table everybody else has his turn for so many milliseconds. */
const AT_A_TIME = 100;
const REST = 10;
/** Tables that have begun and that nobody's time runs at, however old. */
const ANY_BEGUN = { begun: Number.POSITIVE_INFINITY, waiting: Number.NEGATIVE_INFINITY };

export interface StatisticsOptions {
  readonly storage: Pick<Storage, 'load' | 'untouched'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Logger;
}

/**
 * How often the faces and cards of all finished games have come. Counted only when somebody asks, one game after the other so that nobody
 * waits, and each game once: whoever asks meanwhile gets what is counted so far. Games with real dice or with component data of an owner's
 * own are left out: the former prove nothing about this server, the latter are nobody's business.
 */
export class Counting {
  readonly #options: StatisticsOptions;
  readonly #counted = new Set<string>();
  #statistics: Statistics = NO_STATISTICS;
  #games = 0;
  #sweep: Promise<void> | null = null;
  #next = Number.NEGATIVE_INFINITY;
  #closed = false;

  constructor(options: StatisticsOptions) {
    this.#options = options;
  }

  /** What is counted so far; begins to count what has come since, if that is some time ago. */
  current(): HouseStatistics {
    const now = this.#options.clock.now();
    if (this.#sweep === null && now >= this.#next && !this.#closed) {
      this.#next = now + REFRESH;
      this.#sweep = this.#count().finally(() => {
        this.#sweep = null;
      });
    }
    const tallies = Object.entries(this.#statistics).map(([game, all]) => [game, all.map(summary)] as const);
    return { games: this.#games, counting: this.#sweep !== null, tallies: Object.fromEntries(tallies) };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sweep;
  }

  async #count(): Promise<void> {
    const { log, storage } = this.#options;
    try {
      for (let after: string | null = ''; after !== null && !this.#closed; ) {
        const { codes, last } = await storage.untouched(ANY_BEGUN, after, AT_A_TIME);
        for (const code of codes) {
          if (this.#closed) return;
          if (!this.#counted.has(code)) await this.#countTable(code);
        }
        after = last;
      }
    } catch (err) {
      log.error({ err }, 'games not counted');
    }
  }

  async #countTable(code: string): Promise<void> {
    const stored = await this.#options.storage.load(code);
    if (stored === null) return;
    const { row } = stored;
    const rules = await loadRules(row.game);
    if (row.chance === 'typed' || row.data !== null || rules?.game.rules !== row.rules) {
      this.#counted.add(code);
      return;
    }
    await wait(REST);
    try {
      const session = restore(rules, stored).play?.session;
      if (session === undefined || session.over === null) return;
      await wait(REST);
      this.#statistics = addStatistics(
        this.#statistics,
        countGame(NO_STATISTICS, session.game, session.setup, session.log),
      );
      this.#games++;
    } catch (err) {
      this.#options.log.warn({ table: code, err }, 'game not counted');
    }
    this.#counted.add(code);
  }
}

function summary(tally: Tally): TallySummary {
  const { kind, total } = tally;
  return { kind, total, rows: rowsOf(tally), fit: fit(tally) };
}
