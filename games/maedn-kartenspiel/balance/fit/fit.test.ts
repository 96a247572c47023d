import { seeded } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { position } from '../../testing.ts';
import { chances, standings } from '../../thinking/chances.ts';
import { networkFor } from '../../thinking/network.ts';
import { WEIGHTS } from '../../thinking/weights.ts';
import { textOf } from './fit.ts';
import { judge } from './judge.ts';
import { correct, learn } from './learn.ts';
import { newNetwork, train } from './train.ts';

const TABLE = position({
  hands: ['12', '12', '12'],
  rows: [[[4, 10, 34], [8]], [[9, 15, 20]], []],
  points: [12, 20, 3],
});
const KNOWN = [6, 0, 3];

function error(shares: readonly number[], target: readonly number[]): number {
  return -target.reduce((sum, each, seat) => sum + each * Math.log(shares[seat] ?? 0), 0);
}

describe('what is learned', () => {
  it('is a judgement like that of `hard`', () => {
    const hard = chances(TABLE, standings(TABLE, 1), KNOWN);
    judge(networkFor(3), TABLE, 1, KNOWN).shares.forEach((share, seat) => {
      expect(share).toBeCloseTo(hard[seat] ?? 0, 9);
    });
  });

  it.each([2, 3, 4])('is written as it is read, %i seats', (seats) => {
    expect(textOf(networkFor(seats))).toBe(WEIGHTS[seats]);
  });

  it('moves towards its target with every step, and reaches it', () => {
    const network = newNetwork(seeded('step'));
    const target = [0.2, 0.7, 0.1];
    const errors = Array.from({ length: 200 }, () => {
      const judgement = judge(network, TABLE, 1, KNOWN);
      correct(network, judgement, target, 0.01);
      return error(judgement.shares, target);
    });
    for (const [step, now] of errors.entries()) expect(now).toBeLessThanOrEqual(errors[step - 1] ?? Infinity);
    judge(network, TABLE, 1, KNOWN).shares.forEach((share, seat) => {
      expect(share).toBeCloseTo(target[seat] ?? 0, 1);
    });
  });

  it('follows the slope of the error in every weight', () => {
    const network = newNetwork(seeded('slope'));
    const target = [1, 0, 0];
    const errorNow = (): number => error(judge(network, TABLE, 1, KNOWN).shares, target);
    // So small a step that the seats, corrected one after the other, do not get into each other's way.
    const rate = 1e-6;
    const moved = newNetwork(seeded('slope'));
    correct(moved, judge(moved, TABLE, 1, KNOWN), target, rate);
    for (const part of ['inward', 'thresholds', 'outward'] as const) {
      const weights = network[part];
      // What the straight sum begins with is the same for all seats: nothing is learned of it.
      const end = part === 'thresholds' ? weights.length - 1 : weights.length;
      for (let at = 0; at < end; at++) {
        const weight = weights[at] ?? 0;
        weights[at] = weight + 1e-5;
        const above = errorNow();
        weights[at] = weight - 1e-5;
        const slope = (above - errorNow()) / 2e-5;
        weights[at] = weight;
        expect((weight - (moved[part][at] ?? 0)) / rate).toBeCloseTo(slope, 4);
      }
    }
  });

  it('makes the winner of a game look better on every table that led to his win', () => {
    const network = newNetwork(seeded('game'));
    const thought = () => [0, 1, 2].map((mover) => judge(network, TABLE, mover, KNOWN));
    const before = thought();
    learn(network, before, 2, 0.005);
    for (const [mover, { shares }] of thought().entries()) {
      expect(shares[2]).toBeGreaterThan(before[mover]?.shares[2] ?? 1);
    }
  });

  it('is the same for the same seed', () => {
    const weightsAfter = (seed: string): readonly number[] => {
      const network = newNetwork(seeded('start'));
      train(network, 2, 2, 0.01, seeded(seed));
      return [...network.inward];
    };
    expect(weightsAfter('one')).toEqual(weightsAfter('one'));
    expect(weightsAfter('one')).not.toEqual(weightsAfter('other'));
  });

  it('tells after some games who is about to win', () => {
    const network = newNetwork(seeded('start'));
    const clear = [0, 1].map((leader) => ({
      state: position({
        hands: ['12', '12'],
        rows: [[[4, 20, 30]], [[4 + leader, 21, 31]]],
        points: leader === 0 ? [36, 5] : [5, 36],
      }),
      target: leader === 0 ? [1, 0] : [0, 1],
    }));
    const wrong = (): number =>
      clear.reduce((sum, { state, target }) => sum + error(judge(network, state, 0, [0, 0]).shares, target), 0);
    // A network that believes the contrary.
    for (const { state, target } of clear) {
      for (let step = 0; step < 60; step++) {
        correct(network, judge(network, state, 0, [0, 0]), target.toReversed(), 0.02);
      }
    }
    const before = wrong();
    train(network, 2, 30, 0.01, seeded('games'));
    expect(wrong()).toBeLessThan(before / 2);
  });
});
