import { createHmac } from 'node:crypto';
import { resolveOptions, type Setup } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from './chi-square.ts';
import { drawOutcome } from './draw.ts';
import { openStream } from './stream.ts';
import { supplyOf } from './supply.ts';
import { games } from './testing.ts';

const KEY = '5eed'.repeat(16);
const stream = openStream(KEY);

/** Where chance is fair, one of ten million runs is beyond this; the keys are fixed, so no run differs from another. */
const BEYOND_BELIEF = 1e-7;

/** How likely fair chance is to be as far from equal counts. */
function fairness(seen: readonly number[]): number {
  const expected = seen.reduce((sum, count) => sum + count, 0) / seen.length;
  const statistic = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(statistic, seen.length - 1);
}

test('an event is HMAC-SHA-256 over its number and the block, in words, big endian', () => {
  const block = (event: number, number: number) => {
    const message = Buffer.alloc(8);
    message.writeUInt32BE(event, 0);
    message.writeUInt32BE(number, 4);
    return createHmac('sha256', Buffer.from(KEY, 'hex')).update(message).digest();
  };
  for (const event of [0, 1, 77, 70_000]) {
    const random = stream.event(event);
    const bytes = Buffer.concat([block(event, 0), block(event, 1), block(event, 2)]);
    for (let at = 0; at < bytes.length; at += 4) expect(random.below(2 ** 32)).toBe(bytes.readUInt32BE(at));
  }
});

test('words beyond the last whole multiple of the bound are thrown away', () => {
  const bound = 3_000_000_000;
  const words = stream.event(5);
  const kept = Array.from({ length: 64 }, () => words.below(2 ** 32)).filter((word) => word < bound);
  const random = stream.event(5);
  expect(kept.length).toBeLessThan(64);
  for (const word of kept) expect(random.below(bound)).toBe(word);
});

test('what cannot come out otherwise takes nothing from the stream', () => {
  const random = stream.event(6);
  expect([random.below(1), random.below(1)]).toEqual([0, 0]);
  expect(random.below(1000)).toBe(stream.event(6).below(1000));
});

test('an event does not depend on what was drawn before it', () => {
  const alone = openStream(KEY).event(9).below(1e9);
  const other = openStream(KEY);
  const interleaved = other.event(8);
  const late = other.event(9);
  interleaved.below(6);
  expect(late.below(1e9)).toBe(alone);
  expect(other.event(9).below(1e9)).toBe(alone);
});

describe('each face and each card is equally likely', async () => {
  const usual = (game: Parameters<Parameters<typeof supplyOf>[1]>[0]): readonly Setup[] => {
    const { min, max } = game.seats;
    return [min, max].flatMap((seats) => {
      const options = resolveOptions(game.options, {}, seats);
      return options.ok ? [{ seats, options: options.value }] : [];
    });
  };
  const supply = supplyOf(await games(), usual, 2);

  test.each(supply.dice)('a die with %i, %i, %i, %i, %i, %i', (...die) => {
    const seen = new Map(die.map((face) => [face, 0]));
    for (let event = 1; event <= 4000; event++) {
      const dice = [die, die, die, die, die];
      for (const face of drawOutcome(stream, event, { kind: 'dice', dice })) seen.set(face, (seen.get(face) ?? 0) + 1);
    }
    expect([...seen.keys()]).toEqual(die);
    expect(fairness([...seen.values()])).toBeGreaterThan(BEYOND_BELIEF);
  });

  test('a pile of any size that comes up', () => {
    expect(supply.piles.length).toBeGreaterThan(100);
    for (const size of supply.piles) {
      const seen = new Array<number>(size).fill(0);
      for (let event = 1; event <= 500; event++) {
        const random = stream.event(1000 * size + event);
        for (let n = 0; n < 16; n++) {
          const card = random.below(size);
          seen[card] = (seen[card] ?? 0) + 1;
        }
      }
      expect([size, fairness(seen)]).toEqual([size, expect.toSatisfy((p: number) => p > BEYOND_BELIEF)]);
    }
  });

  test.each([2, 3, 4, 5])('every order of a deck of %i', (size) => {
    const seen = new Map<string, number>();
    const counts = new Array<number>(size).fill(1);
    const deals = 12_000;
    for (let event = 1; event <= deals; event++) {
      const order = drawOutcome(stream, event, { kind: 'draw', counts, take: size }).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe([0, 1, 2, 6, 24, 120][size]);
    expect(fairness([...seen.values()])).toBeGreaterThan(BEYOND_BELIEF);
  });
});
