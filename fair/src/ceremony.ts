import { err, ok, type Result } from '@spieleabend/kernel';
import { type OpenRound, occasionOf, promiseContribution, promiseSecret, type Round, type Table } from './commit.ts';
import { type Hex, isHex, toHex } from './hex.ts';

/**
 * How a server and the people at its table agree on chance before the game, seen from the server. Immutable, JSON-plain.
 * `commit`: the server's promise is on the table, the chairs promise theirs. `reveal`: all promises are on the table, the chairs show what
 * they promised. `ready`: the last round holds. It is the server's secret: what others may see of it is `announce`.
 */
export interface Ceremony {
  readonly phase: 'commit' | 'reveal' | 'ready';
  readonly table: Table;
  /** The chairs whose devices may contribute in this round, ascending. */
  readonly expected: readonly number[];
  /** Rounds that failed because somebody did not show what he had promised, then the present one. */
  readonly rounds: readonly Round[];
}

/** All that anybody may see of a ceremony: contributions once their round is over. It is the message to the clients. */
export interface Announcement {
  readonly phase: Ceremony['phase'];
  readonly table: Table;
  readonly expected: readonly number[];
  readonly rounds: readonly OpenRound[];
}

/** What a chair's device sends. `round` is counted from 1; what comes late for its round does nothing. */
export type Message =
  | { readonly type: 'commit'; readonly round: number; readonly commitment: Hex }
  | { readonly type: 'reveal'; readonly round: number; readonly contribution: Hex };

/** Why a message is refused; nothing has changed. */
export interface CeremonyError {
  readonly code:
    | 'stale-round'
    | 'wrong-phase'
    | 'not-expected'
    | 'bad-form'
    | 'already-committed'
    | 'copied'
    | 'not-committed'
    | 'does-not-open';
}

/**
 * The server makes its promise. `expected`: the chairs of people whose devices are there, ascending; bots contribute nothing. Without any
 * (alone, on one device) all is agreed at once. `secret`: 32 bytes from a cryptographic source, never used for anything else.
 */
export function open(table: Table, expected: readonly number[], secret: Uint8Array): Ceremony {
  return begin({ phase: 'commit', table, expected, rounds: [] }, secret);
}

/** A chair's message comes in. The same message again changes nothing. */
export function receive(ceremony: Ceremony, chair: number, message: Message): Result<Ceremony, CeremonyError> {
  if (message.round !== ceremony.rounds.length) return err({ code: 'stale-round' });
  if (!ceremony.expected.includes(chair)) return err({ code: 'not-expected' });
  return message.type === 'commit'
    ? commit(ceremony, chair, message.commitment)
    : reveal(ceremony, chair, message.contribution);
}

/**
 * Time is up for the present phase. Who has promised nothing has no part in it. Who has promised and does not show it makes the round
 * fail: it begins anew without him, with fresh contributions of the others and this fresh `secret` of the server.
 */
export function expire(ceremony: Ceremony, secret: Uint8Array): Ceremony {
  const { phase, rounds } = ceremony;
  const round = present(ceremony);
  if (phase === 'ready') return ceremony;
  if (phase === 'commit') return withRound(ceremony, round.contributions.length > 0 ? 'reveal' : 'ready', round);
  const expected = round.contributions.filter(({ contribution }) => contribution !== null).map(({ chair }) => chair);
  return begin({ ...ceremony, phase: 'commit', expected, rounds }, secret);
}

/** The chairs that everybody waits for, ascending. */
export function owing(ceremony: Ceremony): readonly number[] {
  const { contributions } = present(ceremony);
  if (ceremony.phase === 'commit') {
    return ceremony.expected.filter((chair) => !contributions.some((one) => one.chair === chair));
  }
  return contributions.filter(({ contribution }) => contribution === null).map(({ chair }) => chair);
}

/** What everybody may see. Neither secrets, nor what some have shown while others still have to. */
export function announce({ phase, table, expected, rounds }: Ceremony): Announcement {
  return {
    phase,
    table,
    expected,
    rounds: rounds.map(({ commitment, contributions }, index) => {
      const isOver = phase === 'ready' || index < rounds.length - 1;
      return { commitment, contributions: isOver ? contributions : contributions.map(covered) };
    }),
  };
}

function covered(one: Round['contributions'][number]): Round['contributions'][number] {
  return { ...one, contribution: null };
}

function begin(ceremony: Ceremony, secret: Uint8Array): Ceremony {
  const { table, expected, rounds } = ceremony;
  const hex = toHex(secret);
  const commitment = promiseSecret(occasionOf(table, rounds, rounds.length), hex);
  const phase = expected.length === 0 ? 'ready' : 'commit';
  return { ...ceremony, phase, rounds: [...rounds, { commitment, secret: hex, contributions: [] }] };
}

function commit(ceremony: Ceremony, chair: number, commitment: Hex): Result<Ceremony, CeremonyError> {
  const round = present(ceremony);
  const own = round.contributions.find((one) => one.chair === chair);
  if (own?.commitment === commitment) return ok(ceremony);
  if (ceremony.phase !== 'commit') return err({ code: 'wrong-phase' });
  if (own !== undefined) return err({ code: 'already-committed' });
  if (!isHex(commitment)) return err({ code: 'bad-form' });
  if (round.contributions.some((one) => one.commitment === commitment)) return err({ code: 'copied' });
  const contributions = [...round.contributions, { chair, commitment, contribution: null }];
  contributions.sort((a, b) => a.chair - b.chair);
  const phase = contributions.length === ceremony.expected.length ? 'reveal' : 'commit';
  return ok(withRound(ceremony, phase, { ...round, contributions }));
}

function reveal(ceremony: Ceremony, chair: number, contribution: Hex): Result<Ceremony, CeremonyError> {
  if (ceremony.phase === 'commit') return err({ code: 'wrong-phase' });
  const { table, rounds } = ceremony;
  const round = present(ceremony);
  const own = round.contributions.find((one) => one.chair === chair);
  if (own === undefined) return err({ code: 'not-committed' });
  if (own.contribution === contribution) return ok(ceremony);
  if (!isHex(contribution)) return err({ code: 'bad-form' });
  const promised = promiseContribution(
    occasionOf(table, rounds, rounds.length - 1),
    round.commitment,
    chair,
    contribution,
  );
  if (promised !== own.commitment) return err({ code: 'does-not-open' });
  const contributions = round.contributions.map((one) => (one.chair === chair ? { ...one, contribution } : one));
  const phase = contributions.every((one) => one.contribution !== null) ? 'ready' : 'reveal';
  return ok(withRound(ceremony, phase, { ...round, contributions }));
}

function present({ rounds }: Ceremony): Round {
  const round = rounds.at(-1);
  if (round === undefined) throw new RangeError('fair: a ceremony without a round');
  return round;
}

function withRound(ceremony: Ceremony, phase: Ceremony['phase'], round: Round): Ceremony {
  return { ...ceremony, phase, rounds: ceremony.rounds.with(-1, round) };
}
