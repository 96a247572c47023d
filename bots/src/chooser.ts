import type { Chooser, Game, Random } from '@spieleabend/kernel';

/** All that a bot may know: what its seat sees. A kernel `Look` with its seat will do; a state never comes near it. */
export interface Seen {
  readonly view: unknown;
  readonly seat: number;
}

/**
 * Chooses a move, in the game's notation. It depends on nothing but what is seen and the random source: what is hidden is drawn anew before
 * the legal moves are listed. Throws if the seat owes no decision: asking then is the caller's bug.
 */
export type Bot = (seen: Seen, random: Random) => string;

/** The bot that chooses so. */
export function chooseWith(game: Game, chooser: Chooser): Bot {
  return ({ view, seat }, random) => {
    const moves = game.moves(game.resample(view, seat, random), seat);
    if (moves.length === 0) throw new Error(`${game.id}: seat ${seat} was asked for a move but owes none`);
    return game.makeMove(chooser({ view, seat, moves, random }));
  };
}
