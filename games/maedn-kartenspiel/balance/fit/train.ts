import { pick, type Random } from '@spieleabend/kernel';
import { POINTS, WORTH } from '../../thinking/features.ts';
import { HIDDEN, type Network, networkOf, WEIGHT_COUNT } from '../../thinking/network.ts';
import { type Judgement, judge } from './judge.ts';
import { learn } from './learn.ts';
import { afterAll, learned, play } from './play.ts';

/** Of all decisions so many in a hundred are made at random, so that unusual tables come up, too. */
const AT_RANDOM = 3;
/** By the last game the rate of learning has fallen by this share. */
const SLOWED = 0.9;
/** Weights begin between minus this and this. */
const SPREAD = 0.2;

/** A network that has played no game: units that see nothing in particular, and a straight sum to which points and rows near 40 count. */
export function newNetwork(random: Random): Network {
  const any = (): number => (random.below(1_000_001) / 500_000 - 1) * SPREAD;
  const network = networkOf(new Float64Array(WEIGHT_COUNT));
  for (let at = 0; at < network.inward.length; at++) network.inward[at] = at % (HIDDEN + 1) === HIDDEN ? 0 : any();
  for (let unit = 0; unit < HIDDEN; unit++) network.outward[unit] = any();
  network.inward[straight(POINTS)] = 3;
  for (let band = 0; band < 6; band++) network.inward[straight(WORTH + band)] = 1 - 0.1 * band;
  return network;
}

/** Where the straight weight of a figure stands. */
function straight(figure: number): number {
  return figure * (HIDDEN + 1) + HIDDEN;
}

/** Lets a network play so many games against itself and learn from each; the first rate at which it learns is given. */
export function train(network: Network, seats: number, games: number, rate: number, random: Random): void {
  for (let played = 1; played <= games; played++) {
    const { judgements, winner } = playItself(network, seats, random);
    if (winner === null) continue;
    learn(network, judgements, winner, rate * (1 - (SLOWED * played) / games));
  }
}

interface Lesson {
  /** What was thought of every table after a decision, but for the last one. */
  readonly judgements: readonly Judgement[];
  /** Null if the game took too long. */
  readonly winner: number | null;
}

function playItself(network: Network, seats: number, random: Random): Lesson {
  // Before a reply one's own card is known, when foreseeing more than one decision also those of others: both have to be learned.
  const allKnown = random.below(2) === 0;
  const player = learned(network);
  const judgements: Judgement[] = [];
  let known: readonly number[] = new Array<number>(seats).fill(0);
  const end = play(
    seats,
    (seat) => (asked) => {
      const after = random.below(100) < AT_RANDOM ? pick(afterAll(asked), random) : player(asked);
      if (after.over) return after;
      const kept = after.hands[seat] ?? 0;
      known = known.with(seat, kept);
      const told = allKnown ? known : known.map((_, other) => (other === seat ? kept : 0));
      judgements.push(judge(network, after, seat, told));
      return after;
    },
    random,
  );
  return { judgements, winner: end.over ? end.active : null };
}
