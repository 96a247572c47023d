import { ROOMS } from '@spieleabend/games';
import {
  type Chooser,
  type Game,
  type GameRecord,
  pick,
  type Random,
  recordOf,
  resolveOptions,
  Session,
  type Setup,
  seeded,
} from '@spieleabend/kernel';
import { type Ceremony, expire, type Message, open, receive } from './ceremony.ts';
import { occasionOf, promiseContribution, type Table } from './commit.ts';
import { drawOutcome, nextEvent } from './draw.ts';
import { agreedStream, fairnessOf } from './fairness.ts';
import { toHex } from './hex.ts';

/** Helpers for tests and measurements: games played with agreed dice, from seeds. */

/** 32 bytes that a test can repeat. */
export function bytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => random.below(256));
}

/** A ceremony in which these chairs contribute and, in its first round, `withholding` do not show what they promised. */
export function agree(
  table: Table,
  chairs: readonly number[],
  random: Random,
  withholding: readonly number[] = [],
): Ceremony {
  let ceremony = open(table, chairs, bytes(random));
  while (ceremony.phase !== 'ready') {
    const { expected, rounds } = ceremony;
    const round = rounds.length;
    const occasion = occasionOf(table, rounds, round - 1);
    const given = expected.map((chair) => ({ chair, contribution: toHex(bytes(random)) }));
    for (const { chair, contribution } of given) {
      const promised = promiseContribution(occasion, rounds[round - 1]?.commitment ?? '', chair, contribution);
      ceremony = sent(ceremony, chair, { type: 'commit', round, commitment: promised });
    }
    for (const { chair, contribution } of given) {
      if (!withholding.includes(chair)) ceremony = sent(ceremony, chair, { type: 'reveal', round, contribution });
    }
    if (ceremony.phase !== 'ready') ceremony = expire(ceremony, bytes(random));
  }
  return ceremony;
}

/** The ceremony after a message that nobody has a reason to refuse. */
export function sent(ceremony: Ceremony, chair: number, message: Message): Ceremony {
  const next = receive(ceremony, chair, message);
  if (!next.ok) throw new Error(`${message.type} of chair ${chair}: ${next.error.code}`);
  return next.value;
}

const anyMove: Chooser = ({ moves, random }) => pick(moves, random);

/** A game whose chance is the ceremony's, by default in random play. */
export function playFair(
  game: Game,
  setup: Setup,
  ceremony: Ceremony,
  random: Random,
  choose: Chooser = anyMove,
): Session {
  const stream = agreedStream(ceremony);
  let session = Session.start(game, setup);
  while (session.status.type !== 'over') {
    const { status } = session;
    const seat = session.waiting[0] ?? 0;
    const decision = (): string => {
      const { state } = session;
      return game.makeMove(choose({ view: game.view(state, seat), seat, moves: game.moves(state, seat), random }));
    };
    const next =
      status.type === 'chance'
        ? session.happen(game.makeOutcome(drawOutcome(stream, nextEvent(session.log), status.spec)))
        : session.decide(seat, decision());
    if (!next.ok) throw new Error(`${game.id}: ${next.error.code}`);
    session = next.value;
  }
  return session;
}

/** The record of a game with agreed dice; by default of random play, and every chair contributes. */
export function fairRecord(
  game: Game,
  seats: number,
  seed: string,
  {
    chairs,
    withholding,
    choose,
  }: { readonly chairs?: readonly number[]; readonly withholding?: readonly number[]; readonly choose?: Chooser } = {},
): { readonly record: GameRecord; readonly ceremony: Ceremony } {
  const random = seeded(seed);
  const options = resolveOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.error.code);
  const table: Table = { code: 'K7MW3Q', game: game.id, chairs: seats, first: 'lot' };
  const contributing = chairs ?? Array.from({ length: seats }, (_, chair) => chair);
  const ceremony = agree(table, contributing, random, withholding);
  const session = playFair(game, { seats, options: options.value }, ceremony, random, choose);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  return { record: { ...recordOf(session, names), fairness: fairnessOf(ceremony, session) }, ceremony };
}

/** The games of the house. */
export async function games(): Promise<readonly Game[]> {
  const all = await Promise.all(ROOMS.map(({ load }) => load()));
  return all.map(({ game }) => game);
}
