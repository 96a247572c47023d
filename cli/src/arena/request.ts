import { availableParallelism } from 'node:os';
import type { Rules } from '@spieleabend/games';
import { err, ok, type Result } from '@spieleabend/kernel';
import { type Failure, failure } from '../failure.ts';
import { type SimulateOptions, simulateRequest, wholeNumber } from '../request.ts';
import type { Match } from './block.ts';
import { lineup } from './seating.ts';

/** The options of `arena` as they are typed. */
export interface ArenaOptions extends Omit<SimulateOptions, 'records'> {
  readonly workers?: string;
}

/** What is to be played, checked. */
export interface ArenaRequest {
  readonly match: Match;
  readonly blocks: number;
  readonly workers: number;
}

const MAX_WORKERS = 256;

/** `data` as in `simulateRequest`. Absent seats are as many as there are names; games are rounded up to whole blocks. */
export function arenaRequest(rules: Rules, typed: ArenaOptions, data?: unknown): Result<ArenaRequest, Failure> {
  const named = Math.max(rules.game.seats.min, typed.bots.split(',').length);
  const request = simulateRequest(rules, { ...typed, seats: typed.seats ?? String(named) }, data);
  if (!request.ok) return request;
  const workers = typed.workers === undefined ? availableParallelism() : wholeNumber(typed.workers);
  if (workers === null || workers < 1 || workers > MAX_WORKERS) {
    return err(failure({ code: 'bad-number', option: '--workers', min: 1, max: MAX_WORKERS }));
  }
  const { setup, games, levels } = request.value;
  const players = lineup(levels, setup.seats);
  const match = { game: rules.game.id, setup, players, seed: typed.seed };
  return ok({ match, blocks: Math.ceil(games / setup.seats), workers });
}
