import { awaited, type Look, type Session } from '@spieleabend/kernel';
import type { LocalSeat } from './local-store.ts';

/** One device, passed round: who holds it, who is to have it next, and what it may show. */
export interface Passing {
  readonly session: Session;
  readonly seats: readonly LocalSeat[];
  /** The seat whose person held the device last, or null. */
  readonly holder: number | null;
  /** Whether the holder still looks at what has just happened, perhaps for no other eyes: only then the device changes hands. */
  readonly lingers: boolean;
  /** Whether people type in what real dice and cards showed. */
  readonly typed: boolean;
}

/** The seats of people. */
export function people(seats: readonly LocalSeat[]): readonly number[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === undefined);
}

/**
 * The person who has to do something next: the lowest waiting seat without a bot, or who has to type in what is not for everybody to know;
 * null while only bots, chance or nobody has to.
 */
function nextPerson(passing: Passing): number | null {
  const { session, seats } = passing;
  return session.waiting.find((seat) => seats[seat]?.bot === undefined) ?? secretTeller(passing);
}

/** The person who alone may know the outcome that has to be typed in, or null. */
function secretTeller({ session, seats, typed }: Passing): number | null {
  const readers = typed ? awaited(session.game, session.state)?.readers : null;
  return readers?.find((seat) => seats[seat]?.bot === undefined) ?? null;
}

/** The bot that has to decide next, or null. */
export function nextBot({ session, seats }: Passing): number | null {
  return session.waiting.find((seat) => seats[seat]?.bot !== undefined) ?? null;
}

/** The seat that has to be given the device before it may show what that seat alone may see; null if nobody has to wait. */
export function handOver(passing: Passing): number | null {
  const next = passing.lingers ? null : nextPerson(passing);
  if (next === null || next === passing.holder || people(passing.seats).length === 1) return null;
  return secretTeller(passing) !== null || hasSecrets(passing.session, next) ? next : null;
}

/** The seat the device acts for: the person who has to decide, else whoever held it last; null while it changes hands. */
export function actingSeat(passing: Passing): number | null {
  const [only, ...others] = people(passing.seats);
  if (only === undefined) return null;
  if (others.length === 0) return only;
  if (passing.lingers) return passing.holder;
  return handOver(passing) === null ? (nextPerson(passing) ?? passing.holder) : null;
}

/** What the device shows. */
export function lookHere(passing: Passing): Look {
  return passing.session.look(actingSeat(passing) ?? 'spectator');
}

/**
 * The person who may take something back now: the last whose decision still lies face down, else who made the last move; null if the
 * rules or later events forbid it.
 */
export function takesBack({ session, seats }: Passing): number | null {
  const held = [...session.held.keys()].filter((seat) => seats[seat]?.bot === undefined);
  return held.at(-1) ?? people(seats).find((seat) => session.look(seat).canTakeBack) ?? null;
}

function hasSecrets(session: Session, seat: number): boolean {
  const own = session.look(seat);
  const open = session.look('spectator');
  return JSON.stringify([own.view, own.log]) !== JSON.stringify([open.view, open.log]);
}
