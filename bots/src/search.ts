import type { Search } from '@spieleabend/games';
import {
  type Game,
  type GameResult,
  pick,
  type Random,
  type Result,
  type RuleError,
  sample,
} from '@spieleabend/kernel';
import type { Seen } from './chooser.ts';
import { Tree } from './tree.ts';

/** One decision of so many below the tree is taken at random, whatever the policy says: else all games would be alike, or never end. */
const WHIMS = 4;

/**
 * The move that information-set Monte Carlo tree search prefers (Cowling, Powley and Whitehouse 2012, with a single observer): one tree
 * for all states that fit the view. Every iteration draws such a state anew, goes down the tree among the moves that are legal there,
 * adds one arm, plays the game on and tells every arm on its way how its seat fared. Chance comes as it comes, in the tree and below.
 *
 * It depends on nothing but the view and `random`; the tree has at most one node and one arm an iteration. Throws where the game refuses a
 * move that it lists: a bug of the game.
 */
export function search(game: Game, guide: Search, { view, seat }: Seen, random: Random): unknown {
  const legal = game.moves(game.resample(view, seat, random), seat);
  const tree = new Tree(random);
  let steps = legal.length > 1 ? guide.steps : 0;
  for (let iteration = 0; iteration < guide.iterations && steps > 0; iteration++) {
    const path = tree.walk();
    const rewards = playOn();
    if (rewards !== null) tree.reward(path, rewards);

    /** Plays from a state drawn anew to the end or the cut; what every seat gets. Null where no steps are left. */
    function playOn(): readonly number[] | null {
      let state = game.resample(view, seat, random);
      for (let depth = 0; ; ) {
        const status = game.status(state);
        if (status.type === 'over') return rewardsOf(status.result);
        if (path.ended && guide.cut !== undefined && depth >= guide.cut.depth) return guide.cut.evaluate(state);
        if (steps-- <= 0) return null;
        if (status.type === 'chance') {
          state = accepted(game, game.chance(state, sample(status.spec, random)));
          continue;
        }
        const mover = status.seats[0] ?? 0;
        const moves = game.moves(state, mover);
        const advised = guide.policy?.({ state, seat: mover, moves, random });
        let move: unknown;
        if (path.ended) {
          depth++;
          move = advised === undefined || random.below(WHIMS) === 0 ? pick(moves, random) : advised;
        } else {
          move =
            moves[path.choose(mover, moves.map(game.makeMove), moves.indexOf(advised), status.sealed.length === 0)];
        }
        state = accepted(game, game.step(state, mover, move));
      }
    }
  }
  const favourite = tree.first(seat, legal.map(game.makeMove));
  return favourite === undefined ? pick(legal, random) : legal[favourite];
}

/** The share of the others that a seat is ahead of, a tie counting one half; alone, the points. */
function rewardsOf({ ranks, scores }: GameResult): readonly number[] {
  if (ranks.length === 1) return scores;
  const others = ranks.length - 1;
  return ranks.map(
    (own) => ranks.reduce((sum, rank) => sum + (rank > own ? 1 : rank === own ? 0.5 : 0), -0.5) / others,
  );
}

function accepted<State>({ id }: Game, next: Result<State, RuleError>): State {
  if (!next.ok) throw new Error(`${id}: a listed move was refused: ${next.error.code}`);
  return next.value;
}
