import { err, type NotationError, type Outcome, ok, type Result } from '@spieleabend/kernel';
import { LANDINGS, MINUS, type Move, ROWS } from './move.ts';
import { nameOf, SQUARE_NAMES } from './square.ts';

const MOST_SHEETS = 9;

/** A move as text: `c3>1`, `c3>2`, `c3>3`, `c3>p`, or `-` for a minus field. */
export function makeMove(move: Move): string {
  return move.type === 'minus' ? '-' : `${nameOf(move.square)}>${ROWS[move.row]}`;
}

/** Reads a move. Reasons: `empty`, `not-a-square`, `no-arrow`, `not-a-row`, `too-long`. */
export function parseMove(text: string): Result<Move, NotationError> {
  if (text === '-') return ok(MINUS);
  if (text === '') return refuse(0, 'empty');
  if (text[0] === '-') return refuse(1, 'too-long');
  const square = SQUARE_NAMES.indexOf(text.slice(0, 2));
  if (square < 0) return refuse(/^[a-d]/.test(text) ? 1 : 0, 'not-a-square');
  if (text[2] !== '>') return refuse(2, 'no-arrow');
  const row = (ROWS as readonly string[]).indexOf(text[3] ?? '');
  if (row < 0) return refuse(3, 'not-a-row');
  if (text.length > 4) return refuse(4, 'too-long');
  return ok(LANDINGS[ROWS.length * square + row] ?? MINUS);
}

/** An outcome as text, a digit each: the sheets dealt in seat order, `317`, or the tower called, `8`. */
export function makeOutcome(outcome: Outcome): string {
  return outcome.join('');
}

/** Reads an outcome. Reasons: `empty`, `not-a-number` (1 to 9), `number-twice`. */
export function parseOutcome(text: string): Result<Outcome, NotationError> {
  if (text === '') return refuse(0, 'empty');
  const numbers: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = text[at] ?? '';
    if (digit < '1' || digit > `${MOST_SHEETS}`) return refuse(at, 'not-a-number');
    if (numbers.includes(Number(digit))) return refuse(at, 'number-twice');
    numbers.push(Number(digit));
  }
  return ok(numbers);
}

function refuse(at: number, reason: string): Result<never, NotationError> {
  return err({ code: 'notation', at, reason });
}
