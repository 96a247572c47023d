import { seeded } from '@spieleabend/kernel';
import { nameOf, setupsOf, walk } from '@spieleabend/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, copiesOf, DICE_CARDS } from './data/material.ts';
import { total } from './row.ts';
import { game } from './rules.ts';
import type { State } from './state.ts';
import { handOf } from './testing.ts';
import { resample } from './view.ts';

function demand(held: boolean, complaint: string): void {
  if (!held) throw new Error(complaint);
}

/** Throws where a card or a figure has been lost, doubled or misplaced. */
function count(state: State): void {
  const { middle, rows } = game.view(state, 'spectator');
  const held = state.hands.flatMap((_, seat) => handOf(state, seat));
  demand(total(state.pile) + total(state.discard) + held.length === ALL_CARDS, 'not 130 dice cards');
  demand(total(state.pile) > 0, 'the pile is empty');
  for (let card = 1; card <= 6; card++) {
    const copies = (state.pile[card] ?? 0) + (state.discard[card] ?? 0) + held.filter((own) => own === card).length;
    demand(copies === DICE_CARDS[card], `${copies} dice cards ${card}`);
  }
  const figures = rows.flat().flatMap((row) => row.figures);
  demand(total(middle) + figures.length === (state.seats === 2 ? 40 : 50), 'not all figures');
  for (let figure = 1; figure <= 40; figure++) {
    const lying = middle[figure] ?? -1;
    const copies = lying + figures.filter((own) => own === figure).length;
    demand(lying >= 0 && copies === copiesOf(figure, state.seats), `${copies} figures ${figure}`);
  }
  for (const [seat, own] of rows.entries()) {
    for (const row of own) {
      demand(
        row.figures.every((figure, at) => at === 0 || figure > (row.figures[at - 1] ?? figure)),
        'a row descends',
      );
    }
    const ends = [0, 1, 2].map((row) => own[row]?.figures.at(-1) ?? 0);
    demand(ends.join() === state.ends.slice(seat * 3, seat * 3 + 3).join(), `the ends of seat ${seat}`);
  }
}

describe('nothing is lost', () => {
  it.each(setupsOf(game).map((setup) => [nameOf(setup), setup] as const))(
    'MK-1.1 MK-1.2 all figures and dice cards are there in every state, rows ascend and stand without gaps: %s',
    (name, setup) => {
      const random = seeded(name);
      const { points } = walk(game, setup, `conservation ${name}`);
      for (const { state } of points) {
        count(state);
        count(resample(game.view(state, 0), 0, random));
      }
      expect(points.length).toBeGreaterThan(100);
    },
  );
});
