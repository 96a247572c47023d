import {
  type Awaited,
  awaited,
  type ChanceSpec,
  type Game,
  type Look,
  type Refusal,
  seeded,
} from '@spieleabend/kernel';

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

/** The chance event that is due, as far as the viewer may know it; null where none is. */
export function awaitedIn(game: Game, look: Look): Awaited | null {
  if (look.chance === null) return null;
  const due = awaited(game, possibleState(game, look));
  if (due === null || due.spec.kind === 'dice' || game.secret === undefined) return due;
  // What is used up in one state that fits the view may be there in another: whatever may be there is offered.
  const specs = Array.from({ length: POSSIBLE }, (_, seed) => awaited(game, possibleState(game, look, seed))?.spec);
  return { ...due, spec: specs.reduce<ChanceSpec>(union, due.spec) };
}

/** So many states that fit a view show all that is likely. */
const POSSIBLE = 12;

function union(spec: ChanceSpec, other: ChanceSpec | undefined): ChanceSpec {
  if (spec.kind !== 'draw' || other?.kind !== 'draw') return spec;
  return { ...spec, counts: spec.counts.map((count, thing) => Math.max(count, other.counts[thing] ?? 0)) };
}

function possibleState(game: Game, look: Look, seed = 0): unknown {
  return game.resample(look.view, look.viewer, seeded(seed));
}
