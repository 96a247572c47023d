import type { GameRecord, Random } from '@spieleabend/kernel';
import type { Fairness, Round } from './index.ts';

/** A record that somebody has tampered with, for tests; `what` says how. */
export interface Tampered {
  readonly what: string;
  readonly record: GameRecord;
}

type Flip = (bit: number) => Tampered;

/** Every text of a record on which its dice depend, with the record that has one bit of it flipped, by the number of the bit. */
interface Place {
  readonly bits: number;
  readonly flip: Flip;
}

/** All places of a record where a flipped bit has to be noticed. */
function places(record: GameRecord): readonly Place[] {
  const fairness = fairnessOf(record);
  const rounds = fairness.rounds.flatMap((round, index) => placesOfRound(record, round, index));
  const table: Place = {
    bits: 7 * fairness.table.length,
    flip: (bit) => changed(record, `table, bit ${bit}`, { table: flipText(fairness.table, bit) }),
  };
  const outcomes = record.log.flatMap((entry, at): Place[] => {
    if (!entry.startsWith('*:')) return [];
    const text = entry.slice(2);
    const flip: Flip = (bit) => {
      const log = record.log.with(at, `*:${flipText(text, bit)}`);
      return { what: `log[${at}], bit ${bit}`, record: { ...record, log } };
    };
    return [{ bits: 7 * text.length, flip }];
  });
  return [...rounds, table, ...outcomes];
}

/** Every record one bit away. */
export function* allFlips(record: GameRecord): Generator<Tampered> {
  for (const { bits, flip } of places(record)) for (let bit = 0; bit < bits; bit++) yield flip(bit);
}

/** So many of them, by lot. */
export function* someFlips(record: GameRecord, random: Random, many: number): Generator<Tampered> {
  const all = places(record);
  for (let n = 0; n < many; n++) {
    const place = all[random.below(all.length)];
    if (place !== undefined) yield place.flip(random.below(place.bits));
  }
}

/** Two chance events of the log that differ have changed places; `most` of such records. */
export function* swaps(record: GameRecord, most: number): Generator<Tampered> {
  const chance = [...record.log.keys()].filter((at) => record.log[at]?.startsWith('*:'));
  let made = 0;
  for (const [index, a] of chance.entries()) {
    for (const b of chance.slice(index + 1)) {
      const [first = '', second = ''] = [record.log[a], record.log[b]];
      if (first === second) continue;
      if (made++ >= most) return;
      yield { what: `log[${a}] and log[${b}]`, record: { ...record, log: record.log.with(a, second).with(b, first) } };
    }
  }
}

/** The contributions of a round, or the rounds, in another order. */
export function* reorderings(record: GameRecord): Generator<Tampered> {
  const { rounds } = fairnessOf(record);
  for (const [index, round] of rounds.entries()) {
    if (round.contributions.length < 2) continue;
    const contributions = [...round.contributions].reverse();
    yield changed(record, `contributions of round ${index}`, {
      rounds: rounds.with(index, { ...round, contributions }),
    });
    // The chairs stay, what they gave has changed hands.
    const hands = round.contributions.map(({ chair }, at) => ({
      ...(contributions[at] ?? round.contributions[0]),
      chair,
    }));
    yield changed(record, `hands of round ${index}`, {
      rounds: rounds.with(index, { ...round, contributions: hands as Round['contributions'] }),
    });
  }
  if (rounds.length > 1) yield changed(record, 'rounds', { rounds: [...rounds].reverse() });
}

/** A record with other things under `fairness`. */
export function changed(record: GameRecord, what: string, changes: Partial<Fairness>): Tampered {
  return { what, record: { ...record, fairness: { ...fairnessOf(record), ...changes } } };
}

export function fairnessOf(record: GameRecord): Fairness {
  return record.fairness as Fairness;
}

function placesOfRound(record: GameRecord, round: Round, index: number): readonly Place[] {
  const { rounds } = fairnessOf(record);
  const place = (field: string, hex: string, after: (hex: string) => Round): Place => ({
    bits: 256,
    flip: (bit) =>
      changed(record, `rounds[${index}].${field}, bit ${bit}`, {
        rounds: rounds.with(index, after(flipHex(hex, bit))),
      }),
  });
  const { commitment, secret, contributions } = round;
  const given = contributions.flatMap((one, at) => {
    const after = (change: object): Round => ({
      ...round,
      contributions: contributions.with(at, { ...one, ...change }),
    });
    const promise = place(`contributions[${at}].commitment`, one.commitment, (hex) => after({ commitment: hex }));
    if (one.contribution === null) return [promise];
    return [promise, place(`contributions[${at}]`, one.contribution, (hex) => after({ contribution: hex }))];
  });
  return [
    place('commitment', commitment, (hex) => ({ ...round, commitment: hex })),
    place('secret', secret, (hex) => ({ ...round, secret: hex })),
    ...given,
  ];
}

function flipHex(hex: string, bit: number): string {
  const at = bit >> 2;
  const digit = Number.parseInt(hex[at] ?? '0', 16) ^ (1 << (bit & 3));
  return hex.slice(0, at) + digit.toString(16) + hex.slice(at + 1);
}

function flipText(text: string, bit: number): string {
  const at = Math.floor(bit / 7);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7))) + text.slice(at + 1);
}
