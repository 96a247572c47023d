import { err, type NotationError, type Outcome, ok, type Result } from '@spieleabend/kernel';
import { COLOURS, colourIndex, FIELDS, LETTERS, letterIndex } from './data/sheets.ts';
import { ENTRIES, KEEP, type Move, REROLL, STRIKE } from './move.ts';

/** A move as text: `keep`, `reroll`, `x`, or the colours entered in the order `wkrbyg`: `kb`. */
export function makeMove(move: Move): string {
  switch (move.type) {
    case 'keep':
    case 'reroll':
      return move.type;
    case 'strike':
      return 'x';
    case 'enter':
      return COLOURS.filter((_, colour) => ((move.colours >> colour) & 1) === 1).join('');
  }
}

/** Reads a move. Reasons: `empty`, `unknown-colour`, `colour-order` (a colour twice or out of order). */
export function parseMove(text: string): Result<Move, NotationError> {
  if (text === 'keep') return ok(KEEP);
  if (text === 'reroll') return ok(REROLL);
  if (text === 'x') return ok(STRIKE);
  if (text === '') return refuse(0, 'empty');
  let colours = 0;
  for (let at = 0; at < text.length; at++) {
    const colour = colourIndex(text[at] ?? '');
    if (colour < 0) return refuse(at, 'unknown-colour');
    if (colours >> colour !== 0) return refuse(at, 'colour-order');
    colours |= 1 << colour;
  }
  return ok(ENTRIES[colours] ?? STRIKE);
}

/**
 * An outcome as text: six digits for a roll, the letters of the sheets for a deal. A deal of all six sheets is no roll: sheet A, number 0,
 * is always among them.
 */
export function makeOutcome(outcome: Outcome): string {
  const isRoll = outcome.length === FIELDS && !outcome.includes(0);
  return isRoll ? outcome.join('') : outcome.map((letter) => LETTERS[letter] ?? '?').join('');
}

/** Reads an outcome. Reasons: `empty`, `too-short`, `too-long`, `not-a-face` (in a roll), `not-a-sheet`, `sheet-twice` (in a deal). */
export function parseOutcome(text: string): Result<Outcome, NotationError> {
  if (text === '') return refuse(0, 'empty');
  const first = text[0] ?? '';
  return first >= '0' && first <= '9' ? parseRoll(text) : parseDeal(text);
}

function parseRoll(text: string): Result<Outcome, NotationError> {
  const dice: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const digit = text[at] ?? '';
    if (at >= FIELDS) return refuse(at, 'too-long');
    if (digit < '1' || digit > '6') return refuse(at, 'not-a-face');
    dice.push(Number(digit));
  }
  return dice.length < FIELDS ? refuse(text.length, 'too-short') : ok(dice);
}

function parseDeal(text: string): Result<Outcome, NotationError> {
  const letters: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = letterIndex(text[at] ?? '');
    if (letter < 0) return refuse(at, 'not-a-sheet');
    if (letters.includes(letter)) return refuse(at, 'sheet-twice');
    letters.push(letter);
  }
  return ok(letters);
}

function refuse(at: number, reason: string): Result<never, NotationError> {
  return err({ code: 'notation', at, reason });
}
