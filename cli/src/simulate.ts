import type { Bot } from '@spieleabend/bots';
import { type Game, type GameResult, type Random, Session, type Setup, sample } from '@spieleabend/kernel';

/** One game among bots from the first roll to the end; a short list of bots is repeated round the table. */
export function playGame(game: Game, setup: Setup, bots: readonly Bot[], random: Random): Session {
  let session = Session.start(game, setup);
  while (session.status.type !== 'over') {
    const next = session.status.type === 'chance' ? happen(session, random) : decide(session, bots, random);
    if (!next.ok) throw new Error(`${game.id}: refused in a game among bots: ${JSON.stringify(next.error)}`);
    session = next.value;
  }
  return session;
}

function happen(session: Session, random: Random) {
  if (session.status.type !== 'chance') throw new Error('No chance event is due');
  return session.happen(session.game.makeOutcome(sample(session.status.spec, random)));
}

function decide(session: Session, bots: readonly Bot[], random: Random) {
  const seat = session.waiting[0] ?? 0;
  const bot = bots[seat % bots.length];
  if (bot === undefined) throw new RangeError('Nobody sits at the table');
  return session.decide(seat, bot({ view: session.game.view(session.state, seat), seat }, random));
}

/** Counts of many games. */
export interface Tally {
  readonly games: number;
  /** Games won by each seat; a first place shared by two counts one half for each. */
  readonly wins: readonly number[];
  /** Games whose first place was shared. */
  readonly shared: number;
  readonly scores: readonly number[];
  /** Decisions of a game, chance events not counted. */
  readonly decisions: number;
  readonly shortest: number;
  readonly longest: number;
}

export function emptyTally(seats: number): Tally {
  const zeros = new Array<number>(seats).fill(0);
  return { games: 0, wins: zeros, shared: 0, scores: zeros, decisions: 0, shortest: 0, longest: 0 };
}

/** The tally with one more game. */
export function count(tally: Tally, { ranks, scores }: GameResult, log: readonly string[]): Tally {
  const first = ranks.filter((rank) => rank === 1).length;
  const decisions = log.filter((entry) => !entry.startsWith('*')).length;
  return {
    games: tally.games + 1,
    wins: tally.wins.map((wins, seat) => wins + (ranks[seat] === 1 ? 1 / first : 0)),
    shared: tally.shared + (first > 1 ? 1 : 0),
    scores: tally.scores.map((sum, seat) => sum + (scores[seat] ?? 0)),
    decisions: tally.decisions + decisions,
    shortest: tally.games === 0 ? decisions : Math.min(tally.shortest, decisions),
    longest: Math.max(tally.longest, decisions),
  };
}

/** The tally as it is printed; figures are rounded to four decimals. */
export function summary({ games, wins, shared, scores, decisions, shortest, longest }: Tally, seconds: number): object {
  return {
    wins: wins.map(round),
    shared,
    meanScores: scores.map((sum) => round(sum / games)),
    lengths: { mean: round(decisions / games), min: shortest, max: longest },
    gamesPerSecond: Math.round(games / seconds),
  };
}

function round(figure: number): number {
  return Math.round(figure * 10_000) / 10_000;
}
