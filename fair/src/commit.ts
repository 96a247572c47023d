import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hex } from './hex.ts';

/** What is agreed on at a table before anybody gives anything: it is part of every hash, so that nothing fits another table or game. */
export interface Table {
  /** The table's code, or the name of a game on one device: letters, digits and hyphens. */
  readonly code: string;
  readonly game: string;
  /** How many chairs stand round the table, clockwise. Seats are counted from the one that begins, and who begins may be up to chance. */
  readonly chairs: number;
  /** The chair that begins, or `lot`: the first thing drawn decides. */
  readonly first: number | 'lot';
}

/** What one chair gave in a round: 32 random bytes, promised before they were shown. Null: promised and never shown. */
export interface Contribution {
  readonly chair: number;
  readonly commitment: Hex;
  readonly contribution: Hex | null;
}

/** One attempt to agree, as everybody may see it while the game runs. */
export interface OpenRound {
  /** The promise of the server's secret. */
  readonly commitment: Hex;
  /** In the order of the chairs; only those that promised something. */
  readonly contributions: readonly Contribution[];
}

/** The same with the server's secret. */
export interface Round extends OpenRound {
  readonly secret: Hex;
}

/** Which attempt at which table a hash belongs to. */
export interface Occasion {
  readonly table: Table;
  /** From 1. */
  readonly round: number;
  /** The trace of the round before; `NOTHING` before the first. */
  readonly after: Hex;
}

/** The trace of the round before the first. */
const NOTHING: Hex = '0'.repeat(64);

/** What stands before the round of this index (from 0): how many there were, and what became of the last of them. */
export function occasionOf(table: Table, rounds: readonly OpenRound[], index: number): Occasion {
  let after = NOTHING;
  for (const [at, round] of rounds.slice(0, index).entries()) after = traceOf({ table, round: at + 1, after }, round);
  return { table, round: index + 1, after };
}

/** The promise of the server's secret. */
export function promiseSecret(occasion: Occasion, secret: Hex): Hex {
  return hash('secret', occasion, [`secret ${secret}`]);
}

/** The promise of a chair's contribution. It names the chair, so a copy is worth nothing, and the server's promise, so that has to stay. */
export function promiseContribution(occasion: Occasion, serverCommitment: Hex, chair: number, contribution: Hex): Hex {
  return hash('contribution', occasion, [
    `commitment ${serverCommitment}`,
    `chair ${chair} contribution ${contribution}`,
  ]);
}

/** The key that every chance event of the game is drawn with. */
export function keyOf(occasion: Occasion, { secret, contributions }: Round): Hex {
  const given = contributions.map(({ chair, contribution }) => `chair ${chair} contribution ${shown(contribution)}`);
  return hash('key', occasion, [`secret ${secret}`, ...given]);
}

/** All that was to be seen of a round that failed. The next round builds on it, so nobody can leave it out or change it later. */
function traceOf(occasion: Occasion, { commitment, contributions }: OpenRound): Hex {
  const given = contributions.map(
    (one) => `chair ${one.chair} commitment ${one.commitment} contribution ${shown(one.contribution)}`,
  );
  return hash('round', occasion, [`commitment ${commitment}`, ...given]);
}

function shown(contribution: Hex | null): string {
  return contribution ?? 'withheld';
}

/** SHA-256 of a text in UTF-8 that a person can read, each line ended by a line feed. */
function hash(about: string, { table, round, after }: Occasion, lines: readonly string[]): Hex {
  const { code, game, chairs, first } = table;
  const head = [
    `spieleabend fair 1 ${about}`,
    `table ${code}`,
    `game ${game}`,
    `chairs ${chairs}`,
    `first ${first}`,
    `round ${round}`,
    `after ${after}`,
  ];
  return bytesToHex(sha256(utf8ToBytes(`${[...head, ...lines].join('\n')}\n`)));
}
