import type { Game, Setup } from '../game.ts';
import { INVARIANTS } from './invariants.ts';
import { nameOf, setupsOf } from './setups.ts';
import { walk } from './walk.ts';

export { nameOf, setupsOf } from './setups.ts';
export { freeze, walk } from './walk.ts';

/** One check of the suite: throws, with the seed of the game, where the game breaks the promise in its name. */
export interface Check {
  readonly setup: string;
  readonly promise: string;
  run(): void;
}

/**
 * The suite that every game has to pass: each promise of the contract, on random games of every number of seats and every house rule.
 * It needs no test runner; `games` is the number of random games for each setup, `data` component data in place of the game's own.
 */
export function conformance(game: Game, games = 4, data?: unknown): readonly Check[] {
  return setupsOf(game, data).flatMap((setup) =>
    Object.entries(INVARIANTS).map(([promise, invariant]) => ({
      setup: nameOf(setup),
      promise,
      run: () => onRandomGames(game, setup, games, invariant),
    })),
  );
}

function onRandomGames(game: Game, setup: Setup, games: number, invariant: (typeof INVARIANTS)[string]): void {
  for (let n = 0; n < games; n++) {
    const seed = `${game.id}/${nameOf(setup)}/${n}`;
    try {
      invariant(game, walk(game, setup, seed));
    } catch (error) {
      throw new Error(`${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
