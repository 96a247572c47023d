import type { Rank } from '@spieleabend/games';
import type { Session, Viewer } from '@spieleabend/kernel';
import { type Failure, failure } from './failure.ts';

/** How a game stands; ranks, scores and tie-break are null until it is over. */
export function replayAnswer({ game, over, status, log }: Session): object {
  return {
    game: game.id,
    over: over !== null,
    status,
    ranks: over?.ranks ?? null,
    scores: over?.scores ?? null,
    tieBreak: over?.tieBreak ?? null,
    log,
  };
}

/** What can happen now: the seats that owe a decision with their moves (sorted as texts), a chance event, or nothing more. */
export function legalAnswer({ game, state, status }: Session): object {
  if (status.type === 'over') return { over: true };
  if (status.type === 'chance') return { chance: status.spec };
  const decide = status.seats.map((seat) => ({
    seat,
    moves: game
      .moves(state, seat)
      .map((move) => game.makeMove(move))
      .sort(),
  }));
  return { decide };
}

/** What exact play says of every move of the seats that owe a decision, the best first. */
export function rankAnswer(session: Session, rank: Rank): object {
  const { game, state, waiting } = session;
  const decide = waiting.map((seat) => {
    const ranked = rank({ view: game.view(state, seat), seat, moves: game.moves(state, seat) });
    return { seat, moves: ranked.map(({ move, ...figures }) => ({ move: game.makeMove(move), ...figures })) };
  });
  return { decide };
}

/** What one viewer may know: his view, and the log as he may read it. `seat` is "spectator" or the number of a seat. */
export function viewAnswer(session: Session, seat: string): object | Failure {
  const viewer = viewerOf(seat, session.setup.seats);
  if (viewer === null) return failure({ code: 'bad-seat', seats: session.setup.seats });
  return { view: session.game.view(session.state, viewer), log: session.masked(viewer) };
}

function viewerOf(text: string, seats: number): Viewer | null {
  if (text === 'spectator') return text;
  return /^(0|[1-9]\d?)$/.test(text) && Number(text) < seats ? Number(text) : null;
}
