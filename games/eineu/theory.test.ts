import { pick, sample, seeded } from '@spieleabend/kernel';
import { describe, expect, test } from 'vitest';
import type { Die } from './data/dice.ts';
import type { Move } from './notation.ts';
import { type ExtraTip, game, positionOf, type State, winnerOf } from './rules.ts';

function opening(face: 4 | 6, extraTip: ExtraTip): State {
  const rolled = game.chance(game.start({ seats: 2, options: { extraTip } }), [face]);
  if (!rolled.ok) throw new Error(rolled.error.code);
  return rolled.value;
}

function step(state: State, move: Move): State {
  const next = game.step(state, state.seat, move);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

/** The states that one move leads to, without the past: a position of its own, however it came about. */
function successors(state: State): readonly State[] {
  return game.moves(state, state.seat).map((move) => step({ ...state, past: [] }, move));
}

/** The fewest tips with which the player who begins can win within his first turn, or null. */
function firstTurnWin(face: 4 | 6, extraTip: ExtraTip): number | null {
  const seen = new Set<number>();
  let reached = [opening(face, extraTip)];
  for (let tips = 1; reached.length > 0; tips++) {
    const next = reached.flatMap(successors).filter((state) => !seen.has(positionOf(state)));
    if (next.some((state) => winnerOf(state) === 0)) return tips;
    reached = next.filter((state) => state.seat === 0);
    for (const state of reached) seen.add(positionOf(state));
  }
  return null;
}

/** Whether a seat can force a win from the opening, however the other plays; going round in circles is no win (EI-4.2). */
function canForce(winner: 0 | 1, start: State): boolean {
  const states = new Map<number, { state: State; next: readonly State[] }>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (state.end !== null || states.has(positionOf(state))) continue;
    const next = successors(state);
    states.set(positionOf(state), { state, next });
    open.push(...next);
  }
  const won = new Set<number>();
  for (let size = -1; size < won.size; ) {
    size = won.size;
    for (const [position, { state, next }] of states) {
      const good = (after: State) => winnerOf(after) === winner || (after.end === null && won.has(positionOf(after)));
      if (state.seat === winner ? next.some(good) : next.every(good)) won.add(position);
    }
  }
  return won.has(positionOf(start));
}

const OPENINGS = [4, 6] as const;

describe('why the ruling of EI-3.4 is as it is', () => {
  test.each(OPENINGS)(
    'EI-3.4 [lying] after a %i the player who begins wins in his first turn with four tips',
    (face) => {
      expect(firstTurnWin(face, 'lying')).toBe(4);
    },
  );

  test.each(OPENINGS)('EI-3.4 [made] after a %i neither side can force a win', (face) => {
    expect(canForce(0, opening(face, 'made'))).toBe(false);
    expect(canForce(1, opening(face, 'made'))).toBe(false);
  });

  test.each(OPENINGS)('EI-3.4 [lying] after a %i the player who begins can force a win', (face) => {
    expect(canForce(0, opening(face, 'lying'))).toBe(true);
  });
});

describe('the two openings mirror each other', () => {
  const other: Readonly<Record<Die, Die>> = { b: 'r', r: 'b', k: 'k' };
  const mirrored = (move: Move): Move =>
    move.type === 'stop' ? move : { type: 'tip', die: other[move.die], top: 10 - move.top };
  const names = (state: State) => game.moves(state, state.seat).map((move) => game.makeMove(move));

  test.each(['made', 'lying'] as const)(
    'EI-2.2 x → 10 − x with blue and red exchanged maps the game on itself (%s)',
    (extraTip) => {
      const random = seeded(`mirror ${extraTip}`);
      for (let n = 0; n < 50; n++) {
        let state = game.start({ seats: 2, options: { extraTip } });
        let image = state;
        for (;;) {
          const status = game.status(state);
          expect(game.status(image)).toEqual(status);
          if (status.type === 'over') break;
          if (status.type === 'chance') {
            const [face = 0] = sample(status.spec, random);
            const [a, b] = [game.chance(state, [face]), game.chance(image, [10 - face])];
            if (!a.ok || !b.ok) throw new Error('a roll was refused');
            [state, image] = [a.value, b.value];
            continue;
          }
          const moves = game.moves(state, state.seat);
          expect(names(image).sort()).toEqual(moves.map((move) => game.makeMove(mirrored(move))).sort());
          const move = pick(moves, random);
          [state, image] = [step(state, move), step(image, mirrored(move))];
          expect(image.tops).toEqual({ b: 10 - state.tops.r, r: 10 - state.tops.b, k: 10 - state.tops.k });
        }
      }
    },
  );
});
