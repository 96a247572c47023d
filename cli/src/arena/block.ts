import type { Bot } from '@spieleabend/bots';
import { err, type Game, ok, type Result, type Setup, seeded } from '@spieleabend/kernel';
import { type BotFailure, botFailure } from '../bots.ts';
import { playGame } from '../play.ts';
import { decisionsIn } from '../simulate.ts';
import { seatings } from './seating.ts';
import { Stopwatch, type Thinking } from './thinking.ts';

/** What is played, JSON-plain: with its number everything about a block follows from it, on whichever thread. */
export interface Match {
  readonly game: string;
  readonly setup: Setup;
  /** The bots' names, one a seat. */
  readonly players: readonly string[];
  readonly seed: string;
}

/** What counts of one game, by seat. */
export interface Played {
  readonly bots: readonly string[];
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** Decisions, chance events not counted. */
  readonly length: number;
}

/** A game for each seat: everybody has sat everywhere, and chance was the same each time. */
export interface Block {
  readonly games: readonly Played[];
  /** By bot. */
  readonly thinking: ReadonlyMap<string, Thinking>;
}

/**
 * Plays one block. All its games draw from one stream of chance, so that luck is shared out more evenly than by chance; each seat of each
 * game has a stream of its own for what its bot draws, so no bot can see what chance will do.
 */
export function playBlock(
  game: Game,
  { setup, players, seed }: Match,
  bots: ReadonlyMap<string, Bot>,
  block: number,
  watch: Stopwatch = new Stopwatch(),
): Result<Block, BotFailure> {
  const games: Played[] = [];
  for (const [turn, names] of seatings(players, seed, block).entries()) {
    const own = names.map((_, seat) => seeded(`${seed}/${block}/${turn}/${seat}`));
    const session = playGame(game, setup, seeded(`${seed}/${block}/chance`), (seen) => {
      const name = names[seen.seat] ?? '';
      const [bot, random] = [bots.get(name), own[seen.seat]];
      if (bot === undefined || random === undefined) throw new RangeError('Nobody sits there');
      return watch.time(name, () => bot(seen, random));
    });
    if (!session.ok) return err(botFailure(session.error, names));
    const { over, log } = session.value;
    if (over !== null) games.push({ bots: names, ranks: over.ranks, scores: over.scores, length: decisionsIn(log) });
  }
  return ok({ games, thinking: watch.take() });
}
