import type { Rules } from '@spieleabend/games';
import { err, type Options, ok, type Result, resolveOptions, type Setup } from '@spieleabend/kernel';
import { type Failure, failure } from './failure.ts';

/** The options of `simulate` as they are typed. */
export interface SimulateOptions {
  readonly seats?: string;
  readonly games: string;
  readonly seed: string;
  readonly options: string;
  readonly bots: string;
  readonly records?: string;
  readonly data?: string;
}

/** What is to be simulated, checked. */
export interface SimulateRequest {
  readonly setup: Setup;
  readonly games: number;
  readonly levels: readonly string[];
}

/** The house rules in a text, for so many seats: what is not named has its default (C-5). */
export function optionsRequest(game: Rules['game'], text: string, seats: number): Result<Options, Failure> {
  const given = jsonObject(text);
  if (given === null) return err(failure({ code: 'bad-options' }));
  const options = resolveOptions(game.options, given, seats);
  return options.ok ? options : err(failure({ ...options.error, field: options.error.option }));
}

const MAX_GAMES = 100_000_000;

/** `data`: component data of an owner's own, checked; undefined for the game's own. */
export function simulateRequest(
  { game }: Rules,
  typed: SimulateOptions,
  data?: unknown,
): Result<SimulateRequest, Failure> {
  const seats = typed.seats === undefined ? game.seats.min : wholeNumber(typed.seats);
  if (seats === null || seats < game.seats.min || seats > game.seats.max) {
    return err(failure({ code: 'bad-seats', ...game.seats }));
  }
  const games = wholeNumber(typed.games);
  if (games === null || games < 1 || games > MAX_GAMES) {
    return err(failure({ code: 'bad-number', option: '--games', min: 1, max: MAX_GAMES }));
  }
  const levels = typed.bots.split(',');
  if (levels.length > seats) return err(failure({ code: 'too-many-bots', seats }));
  const options = optionsRequest(game, typed.options, seats);
  if (!options.ok) return options;
  const setup = { seats, options: options.value };
  return ok({ setup: data === undefined ? setup : { ...setup, data }, games, levels });
}

/** A whole number in its one spelling, or null. */
export function wholeNumber(text: string): number | null {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null;
}

function jsonObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : null;
  } catch {
    return null;
  }
}
