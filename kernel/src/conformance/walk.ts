import { sample } from '../chance.ts';
import type { Game, Setup, Status } from '../game.ts';
import { pick, type Random, seeded } from '../random.ts';
import { Session } from '../session.ts';

/** One point of a random game: the state, what happened before it and the session that stands there. */
export interface Point<State> {
  readonly state: State;
  readonly status: Status;
  readonly session: Session<State, unknown, unknown>;
  readonly random: Random;
}

export interface Walk<State> {
  readonly setup: Setup;
  readonly points: readonly Point<State>[];
}

/** Plays one random game to its end through a `Session` and keeps every point of it; the states are frozen on the way. */
export function walk<State>(game: Game<State>, setup: Setup, seed: string): Walk<State> {
  const random = seeded(seed);
  const points: Point<State>[] = [];
  let session = Session.start(game, setup);
  for (;;) {
    freeze(session.state);
    points.push({ state: session.state, status: session.status, session, random });
    const text = next(game, session, random);
    if (text === null) return { setup, points };
    const after = session.replay(text);
    if (!after.ok) throw new Error(`${game.id}: ${text} was refused: ${JSON.stringify(after.error)}`);
    session = after.value;
  }
}

function next<State>(game: Game<State>, session: Session<State>, random: Random): string | null {
  const { status, state } = session;
  if (status.type === 'over') return null;
  if (status.type === 'chance') return `*:${game.makeOutcome(sample(status.spec, random))}`;
  const seat = status.seats[0];
  if (seat === undefined) throw new Error(`${game.id}: a decision that nobody owes`);
  return `${seat}:${game.makeMove(pick(game.moves(state, seat), random))}`;
}

/** Freezes a JSON-plain value through and through, so that a step that writes into it throws. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
