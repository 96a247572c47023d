import { sample } from './chance.ts';
import type { Game, GameResult, Setup } from './game.ts';
import { pick, type Random } from './random.ts';

export interface Playout {
  readonly result: GameResult;
  /** Decisions made; chance events do not count. */
  readonly decisions: number;
}

/** Plays one game to its end with random legal moves, validated like any other: the raw speed of the rules, without log or texts. */
export function playout<S, M, V>(game: Game<S, M, V>, setup: Setup, random: Random): Playout {
  let state = game.start(setup);
  let decisions = 0;
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return { result: status.result, decisions };
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, status.seats[0] ?? 0, pick(game.moves(state, status.seats[0] ?? 0), random));
    if (!next.ok) throw new Error(`${game.id}: a listed move was refused: ${next.error.code}`);
    if (status.type === 'decide') decisions++;
    state = next.value;
  }
}
