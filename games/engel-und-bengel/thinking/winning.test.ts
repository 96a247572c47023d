import type { Options } from '@spieleabend/kernel';
import { describe, expect, it } from 'vitest';
import { look, table } from '../testing.ts';
import { restOf, rowRest } from './rests.ts';
import { winningChances } from './winning.ts';

const NOTHING = restOf([]).rest;
const TWO_ROWS = restOf([rowRest(20, '1'), rowRest(30, '23')]).rest;

/** How seat 0 of two judges these points, with so much left of the first face. */
function chance(points: readonly number[], rest = NOTHING, options: Options = {}): number {
  return winningChances(look(table(2, ['*:f7'], options)))({ points, rest, ahead: 0 });
}

describe('the chance to win', () => {
  it('EB-5.2, EB-5.3 a finished game is won, lost or shared', () => {
    expect(chance([510, 490])).toBeCloseTo(1, 2);
    expect(chance([490, 510])).toBeCloseTo(0, 2);
    expect(chance([510, 510])).toBeCloseTo(0.5, 2);
    expect(chance([100, 90], NOTHING, { rounds: 1 })).toBeCloseTo(1, 2);
  });

  it('EB-5.2 a lead counts the more the less is still to come', () => {
    const early = chance([140, 100]);
    expect(early).toBeGreaterThan(0.5);
    expect(chance([440, 400])).toBeGreaterThan(early);
    expect(chance([540, 500], TWO_ROWS)).toBeGreaterThan(chance([440, 400]));
    expect(chance([140, 100], TWO_ROWS, { rounds: 1 })).toBeGreaterThan(chance([140, 100], TWO_ROWS, { rounds: 9 }));
  });

  it('EB-5.2 who is behind would rather not have the game end now', () => {
    expect(chance([450, 490])).toBeGreaterThan(chance([460, 500]));
  });
});
