import { err, ok, type Result } from '@spieleabend/kernel';
import type { Announcement, Message } from './ceremony.ts';
import { type OpenRound, occasionOf, promiseContribution } from './commit.ts';
import { type Hex, toHex } from './hex.ts';

/**
 * What one device remembers of a ceremony, JSON-plain: what it saw last, and what it gave. Kept until the end of the game, it proves to
 * this device that the record's dice are the agreed ones; no record can prove that by itself.
 */
export interface Witness {
  readonly seen: Announcement;
  /** What this device gave in the round of that number; null for somebody who only watches or was not asked. */
  readonly own: { readonly chair: number; readonly round: number; readonly contribution: Hex } | null;
}

/** What a device catches a server at. Whoever sees one should not believe the dice of this game. */
export interface Deceit {
  readonly code:
    | 'table-changed'
    | 'round-vanished'
    | 'commitment-changed'
    | 'list-changed'
    | 'contribution-changed'
    | 'does-not-open'
    | 'left-out'
    | 'called-withheld';
}

/** What a device remembers next and what it sends, if anything. */
export interface Answer {
  readonly witness: Witness;
  readonly send: Message | null;
}

/**
 * What a device answers to an announcement. `before`: what it remembers, null at the first. `chair`: its own, null for who only watches.
 * `fresh`: 32 bytes from a cryptographic source, new for each call; they become the contribution where one is asked for. The device gives
 * its contribution away only when everybody's promises, the server's and its own among them, can no longer change.
 */
export function respond(
  before: Witness | null,
  seen: Announcement,
  chair: number | null,
  fresh: Uint8Array,
): Result<Answer, Deceit> {
  const deceit = contradiction(before, seen);
  if (deceit !== null) return err(deceit);
  const round = seen.rounds.length;
  const isNew = before?.own?.round !== round;
  const asked = chair !== null && seen.phase === 'commit' && seen.expected.includes(chair);
  const own = asked && isNew ? { chair, round, contribution: toHex(fresh) } : (before?.own ?? null);
  const witness = { seen, own };
  if (own === null || own.round !== round || seen.phase === 'ready') return ok({ witness, send: null });
  if (seen.phase === 'reveal') {
    return ok({ witness, send: { type: 'reveal', round, contribution: own.contribution } });
  }
  return ok({ witness, send: { type: 'commit', round, commitment: promiseOf(seen, own) } });
}

/** What contradicts what a device remembers, or itself; null where all fits. */
export function contradiction(before: Witness | null, seen: Announcement): Deceit | null {
  return opensBadly(seen) ?? (before === null ? null : (changed(before.seen, seen) ?? robbed(before.own, seen)));
}

/**
 * Whether an announcement is only older than what a device remembers, as where another page of the same person has heard the later one
 * already: all of it could still become what is remembered. It is neither answered nor held against anybody.
 */
export function isLate({ seen: later }: Witness, seen: Announcement): boolean {
  return progress(seen) < progress(later) && contradiction({ seen, own: null }, later) === null;
}

/** How far a ceremony has come: it grows with everything that happens in it. */
function progress({ phase, rounds }: Announcement): number {
  const given = rounds.at(-1)?.contributions.length ?? 0;
  return (rounds.length * PHASES.length + PHASES.indexOf(phase)) * MORE_THAN_CHAIRS + given;
}

const PHASES: readonly Announcement['phase'][] = ['commit', 'reveal', 'ready'];
const MORE_THAN_CHAIRS = 100;

/** Something shown is not what was promised. */
function opensBadly({ table, rounds }: Announcement): Deceit | null {
  for (const [index, { commitment, contributions }] of rounds.entries()) {
    const occasion = occasionOf(table, rounds, index);
    for (const { chair, commitment: promised, contribution } of contributions) {
      if (contribution !== null && promiseContribution(occasion, commitment, chair, contribution) !== promised) {
        return { code: 'does-not-open' };
      }
    }
  }
  return null;
}

/** Something that stood on the table stands there no longer. */
function changed(before: Announcement, now: Announcement): Deceit | null {
  const { code, game, chairs, first } = before.table;
  const { table } = now;
  if (table.code !== code || table.game !== game || table.chairs !== chairs || table.first !== first) {
    return { code: 'table-changed' };
  }
  for (const [index, round] of before.rounds.entries()) {
    const later = now.rounds[index];
    if (later === undefined) return { code: 'round-vanished' };
    if (later.commitment !== round.commitment) return { code: 'commitment-changed' };
    const isOpen = before.phase === 'commit' && index === before.rounds.length - 1;
    const deceit = changedList(round, later, isOpen);
    if (deceit !== null) return deceit;
  }
  return null;
}

/** `isOpen`: whether more could still be promised. */
function changedList(before: OpenRound, later: OpenRound, isOpen: boolean): Deceit | null {
  if (!isOpen && later.contributions.length !== before.contributions.length) return { code: 'list-changed' };
  for (const one of before.contributions) {
    const same = later.contributions.find(({ chair }) => chair === one.chair);
    if (same?.commitment !== one.commitment) return { code: 'list-changed' };
    if (one.contribution !== null && same.contribution !== one.contribution) return { code: 'contribution-changed' };
  }
  return null;
}

/** The device's own part is not what it gave. */
function robbed(own: Witness['own'], seen: Announcement): Deceit | null {
  if (own === null) return null;
  const index = own.round - 1;
  const isPresent = index === seen.rounds.length - 1;
  if (isPresent && seen.phase === 'commit') return null;
  const listed = seen.rounds[index]?.contributions.find(({ chair }) => chair === own.chair);
  if (listed?.commitment !== promiseOf(seen, own)) return { code: 'left-out' };
  if (isPresent && seen.phase === 'reveal') return null;
  return listed.contribution === own.contribution ? null : { code: 'called-withheld' };
}

function promiseOf({ table, rounds }: Announcement, own: NonNullable<Witness['own']>): Hex {
  const index = own.round - 1;
  return promiseContribution(
    occasionOf(table, rounds, index),
    rounds[index]?.commitment ?? '',
    own.chair,
    own.contribution,
  );
}
