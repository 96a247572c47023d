import { sample, seeded } from '@spieleabend/kernel';

/** Who plays, one name a seat: where there are more seats than names, the last name takes those that are left. */
export function lineup(names: readonly string[], seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => names[Math.min(seat, names.length - 1)] ?? '');
}

/**
 * Who sits where, by seat, in each game of a block: as many games as seats, so that everybody sits once in every seat. In which order they
 * sit round the table is drawn anew for each block, for it may matter who comes next.
 */
export function seatings(players: readonly string[], seed: string, block: number): readonly (readonly string[])[] {
  const counts = players.map(() => 1);
  const order = sample({ kind: 'draw', counts, take: players.length }, seeded(`${seed}/${block}/order`));
  const around = order.map((place) => players[place] ?? '');
  return around.map((_, turn) => [...around.slice(turn), ...around.slice(0, turn)]);
}
