import type { Random } from '@spieleabend/kernel';
import type { Network } from '../../thinking/network.ts';
import { greedyPlayer, learned, play } from './play.ts';

/** The share of games won by one player who looks one decision ahead with a network, among `greedy` players, his seat changing. */
export function winsAmongGreedy(network: Network, seats: number, games: number, random: Random): number {
  const thinker = learned(network);
  const others = greedyPlayer(random);
  let won = 0;
  for (let played = 0; played < games; played++) {
    const own = played % seats;
    const end = play(seats, (seat) => (seat === own ? thinker : others), random);
    // Without house rules who moved last has won.
    if (end.over && end.active === own) won++;
  }
  return won / games;
}
