import { err, type NotationError, type Outcome, ok, type Result } from '@spieleabend/kernel';
import { DICE, DIE_DATA, type Die } from './data/dice.ts';

/** A decision: to tip a die so that `top` comes up, or to end a turn that could go on. */
export type Move = Tip | Stop;
export interface Tip {
  readonly type: 'tip';
  readonly die: Die;
  readonly top: number;
}
export interface Stop {
  readonly type: 'stop';
}

export const STOP: Stop = { type: 'stop' };

/** Every tip that can be written down, by die and new top (1 to 9); whether the die bears that face is for the rules to say. */
export const TIPS: Readonly<Record<Die, readonly Tip[]>> = { b: tipsOf('b'), r: tipsOf('r'), k: tipsOf('k') };

function tipsOf(die: Die): readonly Tip[] {
  return Array.from({ length: 10 }, (_, top): Tip => ({ type: 'tip', die, top }));
}

const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ...DICE.flatMap((die) => TIPS[die].slice(1).map((tip): [string, Move] => [makeMove(tip), tip])),
  ['stop', STOP],
]);

const OUTCOMES: ReadonlyMap<string, Outcome> = new Map(DIE_DATA.k.faces.map((face) => [String(face), [face]]));

/** The text of a move: `b9`, `stop`. */
export function makeMove(move: Move): string {
  return move.type === 'stop' ? 'stop' : move.die + move.top;
}

/** Reads a move: a die's letter and a digit from 1 to 9, or `stop`. */
export function parseMove(text: string): Result<Move, NotationError> {
  return read(MOVES, text);
}

/** The text of a roll of the black die: `4`. */
export function makeOutcome(outcome: Outcome): string {
  return outcome.join('');
}

/** Reads a roll: one face of the black die. */
export function parseOutcome(text: string): Result<Outcome, NotationError> {
  return read(OUTCOMES, text);
}

/** Looks a text up among all that are valid; otherwise says where it departs from the nearest of them. */
function read<Value>(texts: ReadonlyMap<string, Value>, text: string): Result<Value, NotationError> {
  const value = texts.get(text);
  if (value !== undefined) return ok(value);
  let at = 0;
  for (const valid of texts.keys()) {
    while (at < text.length && valid.startsWith(text.slice(0, at + 1))) at++;
  }
  return err({ code: 'notation', at, reason: at === text.length ? 'unfinished' : 'unexpected' });
}
