import { type Outcome, type Random, resolveOptions, sample, seeded } from '@spieleabend/kernel';
import { greedy } from '../bot.ts';
import { FACE_COUNT } from '../data/face.ts';
import { game } from '../rules.ts';
import type { State } from '../state.ts';

/** What happened on one face in all rounds that showed it. */
export interface FaceTally {
  rounds: number;
  turns: number;
  /** Turns in which nothing could be chosen: nothing fitted, or there was always one legal move only. */
  forced: number;
  /** What all players together gained. */
  points: number;
}

export interface Tally {
  readonly seats: number;
  games: number;
  rounds: number;
  /** By face number; index 0 is not used. */
  readonly faces: readonly FaceTally[];
  /** Wins by seat; a shared win counts its share. Seat 0 begins the game. */
  readonly wins: number[];
  /** The turns of each game. */
  readonly lengths: number[];
}

/** Plays so many games of greedy players. */
export function simulate(seats: number, games: number, seed: string): Tally {
  const options = resolveOptions(game.options, {}, seats);
  if (!options.ok) throw new Error(options.error.code);
  const random = seeded(`${seed} ${seats}`);
  const tally: Tally = {
    seats,
    games,
    rounds: 0,
    faces: Array.from({ length: FACE_COUNT + 1 }, () => ({ rounds: 0, turns: 0, forced: 0, points: 0 })),
    wins: new Array<number>(seats).fill(0),
    lengths: [],
  };
  for (let n = 0; n < games; n++) playOne(game.start({ seats, options: options.value }), random, tally);
  return tally;
}

function playOne(start: State, random: Random, tally: Tally): void {
  let state = start;
  let turns = 0;
  /** The face of the turn that goes on, and whether anything could be chosen in it. */
  let face: FaceTally | undefined;
  let chosen = true;
  for (;;) {
    const status = game.status(state);
    if (status.type === 'over') break;
    const before = state;
    if (status.type === 'chance') {
      state = happen(state, sample(status.spec, random));
      if (before.phase === 'face') {
        tally.rounds++;
        const revealed = tally.faces[state.round.face?.number ?? 0];
        if (revealed !== undefined) revealed.rounds++;
      } else if (before.roll === 1) {
        if (face !== undefined && !chosen) face.forced++;
        chosen = false;
        face = tally.faces[before.round.face?.number ?? 0];
        if (face !== undefined) face.turns++;
        turns++;
      }
      continue;
    }
    const moves = game.moves(state, state.active);
    if (moves.length > 1) chosen = true;
    const move = greedy({ view: game.view(state, state.active), seat: state.active, moves, random });
    const next = game.step(state, state.active, move);
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    if (face !== undefined) face.points += sum(state.points) - sum(before.points);
  }
  if (face !== undefined && !chosen) face.forced++;
  tally.lengths.push(turns);
  const best = Math.max(...state.points);
  const winners = state.points.filter((points) => points === best).length;
  for (const [seat, points] of state.points.entries()) {
    if (points === best) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1 / winners;
  }
}

function happen(state: State, outcome: Outcome): State {
  const next = game.chance(state, outcome);
  if (!next.ok) throw new Error(next.error.code);
  return next.value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
