import { err, ok, type Result } from './result.ts';

export type OptionValue = string | number | boolean;
/** The house rules of one table: every option of the game by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** One house rule as data: the form in the client, its validation and its documentation come from this. */
export type OptionSpec = {
  readonly name: string;
  /** The paragraph that offers it. */
  readonly rule: string;
} & (
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
  | { readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly kind: 'number';
      readonly default: number;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** Where the default hangs on the number of seats. */
      readonly bySeats?: Readonly<Record<number, number>>;
    }
);

export interface OptionError {
  readonly code: 'unknown-option' | 'bad-option';
  readonly rule: string;
  readonly option: string;
}

/** The value an option has when nobody names it (C-5). */
export function defaultOf(spec: OptionSpec, seats: number): OptionValue {
  return spec.kind === 'number' ? (spec.bySeats?.[seats] ?? spec.default) : spec.default;
}

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'choice':
      return typeof value === 'string' && spec.choices.includes(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= spec.min &&
        value <= spec.max &&
        (value - spec.min) % spec.step === 0
      );
  }
}

/** Every option with its value; what is not named has its default, what is unknown is refused (C-5). */
export function resolveOptions(
  specs: readonly OptionSpec[],
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Result<Options, OptionError> {
  const unknown = Object.keys(given).find((name) => !specs.some((spec) => spec.name === name));
  if (unknown !== undefined) return err({ code: 'unknown-option', rule: 'C-5', option: unknown });
  const options: Record<string, OptionValue> = {};
  for (const spec of specs) {
    const value = Object.hasOwn(given, spec.name) ? given[spec.name] : defaultOf(spec, seats);
    if (!fits(spec, value)) return err({ code: 'bad-option', rule: spec.rule, option: spec.name });
    options[spec.name] = value;
  }
  return ok(options);
}
