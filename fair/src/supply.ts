import { type ChanceSpec, type Game, pick, type Setup, sample, seeded } from '@spieleabend/kernel';

/** Dice and piles that come up in games, for tests and measurements. */
export interface Supply {
  /** The faces of every die with more than one. */
  readonly dice: readonly (readonly number[])[];
  /** How many cards a pile held when one was drawn, ascending, each once; a pile of one needs no chance. */
  readonly piles: readonly number[];
}

/** What so many games of random play throw and draw from, with each number of seats and the usual rules. */
export function supplyOf(games: readonly Game[], setups: (game: Game) => readonly Setup[], plays: number): Supply {
  const dice = new Map<string, readonly number[]>();
  const piles = new Set<number>();
  for (const game of games) {
    for (const setup of setups(game)) {
      for (let n = 0; n < plays; n++) for (const spec of chanceOf(game, setup, `supply ${n}`)) note(spec, dice, piles);
    }
  }
  return { dice: [...dice.values()], piles: [...piles].sort((a, b) => a - b) };
}

function note(spec: ChanceSpec, dice: Map<string, readonly number[]>, piles: Set<number>): void {
  if (spec.kind === 'dice') {
    for (const die of spec.dice) if (die.length > 1) dice.set(die.join(), die);
    return;
  }
  const total = spec.counts.reduce((sum, count) => sum + count, 0);
  for (let left = total; left > total - spec.take; left--) if (left > 1) piles.add(left);
}

/** The chance events of one game of random play. */
function chanceOf(game: Game, setup: Setup, seed: string): readonly ChanceSpec[] {
  const random = seeded(seed);
  const specs: ChanceSpec[] = [];
  let state = game.start(setup);
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') return specs;
    if (status.type === 'chance') specs.push(status.spec);
    const seat = status.type === 'decide' ? (status.seats[0] ?? 0) : 0;
    const next =
      status.type === 'chance'
        ? game.chance(state, sample(status.spec, random))
        : game.step(state, seat, pick(game.moves(state, seat), random));
    if (!next.ok) throw new Error(`${game.id}: ${next.error.code}`);
    state = next.value;
  }
}
