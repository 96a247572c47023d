import type { Opponents, Rules, Search, Thinking } from '@spieleabend/games';
import { pick } from '@spieleabend/kernel';
import { type Bot, chooseWith } from './chooser.ts';
import { search } from './search.ts';

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
  return thinking === undefined ? undefined : botBy(game, thinking);
}

function botBy(game: Rules['game'], thinking: Thinking): Bot {
  if (typeof thinking === 'function') return chooseWith(game, thinking);
  return chooseWith(game, ({ view, seat, random }) => search(game, thinking, { view, seat }, random));
}
