import { type Chooser, type Random, sample } from '@spieleabend/kernel';
import type { Move } from '../move.ts';
import { opponents } from '../opponents.ts';
import { game } from '../rules.ts';
import type { View } from '../view.ts';

/** The mean score of so many rounds, and its standard error. */
export interface Sampled {
  readonly mean: number;
  readonly error: number;
}

/** What `hard` scores when it plays so many rounds alone on the built-in sheet of this number: at the table, by the rules, from views. */
export function playAlone(sheet: number, rounds: number, random: Random): Sampled {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const score = scoreOf(sheet, random);
    sum += score;
    squares += score * score;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) };
}

function scoreOf(sheet: number, random: Random): number {
  const hard = opponents.hard as Chooser<Move, View>;
  let next = game.chance(game.start({ seats: 1, options: {} }), [sheet]);
  for (;;) {
    if (!next.ok) throw new Error(`Besenbingo: refused: ${next.error.code}`);
    const state = next.value;
    const status = game.status(state);
    if (status.type === 'over') return status.result.scores[0] ?? 0;
    next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, 0, hard({ view: game.view(state, 0), seat: 0, moves: game.moves(state, 0), random }));
  }
}
