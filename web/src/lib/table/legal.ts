import { type Game, type Look, type Refusal, seeded } from '@spieleabend/kernel';

/**
 * What the viewer of a look may do. It is asked of any state that fits the view: the viewer's own moves and refusals are the same in
 * all of them.
 */

/** The legal moves in the game's notation; empty where the viewer may not decide. */
export function legalMoves(game: Game, look: Look): readonly string[] {
  if (typeof look.viewer !== 'number' || look.ask === null) return [];
  return game.moves(possibleState(game, look), look.viewer).map((move) => game.makeMove(move));
}

/** Why the viewer may not make this move; null if he may. */
export function whyNot(game: Game, look: Look, text: string): Refusal | null {
  if (look.over !== null) return { code: 'over' };
  if (typeof look.viewer !== 'number' || look.ask === null) return { code: 'not-your-turn' };
  const move = game.parseMove(text);
  if (!move.ok) return move.error;
  const next = game.step(possibleState(game, look), look.viewer, move.value);
  return next.ok ? null : next.error;
}

function possibleState(game: Game, look: Look): unknown {
  return game.resample(look.view, look.viewer, seeded(0));
}
