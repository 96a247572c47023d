import { err, type NotationError, type Outcome, ok, type Result } from '@spieleabend/kernel';
import { FACE_COUNT, ROW_COUNT } from './data/face.ts';
import { type Move, place, ROLL, STOP } from './move.ts';
import { FACE_OUTCOME, MOST_ROLLED } from './state.ts';

/** A move as text: `roll`, `stop`, or what the die shows and the row, counted from 1 at the top: `3@2`. */
export function makeMove(move: Move): string {
  return move.type === 'place' ? `${move.die}@${move.row + 1}` : move.type;
}

/** Reads a move. Reasons: `empty`, `not-a-die`, `no-at-sign`, `no-row`, `too-long`. */
export function parseMove(text: string): Result<Move, NotationError> {
  if (text === 'roll') return ok(ROLL);
  if (text === 'stop') return ok(STOP);
  if (text === '') return refuse(0, 'empty');
  const die = digitAt(text, 0);
  if (die < 1 || die > 6) return refuse(0, 'not-a-die');
  if (text[1] !== '@') return refuse(1, 'no-at-sign');
  const row = digitAt(text, 2);
  if (row < 1 || row > ROW_COUNT) return refuse(2, 'no-row');
  return text.length > 3 ? refuse(3, 'too-long') : ok(place(die, row - 1));
}

/** An outcome as text: `f7` for face 7; for a roll as many digits as dice, as they fell: `35526`. */
export function makeOutcome(outcome: Outcome): string {
  const [first = 0] = outcome;
  return first > FACE_OUTCOME ? `f${first - FACE_OUTCOME}` : outcome.join('');
}

/** Reads an outcome. Reasons: `empty`, `not-a-face` (no number from 1 to 16), `not-a-die` (in a roll), `too-long` (more than five dice). */
export function parseOutcome(text: string): Result<Outcome, NotationError> {
  if (text === '') return refuse(0, 'empty');
  return text[0] === 'f' ? parseFace(text) : parseRoll(text);
}

function parseFace(text: string): Result<Outcome, NotationError> {
  for (let number = 1; number <= FACE_COUNT; number++) if (text === `f${number}`) return ok([FACE_OUTCOME + number]);
  return refuse(1, 'not-a-face');
}

function parseRoll(text: string): Result<Outcome, NotationError> {
  const dice: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (at >= MOST_ROLLED) return refuse(at, 'too-long');
    const die = digitAt(text, at);
    if (die < 1 || die > 6) return refuse(at, 'not-a-die');
    dice.push(die);
  }
  return ok(dice);
}

/** The digit at a place of a text; 0 where there is none. */
function digitAt(text: string, at: number): number {
  const char = text[at] ?? '';
  return char >= '0' && char <= '9' ? Number(char) : 0;
}

function refuse(at: number, reason: string): Result<never, NotationError> {
  return err({ code: 'notation', at, reason });
}
