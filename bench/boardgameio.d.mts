import type { Random } from '@spieleabend/kernel';

export interface Played {
  readonly scores: readonly number[];
  readonly decisions: number;
}

/** A random game through the bare reducer, as boardgame.io's own bots run it: its fastest way. */
export function throughReducer(seats: number, random: Random): Played;

/** A random game through a local client that all players share, as a page does. */
export function throughClient(seats: number, random: Random): Played;
