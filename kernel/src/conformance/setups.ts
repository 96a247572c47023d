import type { Game, Setup } from '../game.ts';
import { defaultOf, type OptionSpec, type OptionValue } from '../options.ts';

/** The values of an option that are worth a game each: all of few, the ends and the default of many. */
function valuesOf(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if (spec.kind === 'choice') return spec.choices;
  if (spec.kind === 'switch') return [false, true];
  return [...new Set([defaultOf(spec, seats), spec.min, spec.max])];
}

/** Every number of seats with every combination of house rules; all with this component data, where it is given. */
export function setupsOf(game: Game, data?: unknown): readonly Setup[] {
  const setups: Setup[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    let combinations: Record<string, OptionValue>[] = [{}];
    for (const spec of game.options) {
      combinations = valuesOf(spec, seats).flatMap((value) =>
        combinations.map((done) => ({ ...done, [spec.name]: value })),
      );
    }
    for (const options of combinations) setups.push(data === undefined ? { seats, options } : { seats, options, data });
  }
  return setups;
}

/** A setup as a short name for a test. */
export function nameOf(setup: Setup): string {
  const options = Object.entries(setup.options).map(([name, value]) => `${name}=${value}`);
  return [`${setup.seats} seats`, ...options].join(', ');
}
