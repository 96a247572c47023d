import { pick, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import { type ExtraTip, game, positionOf, type State, winnerOf } from './rules.ts';
import { reachable, report, solve, type Value } from './solve.ts';

const READINGS: readonly ExtraTip[] = ['made', 'lying'];

function after(state: State, move: ReturnType<typeof game.moves>[number]): State {
  const next = game.step(state, state.seat, move);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** What the successors of a position say about it, straight from the rules. */
function fromSuccessors(state: State, value: (state: State) => Value): Value {
  const worth = game.moves(state, state.seat).map((move): Value => {
    const next = after({ ...state, past: [] }, move);
    if (next.end !== null) return { outcome: winnerOf(next) === state.seat ? 'won' : 'lost', distance: 0 };
    const { outcome, distance } = value(next);
    if (outcome === 'undecided' || next.seat === state.seat)
      return outcome === 'undecided' ? value(next) : { outcome, distance };
    return { outcome: outcome === 'won' ? 'lost' : 'won', distance };
  });
  const distances = (outcome: 'won' | 'lost') =>
    worth.flatMap((one) => (one.outcome === outcome ? [one.distance ?? 0] : []));
  if (distances('won').length > 0) return { outcome: 'won', distance: 1 + Math.min(...distances('won')) };
  if (distances('lost').length < worth.length) return { outcome: 'undecided', distance: null };
  return { outcome: 'lost', distance: 1 + Math.max(...distances('lost')) };
}

describe.each(READINGS)('EINEU solved (%s)', (extraTip) => {
  const { value } = solve(extraTip);
  const positions = reachable(extraTip);

  test('every value follows from those of the positions behind it', () => {
    expect(positions.length).toBeGreaterThan(1000);
    for (const state of positions)
      expect(fromSuccessors(state, value), String(positionOf(state))).toEqual(value(state));
  });

  test('who follows the values from a won position wins in time, whatever the other does', () => {
    const random = seeded(`solve ${extraTip}`);
    const won = positions.filter((state) => value(state).outcome === 'won');
    for (let n = 0; n < 2000; n++) {
      let state = pick(won, random);
      const winner = state.seat;
      for (let left = value(state).distance ?? 0; state.end === null; left--) {
        expect(left).toBeGreaterThan(0);
        const moves = game.moves(state, state.seat);
        if (state.seat !== winner) state = after(state, pick(moves, random));
        else {
          const next = moves.map((move) => after(state, move));
          const shortest = (one: State): number => {
            if (one.end !== null) return winnerOf(one) === winner ? 0 : Number.POSITIVE_INFINITY;
            const { outcome, distance } = value(one);
            return outcome === (one.seat === winner ? 'won' : 'lost') ? (distance ?? 0) : Number.POSITIVE_INFINITY;
          };
          state = next.reduce((best, one) => (shortest(one) < shortest(best) ? one : best));
        }
      }
      expect(winnerOf(state)).toBe(winner);
    }
  });

  test('EI-4.2 a position that would draw the game for the third time is no step to a win', () => {
    const start = positions.find((state) => value(state).outcome === 'won' && value(state).distance === 2);
    if (start === undefined) throw new Error('no position is won in two decisions');
    const steps = game.moves(start, start.seat).map((move) => after({ ...start, past: [] }, move));
    const keys = (states: readonly State[]) =>
      new Set(states.map((state) => positionOf({ ...state, seat: state.targets?.[state.seat] === 9 ? 0 : 1 })));
    const good = steps.filter((state) => state.end === null && value(state).outcome === 'won');
    expect(solve(extraTip, keys(good)).value(start)).not.toEqual(value(start));
    expect(solve(extraTip, new Set()).value(start)).toEqual(value(start));
  });
});

test('EI-3.4 the report: neither side can force a win by default, under the literal reading the starter wins with four tips', () => {
  expect(report({ extraTip: 'made' })).toMatchObject({
    lost: 0,
    openings: { 4: { outcome: 'undecided' }, 6: { outcome: 'undecided' } },
  });
  const won = { outcome: 'won', distance: 4 };
  expect(report({ extraTip: 'lying' })).toMatchObject({ openings: { 4: won, 6: won } });
});
