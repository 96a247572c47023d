import type { Opponents, Rules, Search, Thinking } from '@spieleabend/games';
import { pick, type Random } from '@spieleabend/kernel';
import { search } from './search.ts';

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

/** The opponents of a game that brings none of its own: by search, advised by its `greedy` except for the weakest. */
function general({ game, greedy }: Rules): Opponents {
  const policy: Search['policy'] = ({ state, seat, moves, random }) =>
    greedy({ view: game.view(state, seat), seat, moves, random });
  return {
    easy: { iterations: 20, steps: 2_000 },
    medium: { iterations: 60, steps: 3_000, policy },
    hard: { iterations: 300, steps: 10_000, policy },
  };
}

/**
 * The bot of this name: one of `LEVELS`, or a yardstick of the game's own; undefined where the game knows no such bot. What it needs is
 * loaded and worked out now or at its first move, and kept.
 */
export async function loadBot(rules: Rules, name: string): Promise<Bot | undefined> {
  const { game, greedy } = rules;
  if (name === 'greedy') return chooseWith(game, greedy);
  if (name === 'random') return chooseWith(game, ({ moves, random }) => pick(moves, random));
  const opponents: Opponents = (await rules.opponents?.()) ?? general(rules);
  const { yardsticks, ...strengths } = opponents;
  const thinking = new Map<string, Thinking>(Object.entries({ ...yardsticks, ...strengths })).get(name);
  return thinking === undefined ? undefined : chooseWith(game, thinking);
}

function chooseWith(game: Rules['game'], thinking: Thinking): Bot {
  return ({ view, seat }, random) => {
    const moves = game.moves(game.resample(view, seat, random), seat);
    if (moves.length === 0) throw new Error(`${game.id}: seat ${seat} was asked for a move but owes none`);
    const move =
      typeof thinking === 'function'
        ? thinking({ view, seat, moves, random })
        : search(game, thinking, { view, seat }, random);
    return game.makeMove(move);
  };
}
