import { parseEntry, type Result, type RuleError, type Setup } from '@spieleabend/kernel';
import type { Die } from '../data/dice.ts';
import { parseMove, parseOutcome } from '../notation.ts';
import { game, type State } from '../rules.ts';

/** What happened, without notation. */
export type Event =
  | { readonly type: 'roll'; readonly seat: number; readonly value: number }
  | { readonly type: 'tip'; readonly seat: number; readonly die: Die; readonly top: number }
  | { readonly type: 'stop'; readonly seat: number };

/** One entry of the log with the positions around it. */
export interface Step {
  /** The entry. */
  readonly code: string;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

/** The log played through; table events (`!…`) are no steps. Nothing is hidden in EINEU, so any log can be played by anybody. */
export function steps(log: readonly string[], setup: Setup): readonly Step[] {
  const played: Step[] = [];
  let before = game.start(setup);
  for (const code of log) {
    const step = play(before, code);
    if (step === null) continue;
    played.push(step);
    before = step.after;
  }
  return played;
}

/** The position after the last of these steps. */
export function position(played: readonly Step[], setup: Setup): State {
  return played.at(-1)?.after ?? game.start(setup);
}

function play(before: State, code: string): Step | null {
  const entry = parseEntry(code);
  if (!entry.ok) throw new Error(`EINEU: not an entry: ${code}`);
  const { value } = entry;
  if (value.type === 'table') return null;
  if (value.type === 'chance') {
    const outcome = parseOutcome(value.text);
    if (!outcome.ok) throw new Error(`EINEU: not a roll: ${code}`);
    const event: Event = { type: 'roll', seat: before.seat, value: outcome.value[0] ?? 0 };
    return { code, event, before, after: accepted(game.chance(before, outcome.value), code) };
  }
  const move = parseMove(value.text);
  if (!move.ok) throw new Error(`EINEU: not a move: ${code}`);
  const { seat } = value;
  const event: Event =
    move.value.type === 'stop'
      ? { type: 'stop', seat }
      : { type: 'tip', seat, die: move.value.die, top: move.value.top };
  return { code, event, before, after: accepted(game.step(before, seat, move.value), code) };
}

function accepted(result: Result<State, RuleError>, code: string): State {
  if (!result.ok) throw new Error(`EINEU: the log does not play on at ${code}: ${result.error.code}`);
  return result.value;
}
