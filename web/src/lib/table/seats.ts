import type { Session } from '@spieleabend/kernel';
import type { LocalSeat } from './local-store.ts';

/** Whose turn it is to hold a device that is passed round. */

/** The person who has to decide next: the lowest waiting seat without a bot; null while only bots, chance or nobody has to. */
export function actingPerson(session: Session, seats: readonly LocalSeat[]): number | null {
  return session.waiting.find((seat) => seats[seat]?.bot === undefined) ?? null;
}

/** The bot that has to decide next, or null. */
export function actingBot(session: Session, seats: readonly LocalSeat[]): number | null {
  return session.waiting.find((seat) => seats[seat]?.bot !== undefined) ?? null;
}

/** Whether this seat sees something now that the person beside it must not see. */
export function hasSecrets(session: Session, seat: number): boolean {
  const own = session.look(seat);
  const open = session.look('spectator');
  return JSON.stringify([own.view, own.log]) !== JSON.stringify([open.view, open.log]);
}

/**
 * The person at this device who may take something back now: the last one whose decision still lies face down, else the one who made
 * the last move; null if the rules or later events forbid it.
 */
export function mayTakeBack(session: Session, seats: readonly LocalSeat[]): number | null {
  const people = seats.keys().filter((seat) => seats[seat]?.bot === undefined);
  const held = [...session.held.keys()].filter((seat) => seats[seat]?.bot === undefined);
  return held.at(-1) ?? people.find((seat) => session.look(seat).canTakeBack) ?? null;
}
